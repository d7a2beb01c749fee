// What the others did since you last moved.

/** @typedef {import('./types.js').News} News */

/** That a turn has ended is heard from whose turn it is now. @param {News} news */
export const worthTelling = (news) => news.event?.event !== 'ended';

/**
 * What was told of others after your own last move, oldest first. The first that a step brings is what its
 * player did; what follows may name anybody, as a card that is turned up for you does.
 * @param {News[]} log @param {number | null} you
 */
export function sinceYou(log, you) {
  const moves = log.filter((one) => one.event);
  const begins = (/** @type {News} */ one, /** @type {number} */ at) =>
    one.step === undefined || one.step !== moves[at - 1]?.step;
  const own = moves.findLastIndex((one, at) => one.event?.seat === you && begins(one, at));
  return moves.slice(own + 1).filter((one) => one.event?.seat !== you);
}
