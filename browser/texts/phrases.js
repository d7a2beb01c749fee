// Says phrases of the rules, as `Words` in rules/src/words.rs does: a message and its facts, of which some are phrases.

/**
 * @typedef {import('./catalogue.js').Catalogue} Catalogue
 * @typedef {import('./catalogue.js').Language} Language
 * @typedef {import('./catalogue.js').Values} Values
 * @typedef {{id: string} & Record<string, any>} Phrase  its facts have names that begin with `$`
 */

/** Who sits at the table; the reader is the first. */
export const NAMES = ['Ada', 'Bot 2', 'Bot 3', 'Bot 4', 'Bot 5'];
const READER = 0;

export class Speaker {
  /** @param {Catalogue} catalogue @param {string} game @param {Language} language */
  constructor(catalogue, game, language) {
    this.catalogue = catalogue;
    this.paths = catalogue.foldersOf(game);
    this.language = language;
  }

  /** Returns the folder of a message. @param {string} id */
  folder(id) {
    const folder = this.catalogue.folderWith(this.paths, id);
    if (!folder) throw new Error(`no file has ${id}`);
    return folder;
  }

  /** @param {Phrase} phrase @returns {string} */
  say(phrase) {
    return this.catalogue.say(this.folder(phrase.id), this.language, phrase.id, this.values(phrase));
  }

  /** Returns the facts of a phrase as they are put into its text. @param {Phrase} phrase @returns {Values} */
  values(phrase) {
    /** @type {Values} */
    const values = {};
    for (const [name, fact] of Object.entries(phrase)) {
      if (name === 'id') continue;
      if (typeof fact?.seat === 'number') values.person = fact.seat === READER ? 'you' : 'other';
      values[name.slice(1)] = this.value(fact);
    }
    return values;
  }

  /** @param {any} fact @returns {string | number} */
  value(fact) {
    if (Array.isArray(fact)) return this.list(fact.map((phrase) => this.say(phrase)));
    if (typeof fact !== 'object') return fact;
    return 'seat' in fact ? NAMES[fact.seat] : this.say(fact);
  }

  /** @param {string[]} said */
  list(said) {
    if (!said.length) return this.say({ id: 'list-none' });
    const last = said[said.length - 1];
    return said.length === 1 ? last : `${said.slice(0, -1).join(', ')} ${this.say({ id: 'list-and' })} ${last}`;
  }
}

/** Returns a phrase and all phrases in it. @param {Phrase} phrase @returns {Phrase[]} */
export const withInner = (phrase) => [
  phrase,
  ...Object.values(phrase)
    .flat()
    .filter((fact) => typeof fact?.id === 'string')
    .flatMap(withInner),
];
