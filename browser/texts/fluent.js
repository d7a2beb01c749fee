// Reads Fluent files as they are written, without the program: a page of texts is made anew in a second after a change.
// The result is what the server makes of the same file (server/src/messages/compile.rs); a test compares both.

/**
 * @typedef {import('../../client/format-message.js').Message} Message
 * @typedef {import('../../client/format-message.js').Part} Part
 *
 * A message, or a term, whose name begins with a hyphen.
 * @typedef {object} Entry
 * @property {string} id
 * @property {number} line  where it begins, from 1
 * @property {string} group  the heading above it (`## ...`)
 * @property {string} comment  what is said about it (`# ...`)
 * @property {(Part | Reference)[]} parts
 *
 * What stands for another message.
 * @typedef {{refersTo: string}} Reference
 */

/** Reads one pattern. */
class PatternReader {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  skipSpace() {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  /** @param {RegExp} pattern  sticky */
  take(pattern) {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [];
    if (found === undefined) throw new Error(`${pattern} was expected at: ${this.text.slice(this.at, this.at + 40)}`);
    this.at += found.length;
    return found;
  }

  /**
   * Reads up to the end, or to the end of a variant.
   * @param {boolean} inVariant
   */
  pattern(inVariant) {
    /** @type {(Part | Reference)[]} */
    const parts = [];
    const add = (/** @type {string} */ text) => {
      const last = parts.length - 1;
      if (typeof parts[last] === 'string') parts[last] += text;
      else if (text) parts.push(text);
    };
    while (this.at < this.text.length) {
      const letter = this.text[this.at];
      if (letter === '{') parts.push(...this.placeable(add));
      else if (letter === '\n') {
        const [space, next] = /^\s*(\*?\[|\})?/.exec(this.text.slice(this.at)) ?? [''];
        if (inVariant && next) break;
        this.at += space.length - (next?.length ?? 0);
        if (this.at < this.text.length) add('\n');
      } else {
        add(letter);
        this.at += 1;
      }
    }
    return trimmed(parts);
  }

  /** Reads what is in braces; a text in quotes joins the text around it. @param {(text: string) => void} add */
  placeable(add) {
    this.take(/\{/y);
    this.skipSpace();
    /** @type {(Part | Reference)[]} */
    let parts = [];
    const first = this.text[this.at];
    if (first === '"') add(JSON.parse(this.take(/"(?:[^"\\]|\\.)*"/y)));
    else if (first === '$') parts = [this.variable()];
    else if (first === '{') parts = this.placeable(add);
    else if (/\d/.test(first)) add(this.take(/[\d.]+/y));
    else parts = [{ refersTo: this.take(/-?[a-zA-Z][\w-]*/y) }];
    this.skipSpace();
    this.take(/\}/y);
    return parts;
  }

  /** Reads a value, or a choice by it. @returns {Part} */
  variable() {
    const name = this.take(/\$[\w-]+/y).slice(1);
    this.skipSpace();
    if (!this.text.startsWith('->', this.at)) return [name];
    this.at += 2;
    /** @type {[string | number, any][]} */
    const variants = [];
    let byDefault = 0;
    this.skipSpace();
    while (this.text[this.at] !== '}') {
      if (this.text[this.at] === '*') {
        byDefault = variants.length;
        this.at += 1;
      }
      const key = this.take(/\[\s*[\w-]+\s*\]/y)
        .slice(1, -1)
        .trim();
      this.take(/ */y);
      variants.push([/^\d+$/.test(key) ? Number(key) : key, this.pattern(true)]);
      this.skipSpace();
    }
    return [name, byDefault, variants];
  }
}

/** Removes space at the end of the last text. @param {(Part | Reference)[]} parts */
function trimmed(parts) {
  const last = parts.length - 1;
  if (typeof parts[last] === 'string') parts[last] = /** @type {string} */ (parts[last]).trimEnd();
  return parts.filter((part) => part !== '');
}

/** Returns the messages and terms of a file. @param {string} text @returns {Entry[]} */
export function readFluent(text) {
  const entries = [];
  let group = '';
  let comment = '';
  let line = 1;
  for (const block of text.split(/^(?=[a-zA-Z#-])/m)) {
    const [, id, body] = /^(-?[a-zA-Z][\w-]*) *= *([^]*)$/.exec(block) ?? [];
    if (id) entries.push({ id, line, group, comment, parts: new PatternReader(body.trimEnd()).pattern(false) });
    const said = block.replace(/^#+ ?/, '').trim();
    if (block.startsWith('## ')) group = said;
    // A comment belongs to the message below it, and to nothing after a blank line.
    comment = /^# /.test(block) && !/\n\s*\n/.test(block) ? `${comment} ${said}`.trim() : '';
    line += block.split('\n').length - 1;
  }
  return entries;
}

/**
 * Returns a message with what it refers to in its place.
 * @param {(Part | Reference)[] | string} parts
 * @param {(id: string) => Entry | undefined} find
 * @returns {Message}
 */
export function resolved(parts, find) {
  /** @type {Part[]} */
  const all = [];
  const add = (/** @type {Part} */ part) => {
    const last = all.length - 1;
    if (typeof part === 'string' && typeof all[last] === 'string') all[last] += part;
    else all.push(part);
  };
  for (const part of parts) {
    if (typeof part === 'string') add(part);
    else if ('refersTo' in part) {
      const entry = find(part.refersTo);
      if (!entry) throw new Error(`there is no ${part.refersTo}`);
      const inner = resolved(entry.parts, find);
      for (const one of typeof inner === 'string' ? [inner] : inner) add(one);
    } else if (part.length === 1) add(part);
    else add([part[0], part[1], part[2].map(([key, inner]) => [key, resolved(/** @type {any} */ (inner), find)])]);
  }
  if (all.length === 0) return '';
  return all.length === 1 && typeof all[0] === 'string' ? all[0] : all;
}
