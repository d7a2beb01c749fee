// What a lesson is made of: its steps, and whether an action is what a step asks for. Knows no page and no game.

/**
 * @typedef {import('./types.js').Action} Action
 * @typedef {import('./types.js').SandboxAnswer} SandboxAnswer
 *
 * @typedef {object} Step
 * @property {string} name  in the keys of its messages
 * @property {string} rule  the clause of the rule book
 * @property {Record<string, any>} [state]  without it, the step continues where the one before ended
 * @property {Action[]} [others]  what the others do first, one after the other
 * @property {'plates' | 'middle' | 'own'} [look]  the part of the table that the step is about
 * @property {object | object[]} [do]  patterns of what completes it; without any, there is only something to see
 * @property {object} [leaves]  a pattern of what must be possible afterwards
 * @property {object} [show]  a pattern of the action that is shown; by default the first that completes the step
 */

/** The learner's seat. */
export const YOU = 0;

/**
 * Returns whether a value fits a pattern. Fields that a pattern leaves out may have any value, lists may be in any
 * order; `{has: x}` is a list with x in it, `{min: n}` and `{max: n}` bound a number.
 * @param {any} pattern
 * @param {any} value
 * @returns {boolean}
 */
export function matches(pattern, value) {
  if (Array.isArray(pattern)) return Array.isArray(value) && unordered(pattern) === unordered(value);
  if (typeof pattern !== 'object') return pattern === value;
  if ('has' in pattern) return Array.isArray(value) && value.some((one) => matches(pattern.has, one));
  if ('min' in pattern) return value >= pattern.min;
  if ('max' in pattern) return value <= pattern.max;
  return Object.keys(pattern).every((name) => matches(pattern[name], value?.[name] ?? false));
}

/** @param {any} value @returns {string} */
const unordered = (value) => (Array.isArray(value) ? `[${value.map(unordered).sort().join(' ')}]` : `${value}`);

/**
 * Returns whether an action that was carried out is what a step asks for. Patterns see the fields of the action, those
 * of what happened, and whether the game is over.
 * @param {Step} step @param {Action} action @param {SandboxAnswer} answer
 */
export function fulfils(step, action, { updates, actions, over }) {
  const happened = updates.find(({ event }) => event?.seat === YOU)?.event;
  const done = { ...happened, ...action, over };
  const isWanted = [step.do ?? []].flat().some((pattern) => matches(pattern, done));
  return isWanted && (!step.leaves || actions.some((next) => matches(step.leaves, next)));
}

/**
 * Returns the listed actions with those first that a step would show.
 * @param {Step} step @param {Action[]} actions
 */
export const shownFirst = ({ show }, actions) =>
  show ? actions.toSorted((a, b) => Number(matches(show, b)) - Number(matches(show, a))) : actions;

/**
 * Returns the key of what the coach says, `why` or `other`: there may be a sentence for the kind of the action.
 * @param {Step} step @param {string} part @param {Action} action @param {(key: string) => boolean} exists
 */
export function sentenceKey({ name }, part, action, exists) {
  const own = `step-${name}-${part}-${action.do}`;
  return exists(own) ? own : `step-${name}-${part}`;
}
