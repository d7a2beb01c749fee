// The names of tiles.

import { t } from '/words.js';

/** @param {string} kind  `r7` or `J` @param {string} [as] @returns {string} */
export function nameOf(kind, as) {
  if (kind === 'J') return as ? t('fiches-joker-for', { tile: nameOf(as) }) : t('fiches-joker');
  return t(`fiches-tile-${kind[0]}`, { number: kind.slice(1) });
}
