// The texts of all languages, as their files have them, by the folder that a file is in.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMessage } from '../../client/format-message.js';
import { readFluent, resolved } from './fluent.js';

/** The languages that lack nothing. */
export const LANGUAGES = /** @type {const} */ (['en', 'de', 'nl']);

/**
 * @typedef {typeof LANGUAGES[number]} Language
 * @typedef {import('./fluent.js').Entry} Entry
 * @typedef {import('../../client/format-message.js').Message} Message
 * @typedef {import('../../client/format-message.js').Values} Values
 *
 * The files of a folder, by language: the messages by their names.
 * @typedef {Record<Language, Map<string, Entry>>} Folder
 */

const SKIPPED = ['node_modules', 'target', '.git', 'fuzz', 'toy'];
/** Where the sentences of every game look besides their own file. */
const CORE = 'rules/lang';

/** Returns the folders of texts below this one. @param {string} root @param {string} [below] @returns {string[]} */
function foldersIn(root, below = '') {
  const entries = readdirSync(join(root, below), { withFileTypes: true });
  if (entries.some(({ name }) => name === 'en.ftl')) return [below];
  const folders = entries.filter((entry) => entry.isDirectory() && !SKIPPED.includes(entry.name));
  return folders.flatMap(({ name }) => foldersIn(root, join(below, name)));
}

/** @param {string} root  the repository */
export function readCatalogue(root) {
  /** @type {Map<string, Folder>} */
  const folders = new Map();
  for (const path of foldersIn(root)) {
    const read = (/** @type {string} */ language) =>
      readFluent(readFileSync(join(root, path, `${language}.ftl`), 'utf8'));
    const languages = LANGUAGES.map((language) => [language, new Map(read(language).map((one) => [one.id, one]))]);
    folders.set(path, Object.fromEntries(languages));
  }
  return new Catalogue(folders);
}

export class Catalogue {
  /** @param {Map<string, Folder>} folders */
  constructor(folders) {
    this.folders = folders;
    /** @type {Map<string, Message>} */
    this.compiled = new Map();
    this.plurals = Object.fromEntries(LANGUAGES.map((code) => [code, new Intl.PluralRules(code)]));
  }

  /** Returns the folders in which a sentence of a game is looked for. @param {string} game */
  foldersOf(game) {
    return [`games/${game}/lang`, CORE, 'engine/lang', 'table/lang', 'server/lang', 'cli/lang'];
  }

  /** Returns the folder of the client's message of this name. @param {string} id */
  clientFolderOf(id) {
    const isClient = (/** @type {string} */ path) => /^client|\/(board|learn)\b/.test(path);
    for (const [path, folder] of this.folders) if (isClient(path) && folder.en.has(id)) return path;
    return undefined;
  }

  /** Returns the folder among these that has a message. @param {string[]} paths @param {string} id */
  folderWith(paths, id) {
    return paths.find((path) => this.folders.get(path)?.en.has(id));
  }

  /**
   * Returns a message; what the language lacks, in English.
   * @param {string} path @param {Language} language @param {string} id
   * @returns {Message}
   */
  message(path, language, id) {
    const key = `${path} ${language} ${id}`;
    const known = this.compiled.get(key);
    if (known !== undefined) return known;
    const own = this.folders.get(path);
    const entry = own?.[language].get(id) ?? own?.en.get(id);
    if (!entry) throw new Error(`${path} has no ${id}`);
    const [, game] = path.match(/^games\/(\w+)\//) ?? [];
    const find = (/** @type {string} */ name) =>
      own?.[language].get(name) ?? this.folders.get(`games/${game}/lang`)?.[language].get(name);
    const message = resolved(entry.parts, find);
    this.compiled.set(key, message);
    return message;
  }

  /** @param {string} path @param {Language} language @param {string} id @param {Values} values */
  say(path, language, id, values) {
    return formatMessage(this.message(path, language, id), values, this.plurals[language]);
  }
}
