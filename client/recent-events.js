// What happened, by its weight: what somebody did comes first, and what only followed from it stands beside it.

/**
 * @typedef {import('./types.js').Update} Update
 * @typedef {{main: Update, light: Update[]}} Told  something that was done, and what only followed from it
 */

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

/**
 * Puts what only followed, such as the next card that is turned up, to what it followed from: the move of the same
 * step, or the one before it by the same player. What followed from nothing that is told stands for itself.
 * @param {Update[]} updates  oldest first
 * @returns {Told[]}
 */
export function byWeight(updates) {
  /** @type {Told[]} */
  const told = [];
  for (const update of updates) {
    const last = told.at(-1);
    if (update.light && last && followsFrom(update, last.main)) last.light.push(update);
    else told.push({ main: update, light: [] });
  }
  return told;
}

/** @param {Update} update @param {Update} main */
const followsFrom = (update, main) =>
  main.event !== undefined && (update.step === main.step || update.event?.seat === main.event.seat);

/**
 * Returns what the last player did who did something, oldest first.
 * @param {Update[]} log
 */
export function lastMoves(log) {
  const told = byWeight(log.filter((one) => one.event && one.text));
  const seat = told.at(-1)?.main.event?.seat;
  const other = told.findLastIndex(({ main }) => main.event?.seat !== seat);
  return told.slice(other + 1);
}
