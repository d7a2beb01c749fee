// Reads a rule book: as much Markdown as our books use, rows of pieces, and where each clause comes from.

/**
 * @typedef {'given' | 'fact' | 'ruling' | 'disputed'} SourceKind  the sheet says it, it is known from elsewhere, it is
 *   ours, or the sources disagree and we decided
 * @typedef {{kind: SourceKind, option: {name: string, value: string} | null, why: string}} Source  `option`: plays it
 *   otherwise
 * @typedef {{verdict: '✓' | '✗' | '', label: string, tokens: string[], caption: string}} PieceRow
 * @typedef {{kind: 'paragraph' | 'aside' | 'code', text: string}
 *   | {kind: 'list', ordered: boolean, items: string[]}
 *   | {kind: 'table', head: string[], rows: string[][]}
 *   | {kind: 'pieces', rows: PieceRow[]}} Block
 * @typedef {{id: string, number: string, title: string, blocks: Block[], sources: Source[]}} Section  `number` is empty
 *   for a chapter without clauses
 * @typedef {Section & {clauses: Section[]}} Chapter
 * @typedef {{title: string, blocks: Block[], chapters: Chapter[]}} Book
 */

const SOURCE = /^\[(given|fact|ruling|disputed)(?:: (\w+)(?:=(\S+))?)?\]\s*([^]*)$/;
const VERDICT = /^([✓✗])\s+/;
const LABEL = /^([^|:]+):\s+/;

/** @param {string} markdown @returns {Book} */
export function parseBook(markdown) {
  /** @type {Book} */
  const book = { title: '', blocks: [], chapters: [] };
  /** @type {{blocks: Block[], sources?: Source[]}} */
  let current = book;
  for (const block of blocksOf(markdown)) {
    const [, level, text] = /^(#+)\s+(.*)$/.exec(block) ?? [];
    if (level === '#') book.title = text;
    else if (level) {
      const section = sectionOf(text, `part-${book.chapters.length + 1}`);
      if (level === '##') book.chapters.push({ ...section, clauses: [] });
      else book.chapters.at(-1)?.clauses.push(section);
      current = level === '##' ? /** @type {Chapter} */ (book.chapters.at(-1)) : section;
    } else if (SOURCE.test(block)) current.sources?.push(...sourcesOf(block));
    else current.blocks.push(blockOf(block));
  }
  return book;
}

/** Returns all that has a heading, in the order of the book. @param {Book} book @returns {Section[]} */
export const sectionsOf = (book) => book.chapters.flatMap((chapter) => [chapter, ...chapter.clauses]);

/** Returns what blank lines part; code keeps its own. @param {string} markdown */
const blocksOf = (markdown) =>
  markdown
    .split(/(^```[^]*?^```$)/m)
    .flatMap((part) => (part.startsWith('```') ? [part] : part.split(/\n(?:\s*\n)+/)))
    .map((block) => block.trim())
    .filter(Boolean);

/** @param {string} heading @param {string} id  of one without a number @returns {Section} */
function sectionOf(heading, id) {
  const [, number = '', title] = /^(?:([A-Z]\d+(?:\.\d+)?)\s+)?(.*)$/.exec(heading) ?? [];
  return { id: number ? `clause-${number}` : id, number, title, blocks: [], sources: [] };
}

/** @param {string} block @returns {Source[]} */
const sourcesOf = (block) =>
  block.split(/\n(?=\[)/).map((one) => {
    const [, kind, name, value = '', why] = SOURCE.exec(one) ?? [];
    const option = name ? { name, value } : null;
    return { kind: /** @type {SourceKind} */ (kind), option, why: inOneLine(why ?? '') };
  });

/** @param {string} text */
const inOneLine = (text) => text.replace(/\s*\n\s*/g, ' ').trim();

/** @param {string} block @returns {Block} */
function blockOf(block) {
  const lines = block.split('\n');
  if (block.startsWith('```')) {
    const inside = lines.slice(1, -1);
    return lines[0] === '```pieces'
      ? { kind: 'pieces', rows: inside.map(rowOf) }
      : { kind: 'code', text: inside.join('\n') };
  }
  if (block.startsWith('|')) {
    const [head, , ...rows] = lines.map(cellsOf);
    return { kind: 'table', head, rows };
  }
  if (block.startsWith('>')) return { kind: 'aside', text: inOneLine(block.replace(/^>\s?/gm, '')) };
  if (/^[-*]\s/.test(block)) return { kind: 'list', ordered: false, items: itemsOf(block, /^[-*]\s+/) };
  if (/^\d+\.\s/.test(block)) return { kind: 'list', ordered: true, items: itemsOf(block, /^\d+\.\s+/) };
  return { kind: 'paragraph', text: inOneLine(block) };
}

/** @param {string} line */
const cellsOf = (line) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** @param {string} block @param {RegExp} mark */
function itemsOf(block, mark) {
  /** @type {string[]} */
  const items = [];
  for (const line of block.split('\n')) {
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return items;
}

/** Reads `✓ Your hand: r1 d1 → o2 | caption`. @param {string} line @returns {PieceRow} */
export function rowOf(line) {
  const verdict = /** @type {PieceRow['verdict']} */ (VERDICT.exec(line)?.[1] ?? '');
  const judged = line.replace(VERDICT, '');
  const label = LABEL.exec(judged)?.[1] ?? '';
  const [pieces, caption = ''] = judged.replace(LABEL, '').split('|');
  return { verdict, label, tokens: pieces.trim().split(/\s+/).filter(Boolean), caption: caption.trim() };
}
