// The deal of Fiches as docs/deals.md describes it, for checking a shuffle in the browser.

const COLOURS = 'rybk';
/** The tiles of each set: numbers 1 to `numbers`, each `copies` times; `rack` tiles are dealt to each player. */
const SETS = {
  junior: { numbers: 10, copies: 1, jokers: 4, rack: 6 },
  classic: { numbers: 13, copies: 2, jokers: 2, rack: 14 },
};

/** @type {import('/deals.js').DealModule['deal']} */
export function deal({ shuffle, dealOut }, players, { set }) {
  const { numbers, copies, jokers, rack } = SETS[set === 'classic' ? 'classic' : 'junior'];
  const tiles = [...COLOURS].flatMap((colour) =>
    Array.from({ length: numbers }, (_, at) => Array(copies).fill(`${colour}${at + 1}`)).flat(),
  );
  const pot = shuffle('pot', [...tiles, ...Array(jokers).fill('J')]);
  const dealt = rack * players;
  return dealtParts({ racks: dealOut(pot.slice(0, dealt), players), pot: pot.slice(dealt) });
}

/** A rack has no order. @type {import('/deals.js').DealModule['dealtParts']} */
export const dealtParts = ({ racks, pot }) => ({
  racks: racks.map((/** @type {string[]} */ rack) => rack.toSorted()),
  pot,
});
