// Chooses for each message the values to show it with: such that every form of it is read in every language, from real
// play where there is any.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMessage } from '../../client/format-message.js';
import { LANGUAGES } from './catalogue.js';
import { Speaker, withInner } from './phrases.js';
import { sampleOf } from './samples.js';

/**
 * @typedef {import('./catalogue.js').Catalogue} Catalogue
 * @typedef {import('./catalogue.js').Language} Language
 * @typedef {import('./catalogue.js').Message} Message
 * @typedef {import('./catalogue.js').Values} Values
 * @typedef {import('./note-messages.js').Screen} Screen
 *
 * A sentence of a game, as the example `text_facts` writes it.
 * @typedef {{game: string, kind: string, situation: string, phrase: import('./phrases.js').Phrase, times: number}} Fact
 *
 * A message with values.
 * @typedef {object} Case
 * @property {Record<Language, Values>} values
 * @property {string} situation
 * @property {boolean} real  whether somebody played it
 */

/** So many cases of a message are shown. */
const MOST_CASES = 14;
/** So many cases of one form: facts of real play differ more than forms do. */
const MOST_OF_A_FORM = 2;
/** What stands where, by the kind of a sentence. */
const PLACES = {
  event: 'the log and the announcement after a move',
  refusal: 'the answer to somebody who',
  fault: 'beside the pieces, for somebody who',
  hint: 'a hint',
  view: 'the table in the terminal',
  action: 'the list of what can be done, in the terminal and in hints',
  options: 'the answer to somebody who',
  state: 'the answer to somebody who',
  typed: 'the answer to somebody who',
};

/** @param {Fact} fact */
export const situationOf = ({ kind, situation }) => {
  const place = PLACES[/** @type {keyof typeof PLACES} */ (kind)];
  return place.endsWith('who') ? `${place} ${situation}` : place;
};

/** Reads the screens that were noted. @param {string} folder @returns {Screen[]} */
export function readScreens(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

/** @param {string} name @param {string} size */
export const screenName = (name, size) => `screen “${name}” (${size})`;

/** @param {string} path @param {string} id */
const keyOf = (path, id) => `${path} ${id}`;

/**
 * Returns what was said in play, by the file and the name of the message.
 * @param {Catalogue} catalogue @param {Fact[]} facts
 */
function casesFromPlay(catalogue, facts) {
  /** @type {Map<string, Case[]>} */
  const cases = new Map();
  for (const fact of facts) {
    const speakers = LANGUAGES.map((language) => new Speaker(catalogue, fact.game, language));
    for (const phrase of withInner(fact.phrase)) {
      const key = keyOf(speakers[0].folder(phrase.id), phrase.id);
      if (!cases.has(key)) cases.set(key, []);
      const values = LANGUAGES.map((language, at) => [language, speakers[at].values(phrase)]);
      const whole = phrase === fact.phrase ? '' : `, in: ${speakers[0].say(fact.phrase)}`;
      cases
        .get(key)
        ?.push({ values: Object.fromEntries(values), situation: `${situationOf(fact)}${whole}`, real: true });
    }
  }
  return cases;
}

/**
 * Says a value that was noted on a screen in any language.
 * @param {Catalogue} catalogue @param {Language} language @param {any} value @returns {string | number}
 */
function sayNoted(catalogue, language, value) {
  if (typeof value !== 'object' || value === null) return value;
  if (value.list) {
    const type = value.list === 'list' ? 'conjunction' : 'disjunction';
    const parts = value.parts.map((/** @type {any} */ part) => `${sayNoted(catalogue, language, part)}`);
    return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }).format(parts);
  }
  const path = catalogue.clientFolderOf(value.id);
  return path ? catalogue.say(path, language, value.id, notedValues(catalogue, language, value.values)) : value.id;
}

/** @param {Catalogue} catalogue @param {Language} language @param {Record<string, any>} values @returns {Values} */
const notedValues = (catalogue, language, values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sayNoted(catalogue, language, value)]));

