// The client's own words: tests say what they look for by its key, so that a sentence can be put better.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const GAMES = ['monad', 'rotundo', 'fiches'];
/** Each game's own words, those of its lesson and examples, and those of the children's table. */
const OWN = [...GAMES, ...GAMES.map((game) => `${game}/learn`), 'fiches/kids'];
const client = join(import.meta.dirname, '../client');

/** @typedef {string | Record<string, string>} Sentence */

/** @param {string} path @returns {Record<string, Sentence>} */
const read = (path) => JSON.parse(readFileSync(join(client, path), 'utf8'));

const escape = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param {'en' | 'de' | 'nl'} [language] */
export function words(language = 'en') {
  const sentences = read(`lang/${language}.json`);
  for (const name of OWN) {
    for (const [key, text] of Object.entries(read(`games/${name}/lang/${language}.json`))) {
      sentences[`${name}.${key}`] = text;
    }
  }
  const plural = new Intl.PluralRules(language);

  /** @param {string} key */
  function sentence(key) {
    if (!(key in sentences)) throw new Error(`no word for ${key} in ${language}`);
    return sentences[key];
  }

  /** A sentence with its facts, as the client says it. @param {string} key @param {Record<string, string | number>} [facts] */
  function t(key, facts = {}) {
    const forms = sentence(key);
    const text =
      typeof forms === 'string'
        ? forms
        : (forms[String(facts.count)] ?? forms[plural.select(Number(facts.count))] ?? forms.other);
    return text.replace(/\{(\w+)\}/g, (_, name) => `${facts[name] ?? ''}`);
  }

  /** A sentence whatever its facts are. @param {string} key */
  function like(key) {
    const forms = sentence(key);
    const texts = typeof forms === 'string' ? [forms] : Object.values(forms);
    return new RegExp(`(?:${texts.map((text) => text.split(/\{\w+\}/).map(escape).join('.+')).join('|')})`);
  }

  /** The names of the facts in a sentence, in any of its forms. @param {string} key */
  function facts(key) {
    const forms = sentence(key);
    const texts = typeof forms === 'string' ? [forms] : Object.values(forms);
    return [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();
  }

  return { t, like, facts, keys: Object.keys(sentences).sort() };
}

/** @typedef {ReturnType<typeof words>} Words */
