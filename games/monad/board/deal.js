// The deal of Monad as docs/deals.md describes it, for checking a shuffle in the browser.

const COLOURS = 'royldg';

/** @type {import('/deals.js').DealModule['deal']} */
export async function deal({ shuffle, dealOut }, players, { homes }) {
  const inUse = homes === 'cold' ? 'ldg' : players === 4 ? 'rold' : COLOURS;
  const commons = [...COLOURS].flatMap((colour) => Array(players).fill(`${colour}1`));
  /** @param {string} pile @param {number} rank */
  const column = async (pile, rank) => (await shuffle(pile, COLOURS)).map((colour) => `${colour}${rank}`);
  return dealtParts({
    homes: (await shuffle('homes', inUse)).slice(0, players),
    hands: dealOut(await shuffle('commons', commons), players),
    columns: {
      2: await column('bi', 2),
      3: await column('tri', 3),
      4: await column('quad', 4),
      5: await column('quint', 5),
    },
  });
}

/** A hand has no order. @type {import('/deals.js').DealModule['dealtParts']} */
export const dealtParts = ({ homes, hands, columns }) => ({
  homes,
  hands: hands.map((/** @type {string[]} */ hand) => hand.toSorted()),
  columns: [2, 3, 4, 5].map((rank) => columns[rank]),
});
