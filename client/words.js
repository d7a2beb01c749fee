// The languages. A message is a text with {values}, or one text for each plural form of `count`. The shell's
// messages are in lang/; a game's have the prefix `NAME.` and come from its board's folder.

import { firstWords } from './first-data.js';
import { findStored, store, storeForServer } from './storage.js';
import { fileUrl } from './version.js';

/** @typedef {string | Record<string, string>} Message */

export const LANGUAGES = /** @type {const} */ ([
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['nl', 'Nederlands'],
]);

/** @type {Record<string, Message>} */
let messages = {};
let plural = new Intl.PluralRules('en');
let current = 'en';
/** The scopes whose messages are loaded or being loaded. @type {Map<string, Promise<void>>} */
const scopes = new Map();

export const language = () => current;

/** Returns the language chosen before, or the first of the browser's languages that there is. */
export function preferredLanguage() {
  const known = /** @type {string[]} */ (LANGUAGES.map(([code]) => code));
  const preferences = [findStored('language'), ...navigator.languages];
  return preferences.map((code) => code?.slice(0, 2) ?? '').find((code) => known.includes(code)) ?? 'en';
}

/** @param {string} path @returns {Promise<Record<string, Message>>} */
async function read(path) {
  const answer = await fetch(fileUrl(path));
  return answer.ok ? answer.json() : {};
}

/**
 * Returns the folder of a scope: `NAME` is a game's board, `NAME/learn` its lesson, `NAME/PART` a part of its board.
 * @param {string} scope
 */
function folderOf(scope) {
  const [game, part] = scope.split('/');
  if (!part) return `${game}/board`;
  return part === 'learn' ? scope : `${game}/board/${part}`;
}

/** @param {string} scope @param {string} code */
async function readScope(scope, code) {
  const own = firstWords(scope, code) ?? (await read(`games/${folderOf(scope)}/lang/${code}.json`));
  return Object.fromEntries(Object.entries(own).map(([key, text]) => [`${scope}.${key}`, text]));
}

/** Loads everything loaded so far in another language. @param {string} code */
export async function setLanguage(code) {
  const parts = await Promise.all([
    firstWords('', code) ?? read(`lang/${code}.json`),
    ...[...scopes.keys()].map((scope) => readScope(scope, code)),
  ]);
  messages = Object.assign({}, ...parts);
  plural = new Intl.PluralRules(code);
  current = code;
  store('language', code);
  storeForServer('language', code);
  document.documentElement.lang = code;
}

/**
 * Resolves once the messages of these scopes are there.
 * @param {string[]} names  games, or parts of them: see {@link folderOf}
 */
export async function loadMessages(names) {
  for (const scope of names) {
    if (!scopes.has(scope))
      scopes.set(
        scope,
        readScope(scope, current).then((own) => void Object.assign(messages, own)),
      );
  }
  await Promise.all(names.map((scope) => scopes.get(scope)));
}

/** @param {string} key */
export const hasMessage = (key) => key in messages;

/** Letters that are written from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Keeps a name that is written from right to left from turning the words around it. @param {string} value */
const isolated = (value) => (FROM_RIGHT.test(value) ? `\u2068${value}\u2069` : value);

/**
 * Returns a message with its values filled in; the key itself if there is none.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function t(key, values = {}) {
  const message = messages[key];
  if (message === undefined) return key;
  const text =
    typeof message === 'string'
      ? message
      : (message[String(values.count)] ?? message[plural.select(Number(values.count))] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (_, name) => isolated(`${values[name] ?? ''}`));
}

/** Returns "a, b and c". @param {string[]} parts */
export const list = (parts) => new Intl.ListFormat(current, { type: 'conjunction' }).format(parts);

/** Returns "a, b or c". @param {string[]} parts */
export const either = (parts) => new Intl.ListFormat(current, { type: 'disjunction' }).format(parts);
