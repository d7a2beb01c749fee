// Checks every text: each message in each of its forms, and thousands of sentences of random play, in every language.

import { chooseCases } from './cases.js';
import { LANGUAGES } from './catalogue.js';
import { faultsOf, isEnglish } from './faults.js';
import { Speaker } from './phrases.js';

/**
 * @typedef {import('./catalogue.js').Catalogue} Catalogue
 * @typedef {import('./cases.js').Fact} Fact
 * @typedef {import('./note-messages.js').Screen} Screen
 */

/** What players never read: the language of programs that talk to each other, and of those who write states by hand. */
const FOR_PROGRAMS = /^(?:engine|cli)\/lang|^rules\/lang (?:unread|expected|state|viewed|record|rules)-/;
const STATES = /^games\/\w+\/lang (?:state|deck)-/;
/** Kinds of sentences that stand in the terminal, where pieces are typed by their codes, or are for programs. */
const TERMINAL = ['view', 'typed', 'state'];
/** Messages of the terminal: their names begin so. */
const OF_TERMINAL = /^games\/\w+\/lang (?:view|coded|shown|meant|times)\b/;
/** What is said to programs that send what cannot be read; the browser offers nothing of the kind. */
const UNREADABLE = /^unread-/;
/** Prose that is read as a paragraph. */
const PROSE = /\/learn\/lang |^client\/lang (?:shuffle-check|about|account|home-lead)|-blurb$|-what$/;
const REFUSALS = /^games\/\w+\/lang [a-z]\d+-|^table\/lang |^server\/lang /;

/**
 * Whether a message has words of its own, and not only values.
 * @param {import('./catalogue.js').Message} message @returns {boolean}
 */
const hasWords = (message) =>
  typeof message === 'string'
    ? /\p{L}/u.test(message)
    : message.some((part) =>
        typeof part === 'string' ? hasWords(part) : (part[2] ?? []).some(([, inner]) => hasWords(inner)),
      );

/**
 * Checks the messages of every file, in every form.
 * @param {Catalogue} catalogue @param {Fact[]} facts @param {Screen[]} screens
 */
export function messageFaults(catalogue, facts, screens) {
  const cases = chooseCases(catalogue, facts, screens);
  /** @type {string[]} */
  const faults = [];
  for (const [path, folder] of catalogue.folders) {
    for (const { id } of folder.en.values()) {
      const where = `${path} ${id}`;
      if (id.startsWith('-') || FOR_PROGRAMS.test(where) || STATES.test(where)) continue;
      const isNotation = OF_TERMINAL.test(where);
      const isProse = PROSE.test(where);
      const isRefusal = REFUSALS.test(where);
      for (const { values } of cases(path, id)) {
        const said = LANGUAGES.map((code) => catalogue.say(path, code, id, values[code]));
        for (const [at, language] of LANGUAGES.entries()) {
          const found = faultsOf({ text: said[at], language, isProse, isNotation, isRefusal });
          faults.push(...found.map((fault) => `${path}/${language}.ftl: ${id}: ${fault}: ${said[at]}`));
          if (
            language !== 'en' &&
            !isNotation &&
            hasWords(catalogue.message(path, 'en', id)) &&
            isEnglish(said[0], said[at], language)
          )
            faults.push(`${path}/${language}.ftl: ${id}: as in English: ${said[at]}`);
        }
      }
    }
  }
  return [...new Set(faults)];
}

/**
 * Checks what was said in play.
 * @param {Catalogue} catalogue @param {Fact[]} facts
 */
export function playFaults(catalogue, facts) {
  /** @type {string[]} */
  const faults = [];
  for (const { game, kind, situation, phrase } of facts.filter(({ phrase }) => !UNREADABLE.test(phrase.id))) {
    const isNotation = TERMINAL.includes(kind);
    const isRefusal = ['refusal', 'fault'].includes(kind);
    const said = LANGUAGES.map((language) => new Speaker(catalogue, game, language).say(phrase));
    for (const [at, language] of LANGUAGES.entries()) {
      const found = faultsOf({ text: said[at], language, isNotation, isRefusal, isProse: kind === 'hint' });
      if (language !== 'en' && !isNotation && isEnglish(said[0], said[at], language)) found.push('as in English');
      const where = `${game} ${language} ${kind} ${phrase.id}${situation && ` (somebody ${situation})`}`;
      faults.push(...found.map((fault) => `${where}: ${fault}: ${said[at]}`));
    }
  }
  return [...new Set(faults)];
}
