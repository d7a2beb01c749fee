// The option of a game that is offered with "Play now", such as which set is played with. The choice is kept.

import { t } from '../words.js';
import { appState } from '../app-state.js';
import { aboutOf } from '../boards.js';
import { store, stored } from '../storage.js';
import { choice } from './header.js';

/** Returns the option with its name and the chosen value; null for a game that offers none. @param {string} game */
function offered(game) {
  const name = aboutOf(game)?.offers;
  const option = name ? appState.games.find((info) => info.game === game)?.options[name] : null;
  if (!name || option?.type !== 'choice') return null;
  const kept = stored(`${game}-${name}`, '');
  return { name, values: option.values, value: option.values.includes(kept) ? kept : option.default };
}

/** Returns the options of a new table. @param {string} game @returns {Record<string, string>} */
export function offeredOptions(game) {
  const offer = offered(game);
  return offer ? { [offer.name]: offer.value } : {};
}

/** Draws the choice. @param {string} game */
export function offeredChoice(game) {
  const offer = offered(game);
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
