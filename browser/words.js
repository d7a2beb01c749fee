// The client's messages: tests name what they look for by its key, so that texts can change.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** The games that are tested: those of a release, or the ones in the environment. */
export const GAMES = process.env.GAMES?.split(',') ?? ['monad', 'rotundo', 'fiches'];
/** Where the messages of the games are: boards, lessons and examples, the children's table. */
const FOLDERS = GAMES.flatMap((game) =>
  ['board', 'learn', 'board/kids']
    .map((part) => `games/${game}/${part}`)
    .filter((path) => existsSync(join(root, path))),
);

/** @typedef {string | Record<string, string>} Message */

/** @param {string} path @returns {Record<string, Message>} */
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const escape = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param {'en' | 'de' | 'nl'} [language] */
export function words(language = 'en') {
  const messages = read(`client/lang/${language}.json`);
  for (const folder of FOLDERS) {
    for (const [key, text] of Object.entries(read(`${folder}/lang/${language}.json`))) {
      messages[key] = text;
    }
  }
  const plural = new Intl.PluralRules(language);

  /** @param {string} key */
  function message(key) {
    if (!(key in messages)) throw new Error(`no message ${key} in ${language}`);
    return messages[key];
  }

  /**
   * Returns a message with its values, as the client does.
   * @param {string} key
   * @param {Record<string, string | number>} [given]
   */
  function t(key, given = {}) {
    const forms = message(key);
    const text =
      typeof forms === 'string'
        ? forms
        : (forms[String(given.count)] ?? forms[plural.select(Number(given.count))] ?? forms.other);
    return text.replace(/\{(\w+)\}/g, (_, name) => `${given[name] ?? ''}`);
  }

  /** Returns a pattern of a message with any values. @param {string} key */
  function like(key) {
    const forms = message(key);
    const texts = typeof forms === 'string' ? [forms] : Object.values(forms);
    return new RegExp(
      `(?:${texts
        .map((text) =>
          text
            .split(/\{\w+\}/)
            .map(escape)
            .join('.+'),
        )
        .join('|')})`,
    );
  }

  /** Returns the names of the values in a message, in any of its forms. @param {string} key */
  function values(key) {
    const forms = message(key);
    const texts = typeof forms === 'string' ? [forms] : Object.values(forms);
    return [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();
  }

  return { t, like, values, keys: Object.keys(messages).sort() };
}

/** @typedef {ReturnType<typeof words>} Words */
