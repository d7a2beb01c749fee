// The client's messages, as the program has them: tests name what they look for by its id, so that texts can change.

import { execFileSync } from 'node:child_process';
import { formatMessage } from '../client/format-message.js';
import { program } from './server.js';

/** The games that are tested: those of a release, or the ones in the environment. */
export const GAMES = process.env.GAMES?.split(',') ?? ['monad', 'rotundo', 'fiches'];

/**
 * @typedef {import('../client/format-message.js').Message} Message
 * @typedef {Record<string, Message>} Messages
 */

/** Returns the messages of all scopes in a language, and those that it lacks. @param {string} language */
function read(language) {
  /** @type {Record<string, {messages: Messages, english?: Messages}>} */
  const scopes = JSON.parse(execFileSync(program, ['words', language], { encoding: 'utf8' }));
  const all = Object.values(scopes);
  return {
    /** @type {Messages} */
    own: Object.assign({}, ...all.map(({ messages }) => messages)),
    /** @type {Messages} */
    english: Object.assign({}, ...all.map(({ english }) => english ?? {})),
  };
}

const escape = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern of a message with any values. @param {Message} message @returns {string} */
const patternOf = (message) => (typeof message === 'string' ? escape(message) : message.map(partPattern).join(''));

/** @param {import('../client/format-message.js').Part} part */
function partPattern(part) {
  if (typeof part === 'string') return escape(part);
  const [, , variants] = part;
  return variants ? `(?:${variants.map(([, message]) => patternOf(message)).join('|')})` : '.+';
}

/** Returns the names of the values in a message, in any of its forms. @param {Message} message @returns {string[]} */
const valuesOf = (message) =>
  typeof message === 'string'
    ? []
    : message.flatMap((part) =>
        typeof part === 'string' ? [] : [part[0], ...(part[2] ?? []).flatMap(([, inVariant]) => valuesOf(inVariant))],
      );

/**
 * Returns the text of a message without its values, all forms one after the other.
 * @param {Message} message @returns {string}
 */
const plainOf = (message) =>
  typeof message === 'string'
    ? message
    : message
        .map((part) => (typeof part === 'string' ? part : (part[2] ?? []).map(([, form]) => plainOf(form)).join(' ')))
        .join('');

/** @param {string} [language] */
export function words(language = 'en') {
  const { own, english } = read(language);
  const messages = { ...own, ...english };
  const plural = new Intl.PluralRules(language);
  const englishPlural = new Intl.PluralRules('en');

  /** @param {string} id */
  function message(id) {
    if (!(id in messages)) throw new Error(`no message ${id} in ${language}`);
    return messages[id];
  }

  /**
   * Returns a message with its values, as the client does.
   * @param {string} id
   * @param {import('../client/format-message.js').Values} [values]
   */
  const t = (id, values = {}) => formatMessage(message(id), values, id in own ? plural : englishPlural);

  return {
    t,
    /** Returns a pattern of a message with any values. @param {string} id */
    like: (id) => new RegExp(`(?:${patternOf(message(id))})`),
    /** Returns the text of a message without its values. @param {string} id */
    plain: (id) => plainOf(message(id)),
    /** Returns the names of the values in a message. @param {string} id */
    values: (id) => [...new Set(valuesOf(message(id)))].sort(),
    keys: Object.keys(messages).sort(),
    /** The ids of the messages that the language lacks. */
    missing: Object.keys(english),
  };
}

/** @typedef {ReturnType<typeof words>} Words */
