// The deal of Rotundo as docs/deals.md describes it, for checking a shuffle in the browser.

const MATERIALS = 'cloth fur leather clay stone wood glass copper platinum gold'.split(' ');
const COPIES = 6;
const HAND = 7;

/** @type {import('/deals.js').DealModule['deal']} */
export function deal({ shuffle, dealOut }, players, { deck }) {
  /** @type {{id: string, copies: number}[]} */
  const rows = deck ?? MATERIALS.map((id) => ({ id, copies: COPIES }));
  const cards = shuffle(
    'pile',
    rows.flatMap(({ id, copies }) => Array(copies).fill(id)),
  );
  const dealt = HAND * players;
  return dealtParts({
    hands: dealOut(cards.slice(0, dealt), players),
    middle: cards[dealt],
    pile: cards.slice(dealt + 1),
  });
}

/** A hand has no order. @type {import('/deals.js').DealModule['dealtParts']} */
export const dealtParts = ({ hands, middle, pile }) => ({
  hands: hands.map((/** @type {string[]} */ hand) => hand.toSorted()),
  middle,
  pile,
});
