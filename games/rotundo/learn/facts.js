// What the texts of the lesson can say of a table.

import { t } from '/words.js';
import { countsOf, deckOf } from '../board/deck.js';

/** What the card in the middle shows. @param {import('/types.js').View} view */
function middle(view) {
  if (!view.middle) return {};
  const { bag, number, value } = deckOf(view).of(view.middle);
  return { bag: t(`rotundo-bag-${bag}`), number, value };
}

/** @param {import('/types.js').Scene} scene @returns {import('/format-message.js').Values} */
export function facts({ view, names, you, events }) {
  const { display = 0, hand = 0, score = 0 } = view.standing[you ?? 0];
  return {
    ...middle(view),
    display,
    hand: -hand,
    score,
    /** What taking from the discard pile would cost at the end. */
    top: deckOf(view).value(view.discard.slice(-countsOf().taken)),
    worth: events.findLast(({ event }) => event === 'collected')?.value ?? 0,
    height: events.findLast(({ height }) => height)?.height ?? 0,
    name: names[1],
  };
}
