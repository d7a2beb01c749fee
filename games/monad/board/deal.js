// The deal of Monad as docs/deals.md describes it, for checking a shuffle in the browser.

const COLOURS = 'royldg';

/** @type {import('/deals.js').DealModule['deal']} */
export function deal({ shuffle, dealOut }, players, { homes }) {
  const inUse = homes === 'cold' ? 'ldg' : players === 4 ? 'rold' : COLOURS;
  const commons = [...COLOURS].flatMap((colour) => Array(players).fill(`${colour}1`));
  /** @param {string} pile @param {number} rank */
  const column = (pile, rank) => shuffle(pile, COLOURS).map((colour) => `${colour}${rank}`);
  return dealtParts({
    homes: shuffle('homes', inUse).slice(0, players),
    hands: dealOut(shuffle('commons', commons), players),
    columns: { 2: column('bi', 2), 3: column('tri', 3), 4: column('quad', 4), 5: column('quint', 5) },
  });
}

/** A hand has no order. @type {import('/deals.js').DealModule['dealtParts']} */
export const dealtParts = ({ homes, hands, columns }) => ({
  homes,
  hands: hands.map((/** @type {string[]} */ hand) => hand.toSorted()),
  columns: [2, 3, 4, 5].map((rank) => columns[rank]),
});
