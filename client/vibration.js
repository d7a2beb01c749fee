// Vibration, off until it is wanted.

import { stored } from './storage.js';

/** In milliseconds: on, off, on, ... */
const VIBRATIONS = { turn: [35, 60, 35], refused: [20] };

/** Whether vibration works: computers have the function too, but it does nothing there. */
export const canVibrate = () => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** @param {keyof typeof VIBRATIONS} name */
export function vibrate(name) {
  if (canVibrate() && stored('vibrate', 'off') === 'on') navigator.vibrate(VIBRATIONS[name]);
}
