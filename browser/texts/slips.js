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
const reasonOf = (phrase) => phrase.$why?.id ?? phrase.id;

/**
 * Returns the most common slips, the most common first, game by game.
 * @param {import('./catalogue.js').Catalogue} catalogue
 * @param {Fact[]} facts
 * @param {Record<string, number>} times  how often each message was said, by `game/kind/message/situation`
 * @returns {Slip[]}
 */
export function commonSlips(catalogue, facts, times) {
  const slips = Object.entries(times).map(([key, count]) => {
    const [game, kind, id, does] = key.split('/');
    return { game, kind, id, does, times: count };
  });
  const refusals = slips.filter(({ kind }) => kind === 'refusal').sort((a, b) => b.times - a.times);
  const games = [...new Set(refusals.map(({ game }) => game))].sort();
  return games.flatMap((game) => {
    const speakers = LANGUAGES.map((language) => new Speaker(catalogue, game, language));
    const own = refusals.filter((slip) => slip.game === game).slice(0, MOST);
    return own.map(({ id, does, times: count }) => {
      const told = facts.filter((fact) => fact.game === game && fact.kind === 'refusal' && fact.situation === does);
      const examples = told.filter(({ phrase }) => reasonOf(phrase) === id).slice(0, EXAMPLES);
      const said = examples.map(({ phrase }) => speakers.map((speaker) => speaker.say(phrase)));
      return { game, does, id, times: count, said };
    });
  });
}
