// The option of a game that is offered with "Play now", such as which set is played with. The choice is kept.

import { t } from '../words.js';
import { appState } from '../app-state.js';
import { store, stored } from '../storage.js';
import { choice } from './header.js';

/** @typedef {import('../types.js').About | undefined} Offers  of the game; unknown until it is loaded */

/**
 * Returns the option with its name and the chosen value; null for a game that offers none.
 * @param {string} game @param {Offers} about
 */
function offered(game, about) {
  const name = about?.offers;
  const option = name ? appState.games.find((info) => info.game === game)?.options[name] : null;
  if (!name || option?.type !== 'choice') return null;
  const kept = stored(`${game}-${name}`, '');
  return { name, values: option.values, value: option.values.includes(kept) ? kept : option.default };
}

/** Returns the options of a new table. @param {string} game @param {Offers} about @returns {Record<string, string>} */
export function offeredOptions(game, about) {
  const offer = offered(game, about);
  return offer ? { [offer.name]: offer.value } : {};
}

/** Draws the choice. @param {string} game @param {Offers} about */
export function offeredChoice(game, about) {
  const offer = offered(game, about);
  if (!offer) return null;
  const key = `${game}-option-${offer.name}`;
  const change = (/** @type {string} */ value) => store(`${game}-${offer.name}`, value);
  return choice(
    t(key),
    offer.value,
    offer.values.map((one) => [one, t(`${key}-${one}`)]),
    change,
  );
}
