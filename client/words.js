// The languages. A sentence is a text with {facts}, or one text for each plural form of `count`.
// The common words are in lang/, a game's own in games/NAME/lang/, under `NAME.`.

import { recall, remember } from './memory.js';

/** @typedef {string | Record<string, string>} Sentence */

export const LANGUAGES = /** @type {const} */ ([
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['nl', 'Nederlands'],
]);

/** @type {Record<string, Sentence>} */
let sentences = {};
let plural = new Intl.PluralRules('en');
let current = 'en';
/** The games whose words are there, or on their way. @type {Map<string, Promise<void>>} */
const games = new Map();

export const language = () => current;

/** The language asked for before, or the first of the browser's that we speak. */
export function preferred() {
  const known = /** @type {string[]} */ (LANGUAGES.map(([code]) => code));
  const wishes = [recall('language'), ...navigator.languages];
  return wishes.map((wish) => wish?.slice(0, 2) ?? '').find((wish) => known.includes(wish)) ?? 'en';
}

/** @param {string} url @returns {Promise<Record<string, Sentence>>} */
async function read(url) {
  const answer = await fetch(url);
  return answer.ok ? answer.json() : {};
}

/** @param {string} game @param {string} code */
async function readGame(game, code) {
  const own = await read(`/games/${game}/lang/${code}.json`);
  return Object.fromEntries(Object.entries(own).map(([key, text]) => [`${game}.${key}`, text]));
}

/** @param {string} code */
export async function speak(code) {
  const parts = await Promise.all([
    read(`/lang/${code}.json`),
    ...[...games.keys()].map((game) => readGame(game, code)),
  ]);
  sentences = Object.assign({}, ...parts);
  plural = new Intl.PluralRules(code);
  current = code;
  remember('language', code);
  document.documentElement.lang = code;
}

/** Makes sure that the words of these games are there. @param {string[]} names */
export async function speakOf(names) {
  for (const name of names) {
    if (!games.has(name))
      games.set(
        name,
        readGame(name, current).then((own) => void Object.assign(sentences, own)),
      );
  }
  await Promise.all(names.map((name) => games.get(name)));
}

/** @param {string} key */
export const has = (key) => key in sentences;

/**
 * @param {string} key
 * @param {Record<string, string | number>} [facts]
 * @returns {string}
 */
export function t(key, facts = {}) {
  const sentence = sentences[key];
  if (sentence === undefined) return key;
  const text =
    typeof sentence === 'string'
      ? sentence
      : (sentence[String(facts.count)] ?? sentence[plural.select(Number(facts.count))] ?? sentence.other);
  return text.replace(/\{(\w+)\}/g, (_, name) => `${facts[name] ?? ''}`);
}

/** "a, b and c". @param {string[]} parts */
export const list = (parts) => new Intl.ListFormat(current, { type: 'conjunction' }).format(parts);

/** "a, b or c". @param {string[]} parts */
export const either = (parts) => new Intl.ListFormat(current, { type: 'disjunction' }).format(parts);
