// Says a message. The server makes them from Fluent files (server/src/messages/compile.rs): a text, or a list of parts.

/**
 * A message: a text, or its parts. A part is a text, a value `[name]`, or a choice by a value: `[name, index of the
 * default, [[key, message], ...]]`, where a key is a number or a word.
 * @typedef {string | Part[]} Message
 * @typedef {string | [string] | [string, number, [string | number, Message][]]} Part
 * @typedef {Record<string, string | number>} Values
 */

/** Letters that are written from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Keeps a name that is written from right to left from turning the words around it. @param {string} value */
const isolated = (value) => (FROM_RIGHT.test(value) ? `\u2068${value}\u2069` : value);

/**
 * Returns a message with its values filled in. A number is written with plain digits, as the server does.
 * @param {Message} message
 * @param {Values} values
 * @param {Intl.PluralRules} plural  of the message's language
 * @returns {string}
 */
export function formatMessage(message, values, plural) {
  if (typeof message === 'string') return message;
  return message.map((part) => (typeof part === 'string' ? part : formatPart(part, values, plural))).join('');
}

/** @param {Exclude<Part, string>} part @param {Values} values @param {Intl.PluralRules} plural */
function formatPart([name, byDefault, variants], values, plural) {
  const value = values[name];
  if (byDefault === undefined || !variants) return isolated(`${value ?? ''}`);
  const category = typeof value === 'number' ? plural.select(value) : value;
  const [, chosen] = variants.find(([key]) => key === value || key === category) ?? variants[byDefault];
  return formatMessage(chosen, values, plural);
}
