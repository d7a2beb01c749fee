// What the texts of the lesson can say of a table.

import { constantsOf } from '/app-state.js';
import { nameOf } from '../board/names.js';

/** Numbers of tiles; a joker has that of the tile it stands for. @param {string[]} tiles */
const sum = (tiles) => tiles.reduce((total, tile) => total + Number(tile.slice(tile.startsWith('*') ? 2 : 1)), 0);

/** @param {import('/types.js').Scene} scene @returns {import('/format-message.js').Values} */
export function facts({ view, names, you, events }) {
  const own = you ?? 0;
  const { numbers, first_lay } = constantsOf('fiches')[view.options.set ?? 'junior'];
  const laid = events.findLast(({ event, seat }) => event === 'laid' && seat === you);
  const drawn = events.findLast(({ event, seat }) => event === 'drew' && seat === you);
  const joker = view.table.flat().find((/** @type {string} */ tile) => tile.startsWith('*'));
  return {
    chips: view.chips[own],
    numbers,
    needed: first_lay,
    name: names[1],
    earned: laid?.chips ?? 0,
    kept: laid?.take ?? 0,
    worth: sum(laid?.tiles ?? []),
    tile: drawn ? nameOf(drawn.tile) : '',
    joker: joker ? nameOf(joker.slice(1)) : '',
    paid: events.findLast(({ event }) => event === 'round_over')?.paid[1] ?? 0,
  };
}
