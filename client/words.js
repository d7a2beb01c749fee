// The languages. Messages come from the server, made from the Fluent files beside what they speak for, a file for each
// scope: `shell` with the games' introductions, a game's board (`NAME`), its lesson (`NAME-learn`), or a part of its
// board (`NAME-PART`).

import { firstWords } from './first-data.js';
import { formatMessage } from './format-message.js';
import { findStored, store, storeForServer } from './storage.js';
import { fileUrl } from './version.js';

/**
 * What the server has of a scope: the messages of the language, and those that it lacks, in English.
 * @typedef {{messages: Messages, english?: Messages}} ScopeMessages
 * @typedef {Record<string, import('./format-message.js').Message>} Messages
 */

const ENGLISH = 'en';
/** The first pause before messages are asked for again, and the longest, in milliseconds: each is twice the last. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/**
 * The languages: code, name, and whether the language lacks messages. They are in the page.
 * @type {[string, string, boolean][]}
 */
export const LANGUAGES = JSON.parse(document.getElementById('languages')?.textContent || '[]');

/** What was loaded, by language and scope. @type {Map<string, ScopeMessages>} */
const loaded = new Map();
/** What is being loaded. @type {Map<string, Promise<void>>} */
const loading = new Map();
/** The scopes that are needed. */
const scopes = new Set(['shell']);

let current = ENGLISH;
/** The language that was chosen last; it becomes the current one as soon as its messages are there. */
let wanted = ENGLISH;
let plural = new Intl.PluralRules(ENGLISH);
const englishPlural = new Intl.PluralRules(ENGLISH);
/** The messages of the current language. @type {Messages} */
let messages = {};
/** Those that it lacks. @type {Messages} */
let english = {};

export const language = () => current;

/**
 * Returns the language chosen before, or the first of the browser's languages that there is. One that lacks messages is
 * used only if it was chosen: a page half in another language is not what somebody new expects.
 */
export function preferredLanguage() {
  const chosen = findStored('language');
  if (LANGUAGES.some(([code]) => code === chosen)) return chosen ?? ENGLISH;
  const complete = LANGUAGES.filter(([, , partial]) => !partial).map(([code]) => code);
  return navigator.languages.map((code) => code.slice(0, 2)).find((code) => complete.includes(code)) ?? ENGLISH;
}

/** There is no such scope: asking again is of no use. */
class NoSuchScope extends Error {}

/** @param {string} path  language and scope */
async function fetchScope(path) {
  const answer = await fetch(fileUrl(`words/${path}.json`));
  if (answer.status === 404) throw new NoSuchScope(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  loaded.set(path, await answer.json());
}

/**
 * Loads a scope unless it is there. After a failure the next call tries again.
 * @param {string} code @param {string} scope
 */
async function load(code, scope) {
  const path = `${code}/${scope}`;
  const first = firstWords(scope, code);
  if (first) loaded.set(path, first);
  if (loaded.has(path)) return;
  const attempt = loading.get(path) ?? fetchScope(path).finally(() => loading.delete(path));
  loading.set(path, attempt);
  await attempt;
}

/**
 * Tries something until it works, with growing pauses, as long as it is needed.
 * @param {() => Promise<unknown>} attempt
 * @param {() => boolean} [isNeeded]
 */
async function keepTrying(attempt, isNeeded = () => true) {
  for (let pause = FIRST_PAUSE; isNeeded(); pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (error instanceof NoSuchScope) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Puts together the messages of the current language. */
function collect() {
  const there = [...scopes].flatMap((scope) => loaded.get(`${current}/${scope}`) ?? []);
  messages = Object.assign({}, ...there.map((one) => one.messages));
  english = Object.assign({}, ...there.map((one) => one.english ?? {}));
}

/**
 * Loads everything needed so far in another language, and speaks it from then on. If that fails, the old language stays
 * and the new one is tried again, until it is there or another one is chosen.
 * @param {string} code
 */
export async function setLanguage(code) {
  wanted = code;
  store('language', code);
  storeForServer('language', code);
  await keepTrying(
    () => loadAll(code),
    () => wanted === code,
  );
  if (wanted !== code) return;
  current = code;
  plural = new Intl.PluralRules(code);
  collect();
  document.documentElement.lang = code;
}

/** Loads the scopes that are needed, also those that come to be needed meanwhile. @param {string} code */
async function loadAll(code) {
  const missing = () => [...scopes].filter((scope) => !loaded.has(`${code}/${scope}`));
  while (missing().length) await Promise.all(missing().map((scope) => load(code, scope)));
}

/**
 * Resolves once the messages of these scopes are there, however long that takes; fails if there is no such scope.
 * @param {string[]} names
 */
export async function loadMessages(names) {
  for (const scope of names) scopes.add(scope);
  try {
    await keepTrying(() => Promise.all(names.map((scope) => load(current, scope))));
  } catch (error) {
    for (const scope of names) if (!loaded.has(`${current}/${scope}`)) scopes.delete(scope);
    throw error;
  }
  collect();
}

/** @param {string} id */
export const hasMessage = (id) => id in messages || id in english;

/**
 * Returns a message with its values filled in; in English if the language lacks it; its id if there is none.
 * @param {string} id
 * @param {import('./format-message.js').Values} [values]
 * @returns {string}
 */
export function t(id, values = {}) {
  if (id in messages) return formatMessage(messages[id], values, plural);
  return id in english ? formatMessage(english[id], values, englishPlural) : id;
}

/** Formats lists as the sentences of the rules do: in English without a comma before "and". */
const listFormat = (/** @type {Intl.ListFormatType} */ type) =>
  new Intl.ListFormat(current === 'en' ? 'en-GB' : current, { type });

/** Returns "a, b and c". @param {string[]} parts */
export const list = (parts) => listFormat('conjunction').format(parts);

/** Returns "a, b or c". @param {string[]} parts */
export const either = (parts) => listFormat('disjunction').format(parts);
