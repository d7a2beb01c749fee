// Finds words in a rule book, whatever their case and accents.

/**
 * @typedef {{id: string, number: string, title: string, text: string}} Entry  a section, as it is searched
 * @typedef {{entry: Entry, parts: {text: string, found: boolean}[]}} Hit  `parts`: the text around what was found
 */

/** How much of the text is shown around what was found, in characters. */
const BEFORE = 40;
const AFTER = 90;

/** Returns a letter without case and accents. @param {string} letter */
const fold = (letter) =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss').replace(/[’‘]/g, "'");

/** Returns the folded text, and where each of its letters came from. @param {string} text */
function folded(text) {
  let letters = '';
  /** @type {number[]} */
  const from = [];
  for (let at = 0; at < text.length; at += 1) {
    const plain = fold(text[at]);
    letters += plain;
    for (const _ of plain) from.push(at);
  }
  return { letters, from: [...from, text.length] };
}

/**
 * Returns the sections that have all words of the query, those with one in their heading first.
 * @param {Entry[]} entries @param {string} query @returns {Hit[]}
 */
export function find(entries, query) {
  const wanted = folded(query).letters.split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const inHeading = (/** @type {Entry} */ { number, title }) => {
    const { letters } = folded(`${number} ${title}`);
    return wanted.some((word) => letters.includes(word));
  };
  const hits = entries.filter(({ number, title, text }) => {
    const { letters } = folded(`${number} ${title} ${text}`);
    return wanted.every((word) => letters.includes(word));
  });
  const first = hits.filter(inHeading);
  return [...first, ...hits.filter((hit) => !first.includes(hit))].map((entry) => ({
    entry,
    parts: excerpt(entry.text, wanted),
  }));
}

/** @param {string} text @param {string[]} wanted @returns {Hit['parts']} */
function excerpt(text, wanted) {
  const { letters, from } = folded(text);
  const word = wanted.find((one) => letters.includes(one));
  if (!word) return [{ text: upTo(text, BEFORE + AFTER), found: false }];
  const at = letters.indexOf(word);
  const [start, end] = [from[at], from[at + word.length]];
  return [
    { text: since(text.slice(0, start), start - BEFORE), found: false },
    { text: text.slice(start, end), found: true },
    { text: upTo(text.slice(end), AFTER), found: false },
  ];
}

/** Returns the end of a text, from the first word after this place. @param {string} text @param {number} start */
const since = (text, start) => (start <= 0 ? text : `… ${text.slice(text.indexOf(' ', start) + 1)}`);

/** Returns the start of a text, up to the last word before this place. @param {string} text @param {number} end */
const upTo = (text, end) => (text.length <= end ? text : `${text.slice(0, text.lastIndexOf(' ', end))} …`);
