// Short synthesised sounds, off until the player switches them on.

import { stored } from './storage.js';

/**
 * One note of a sound: a tone, or with `noise` band-limited noise around that pitch. Lengths are in seconds, pitches
 * in hertz.
 * @typedef {{pitch: number, length: number, volume: number, at?: number, noise?: boolean}} Note
 * @typedef {keyof typeof SOUNDS | Note[]} Sound  one of the shell's sounds, or a game's own
 */

const SOUNDS = {
  /** A card on a wooden table: paper, then wood. */
  card: [
    { noise: true, pitch: 2600, length: 0.05, volume: 0.22 },
    { pitch: 150, length: 0.06, volume: 0.2, at: 0.012 },
  ],
  /** Three cards that belong together: a short click. */
  snap: [
    { noise: true, pitch: 3400, length: 0.03, volume: 0.2 },
    { pitch: 300, length: 0.05, volume: 0.16, at: 0.006 },
    { noise: true, pitch: 2600, length: 0.04, volume: 0.14, at: 0.09 },
  ],
  /** A knuckle on the table, twice. */
  knock: [
    { pitch: 120, length: 0.09, volume: 0.35 },
    { noise: true, pitch: 700, length: 0.03, volume: 0.2 },
    { pitch: 110, length: 0.1, volume: 0.3, at: 0.16 },
    { noise: true, pitch: 650, length: 0.03, volume: 0.16, at: 0.16 },
  ],
  /** A small bell, not loud. */
  chime: [
    { pitch: 880, length: 0.9, volume: 0.08, at: 0.35 },
    { pitch: 1320, length: 1.1, volume: 0.06, at: 0.38 },
    { pitch: 2210, length: 0.5, volume: 0.025, at: 0.38 },
  ],
  /** Your turn: two soft notes, the second a fifth up. */
  turn: [
    { pitch: 440, length: 0.3, volume: 0.1 },
    { pitch: 660, length: 0.5, volume: 0.1, at: 0.12 },
  ],
  /** The end: a chord that opens. */
  end: [
    { pitch: 330, length: 0.7, volume: 0.08 },
    { pitch: 415, length: 0.7, volume: 0.08, at: 0.13 },
    { pitch: 495, length: 0.9, volume: 0.08, at: 0.26 },
    { pitch: 660, length: 1.2, volume: 0.07, at: 0.39 },
  ],
};

/** @type {AudioContext | undefined} */
let audio;
/** @type {AudioBuffer | undefined} */
let noiseBuffer;

/** @param {Sound} sound */
export function playSound(sound) {
  if (stored('sound', 'off') !== 'on') return;
  audio ??= new AudioContext();
  // Browsers suspend audio until the first click on the page.
  if (audio.state === 'suspended') audio.resume();
  for (const note of typeof sound === 'string' ? SOUNDS[sound] : sound) playNote(audio, note);
}

/** @param {AudioContext} audio @param {Note} note */
function playNote(audio, { pitch, length, volume, at = 0, noise = false }) {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  gain.connect(audio.destination);
  const source = noise ? noiseSource(audio, pitch, gain) : toneSource(audio, pitch, gain);
  source.start(start);
  source.stop(start + length);
}

/** @param {AudioContext} audio @param {number} pitch @param {AudioNode} out */
function toneSource(audio, pitch, out) {
  const source = audio.createOscillator();
  source.type = 'sine';
  source.frequency.value = pitch;
  source.connect(out);
  return source;
}

/** @param {AudioContext} audio @param {number} pitch @param {AudioNode} out */
function noiseSource(audio, pitch, out) {
  if (!noiseBuffer) {
    noiseBuffer = audio.createBuffer(1, audio.sampleRate / 10, audio.sampleRate);
    const samples = noiseBuffer.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noiseBuffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  source.connect(band).connect(out);
  return source;
}
