// How long the others' moves are shown, as the user has set it.

import { stored } from './storage.js';

/** How long each stays, in milliseconds. */
export const HOLDS = { quick: 400, normal: 1000, calm: 1800, off: 0 };

/** Returns the setting: `normal` at first. @returns {keyof typeof HOLDS} */
export function pace() {
  const chosen = stored('pace', 'normal');
  return chosen in HOLDS ? /** @type {keyof typeof HOLDS} */ (chosen) : 'normal';
}
