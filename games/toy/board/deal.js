// The deal of Toy, for checking a shuffle in the browser.

/** @type {import('/deals.js').DealModule['deal']} */
export function deal({ shuffle }, players, { cards = 3 }) {
  const all = ['1', '2', '3', '4', '5', '6'].flatMap((card) => Array(4).fill(card));
  const shuffled = shuffle('pile', all);
  return dealtParts({
    hands: Array.from({ length: players }, (_, seat) => shuffled.slice(seat * cards, (seat + 1) * cards)),
    // The last card of the shuffled list lies on top of the pile.
    pile: shuffled.slice(players * cards).reverse(),
  });
}

/** A hand has no order. @type {import('/deals.js').DealModule['dealtParts']} */
export const dealtParts = ({ hands, pile }) => ({
  hands: hands.map((/** @type {string[]} */ hand) => hand.toSorted()),
  pile,
});
