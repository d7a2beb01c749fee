// Says who won.

import { list, t } from '../words.js';

/** @typedef {import('../types.js').Scene} Scene */

/** @param {Scene} scene */
export const winnersOf = (scene) => /** @type {number[]} */ (scene.view.winners ?? []);

/** @param {Scene} scene */
export function headline(scene) {
  const winners = winnersOf(scene);
  const others = winners.filter((seat) => seat !== scene.you);
  const names = list(others.map((seat) => scene.names[seat]));
  if (others.length === winners.length) return t('end-won', { count: winners.length, names });
  return others.length ? t('end-you-shared', { names }) : t('end-you');
}
