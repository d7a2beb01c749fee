// Dry, small sounds, made here, and a nudge for the hand; both off until somebody switches them on.

import { remembered } from './store.js';

/**
 * One stroke of a sound: a tone, or with `noise` a breath of it around that pitch.
 * @typedef {{pitch: number, length: number, loud: number, at?: number, noise?: boolean}} Stroke
 * @typedef {keyof typeof SOUNDS} Sound
 */

/** Lengths in seconds, pitches in hertz. */
const SOUNDS = {
  /** A card on wood: paper, then the table below it. */
  card: [
    { noise: true, pitch: 2600, length: 0.05, loud: 0.22 },
    { pitch: 150, length: 0.06, loud: 0.2, at: 0.012 },
  ],
  /** A tile on its rail: hard, and hollow. */
  tile: [
    { noise: true, pitch: 4200, length: 0.018, loud: 0.25 },
    { pitch: 760, length: 0.045, loud: 0.16 },
    { pitch: 410, length: 0.05, loud: 0.12, at: 0.006 },
  ],
  /** Your turn: two soft notes, the second a fifth up. */
  turn: [
    { pitch: 440, length: 0.3, loud: 0.1 },
    { pitch: 660, length: 0.5, loud: 0.1, at: 0.12 },
  ],
  /** The end: a chord that opens. */
  end: [
    { pitch: 330, length: 0.7, loud: 0.08 },
    { pitch: 415, length: 0.7, loud: 0.08, at: 0.13 },
    { pitch: 495, length: 0.9, loud: 0.08, at: 0.26 },
    { pitch: 660, length: 1.2, loud: 0.07, at: 0.39 },
  ],
};

/** In milliseconds, on and off by turns. */
const NUDGES = { turn: [35, 60, 35], refused: [20] };

/** @type {AudioContext | undefined} */
let audio;
/** @type {AudioBuffer | undefined} */
let breath;

/** @param {Sound} name */
export function ping(name) {
  if (remembered('sound', 'off') !== 'on') return;
  audio ??= new AudioContext();
  // A browser keeps quiet until the page was touched once.
  if (audio.state === 'suspended') audio.resume();
  for (const stroke of SOUNDS[name]) strike(audio, stroke);
}

/** @param {AudioContext} audio @param {Stroke} stroke */
function strike(audio, { pitch, length, loud, at = 0, noise = false }) {
  const start = audio.currentTime + at;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(loud, start + 0.004);
  loudness.gain.exponentialRampToValueAtTime(0.0005, start + length);
  loudness.connect(audio.destination);
  const source = noise ? rustle(audio, pitch, loudness) : tone(audio, pitch, loudness);
  source.start(start);
  source.stop(start + length);
}

/** @param {AudioContext} audio @param {number} pitch @param {AudioNode} out */
function tone(audio, pitch, out) {
  const source = audio.createOscillator();
  source.type = 'sine';
  source.frequency.value = pitch;
  source.connect(out);
  return source;
}

/** @param {AudioContext} audio @param {number} pitch @param {AudioNode} out */
function rustle(audio, pitch, out) {
  if (!breath) {
    breath = audio.createBuffer(1, audio.sampleRate / 10, audio.sampleRate);
    const samples = breath.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = breath;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  source.connect(band).connect(out);
  return source;
}

/** Phones can; computers say that they can, and do nothing. */
export const canNudge = () => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** @param {keyof typeof NUDGES} name */
export function nudge(name) {
  if (canNudge() && remembered('nudge', 'off') === 'on') navigator.vibrate(NUDGES[name]);
}
