// What the others did since your last move.

/** @typedef {import('./types.js').Update} Update */

/**
 * Returns whether an update is announced and shown in the bar.
 * @param {Update} update
 * @param {string[]} [quietEvents]  see `About`
 */
export const isWorthShowing = (update, quietEvents = []) => !quietEvents.includes(update.event?.event ?? '');

/**
 * Returns the updates about others after your own last move, oldest first. The first update of a step is what its
 * player did; those that follow may name any seat, such as a card that is turned up for you.
 * @param {Update[]} log @param {number | null} you
 */
export function sinceYourMove(log, you) {
  const moves = log.filter((one) => one.event);
  const beginsStep = (/** @type {Update} */ one, /** @type {number} */ at) =>
    one.step === undefined || one.step !== moves[at - 1]?.step;
  const own = moves.findLastIndex((one, at) => one.event?.seat === you && beginsStep(one, at));
  return moves.slice(own + 1).filter((one) => one.event?.seat !== you);
}
