// Dry, small sounds, made here; off until somebody switches them on.

import { remembered } from './store.js';

/** @type {AudioContext | undefined} */
let audio;

/** Pitch in hertz and length in seconds: a card on wood, a tile on a rail, a chip, your turn. */
const SOUNDS = { card: [190, 0.05], tile: [520, 0.04], chip: [1250, 0.05], turn: [660, 0.22] };

/** @param {keyof typeof SOUNDS} name */
export function ping(name) {
  if (remembered('sound', 'off') !== 'on') return;
  audio ??= new AudioContext();
  const [pitch, length] = SOUNDS[name];
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = name === 'turn' ? 'sine' : 'triangle';
  tone.frequency.setValueAtTime(pitch, now);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, now + length);
  loudness.gain.setValueAtTime(0.18, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(now);
  tone.stop(now + length);
}
