// The pieces of Toy in its rule book: cards by their number.

import { t } from '/words.js';
import { face } from './cards.js';

/** @type {import('/types.js').BookPieces} */
export const bookPieces = {
  width: 3,
  fan: 'across',
  draw: (code) => (/^[1-6]$/.test(code) ? face(code) : null),
  name: (code) => code,
  position: ({ hands }) => [{ label: t('toy-hand'), pieces: hands[0].join(' ') }],
};
