// The most common slips of each game: what players try who know the pieces but not every rule, and what they are told.

import { LANGUAGES } from './catalogue.js';
import { Speaker } from './phrases.js';

/**
 * @typedef {import('./cases.js').Fact} Fact
 * @typedef {object} Slip
 * @property {string} game
 * @property {string} does  what somebody tries
 * @property {string} id  of the refusal
 * @property {number} times
 * @property {string[][]} said  two examples, in each language
 */

/** So many are listed of each game. */
const MOST = 20;
const EXAMPLES = 2;

/** Returns the message that says why: advice comes after it. @param {import('./phrases.js').Phrase} phrase */
const reasonOf = (phrase) => (phrase.$why?.id ? `${phrase.$why.id} + advice` : phrase.id);

/**
 * Returns the most common slips, the most common first, game by game.
 * @param {import('./catalogue.js').Catalogue} catalogue
 * @param {Fact[]} facts
 * @returns {Slip[]}
 */
export function commonSlips(catalogue, facts) {
  /** @type {Map<string, Slip & {facts: Fact[]}>} */
  const slips = new Map();
  for (const fact of facts.filter(({ kind }) => kind === 'refusal')) {
    const { game, situation: does, phrase, times } = fact;
    const id = reasonOf(phrase);
    const key = `${game} ${does} ${id}`;
    const slip = slips.get(key) ?? { game, does, id, times: 0, said: [], facts: [] };
    slips.set(key, { ...slip, times: slip.times + times, facts: [...slip.facts, fact] });
  }
  const games = [...new Set(facts.map(({ game }) => game))];
  return games.flatMap((game) => {
    const own = [...slips.values()].filter((slip) => slip.game === game).sort((a, b) => b.times - a.times);
    return own.slice(0, MOST).map(({ facts: all, ...slip }) => {
      const examples = all.sort((a, b) => b.times - a.times).slice(0, EXAMPLES);
      const say = ({ phrase }) => LANGUAGES.map((language) => new Speaker(catalogue, game, language).say(phrase));
      return { ...slip, said: examples.map(say) };
    });
  });
}
