// The pieces of Rotundo in its rule book: cards of the usual deck by their material (`gold`), the same as they lie in a
// display (`in-gold`), and the back of a card (`back`).

import { t } from '/words.js';
import { cardBack, face, small } from './cards.js';
import { deckOf } from './deck.js';
import { fullName } from './names.js';

const IN_DISPLAY = /^in-/;

const usual = () => deckOf({ game: 'rotundo', players: 2 });

/** @param {string} code */
const isCard = (code) => usual().of(code).id === code;

/** @param {string} code */
function draw(code) {
  if (code === 'back') return cardBack();
  const card = code.replace(IN_DISPLAY, '');
  if (!isCard(card)) return null;
  return card === code ? face(usual(), card) : small(usual(), card);
}

/** @param {string} code */
const name = (code) => (code === 'back' ? t('rotundo-book-back') : fullName(usual(), code.replace(IN_DISPLAY, '')));

/** How many discards are drawn: as many as a collector may take, and one more. */
const DISCARDS = 4;

/** @param {Record<string, any>} state */
function position({ hands, displays, middle, discard, auction }) {
  const lying = (/** @type {string[]} */ cards) => cards.map((card) => `in-${card}`).join(' ');
  const rows = [
    { label: t('rotundo-book-middle'), pieces: middle ?? '' },
    { label: t('rotundo-book-bid'), pieces: lying(auction?.high.cards ?? []) },
    { label: t('rotundo-discard'), pieces: discard.slice(-DISCARDS).join('~') },
    { label: t('rotundo-display'), pieces: lying(displays[0]) },
    { label: t('rotundo-in-hand'), pieces: usual().sort(hands[0]).join(' ') },
  ];
  return rows.filter(({ pieces }) => pieces);
}

/** @type {import('/types.js').BookPieces} */
export const bookPieces = { width: 3.25, fan: 'across', draw, name, position };