/** @param {Catalogue} catalogue @param {Screen[]} screens */
function casesFromScreens(catalogue, screens) {
  /** @type {Map<string, Case[]>} */
  const cases = new Map();
  for (const { name, size, messages } of screens) {
    for (const { id, values } of messages) {
      const path = catalogue.clientFolderOf(id);
      if (!path) continue;
      const key = keyOf(path, id);
      if (!cases.has(key)) cases.set(key, []);
      const said = LANGUAGES.map((language) => [language, notedValues(catalogue, language, values)]);
      const situation = screenName(name, size);
      cases.get(key)?.push({ values: Object.fromEntries(said), situation, real: true });
    }
  }
  return cases;
}

/** Returns the names of the values in a message. @param {Message} message @returns {string[]} */
const namesIn = (message) =>
  typeof message === 'string'
    ? []
    : message.flatMap((part) =>
        typeof part === 'string' ? [] : [part[0], ...(part[2] ?? []).flatMap(([, inner]) => namesIn(inner))],
      );

/** Returns the choices in a message: by which value, among which keys. @param {Message} message @returns {any[]} */
const choicesIn = (message) =>
  typeof message === 'string'
    ? []
    : message.flatMap((part) => {
        if (typeof part === 'string' || !part[2]) return [];
        return [[part[0], part[2].map(([key]) => key)], ...part[2].flatMap(([, inner]) => choicesIn(inner))];
      });

/**
 * Returns which forms of a message these values take.
 * @param {Message} message @param {Values} values @param {Intl.PluralRules} plural @returns {string}
 */
function formOf(message, values, plural) {
  if (typeof message === 'string') return '';
  const forms = message.map((part) => {
    if (typeof part === 'string' || !part[2]) return '';
    const value = values[part[0]];
    const category = typeof value === 'number' ? plural.select(value) : value;
    const [key, inner] = part[2].find(([key]) => key === value || key === category) ?? part[2][part[1] ?? 0];
    return `${part[0]}=${key};${formOf(inner, values, plural)}`;
  });
  return forms.join('');
}

/** Numbers that languages count as such. @type {Record<string, number>} */
const COUNTED = { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 4 };

/** @param {string | number} key */
const valueFor = (key) => (typeof key === 'number' ? key : (COUNTED[key] ?? key));

/**
 * Returns more cases from one: each choice made each way.
 * @param {Case} base @param {Message[]} messages
 */
function varied(base, messages) {
  const cases = [];
  for (const [name, keys] of messages.flatMap(choicesIn)) {
    const isWord = keys.some((/** @type {any} */ key) => typeof key === 'string' && !(key in COUNTED));
    for (const key of keys) {
      const value = isWord ? (key === 'other' ? 'other' : key) : valueFor(key);
      const values = Object.entries(base.values).map(([code, own]) => [code, { ...own, [name]: value }]);
      cases.push({ ...base, values: Object.fromEntries(values), real: false });
    }
  }
  return cases;
}

/**
 * Returns the cases of every message, by its file and name.
 * @param {Catalogue} catalogue @param {Fact[]} facts @param {Screen[]} screens
 */
export function chooseCases(catalogue, facts, screens) {
  const played = casesFromPlay(catalogue, facts);
  const seen = casesFromScreens(catalogue, screens);
  return (/** @type {string} */ path, /** @type {string} */ id) => {
    const messages = LANGUAGES.map((language) => catalogue.message(path, language, id));
    const names = messages.flatMap(namesIn);
    const sample = (/** @type {Language} */ code) =>
      Object.fromEntries(names.map((name) => [name, sampleOf(name, code)]));
    const made = { values: { en: sample('en'), de: sample('de'), nl: sample('nl') }, situation: '', real: false };
    const real = [...(played.get(keyOf(path, id)) ?? []), ...(seen.get(keyOf(path, id)) ?? [])];
    const all = [...real, ...varied(real[0] ?? made, messages), ...(real.length ? [] : [made])];
    /** @type {Map<string, number>} */
    const forms = new Map();
    const said = new Set();
    const chosen = all.filter((one) => {
      const form = LANGUAGES.map((code, at) => formOf(messages[at], one.values[code], catalogue.plurals[code])).join(
        '|',
      );
      const times = forms.get(form) ?? 0;
      const text = formatMessage(messages[0], one.values.en, catalogue.plurals.en);
      if (times >= (one.real ? MOST_OF_A_FORM : 1) || said.has(text)) return false;
      forms.set(form, times + 1);
      said.add(text);
      return true;
    });
    return chosen.slice(0, MOST_CASES);
  };
}
