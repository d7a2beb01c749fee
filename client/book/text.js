// Draws the blocks of a rule book, and says them in plain words for the search.

import { h } from '../dom.js';
import { piece, pieceRows } from './pieces.js';

/**
 * @typedef {import('../types.js').BookPieces} BookPieces
 * @typedef {import('./parse.js').Block} Block
 * @typedef {import('../dom.js').Child} Child
 * @typedef {{pieces: BookPieces | null, link: (rule: string, words: string) => Child}} Drawing  `pieces`: null until
 *   they are loaded
 */

const INLINE = /(`[^`]+`|\*\*[^*]+\*\*|!?\[[^\]]*\]\([^)]+\))/;
const LINK = /^(!?)\[([^\]]*)\]\(([^)]+)\)$/;

/** @param {Block} block @param {Drawing} drawing @returns {Child} */
export function drawBlock(block, drawing) {
  const text = (/** @type {string} */ words) => inline(words, drawing);
  switch (block.kind) {
    case 'pieces':
      return drawing.pieces && pieceRows(block.rows, drawing.pieces);
    case 'table':
      return table(block, text);
    case 'list':
      return h(
        block.ordered ? 'ol' : 'ul',
        null,
        block.items.map((item) => h('li', null, text(item))),
      );
    case 'code':
      return h('pre', { tabindex: '0' }, h('code', null, block.text));
    case 'aside':
      return h('blockquote', null, text(block.text));
    default:
      return h('p', null, text(block.text));
  }
}

/** @param {{head: string[], rows: string[][]}} block @param {(words: string) => Child} text */
const table = ({ head, rows }, text) =>
  h(
    'div',
    { class: 'wide', tabindex: '0', role: 'group' },
    h(
      'table',
      null,
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          head.map((cell) => h('th', { scope: 'col' }, text(cell))),
        ),
      ),
      h(
        'tbody',
        null,
        rows.map((row) =>
          h(
            'tr',
            null,
            row.map((cell) => h('td', null, text(cell))),
          ),
        ),
      ),
    ),
  );

/** @param {string} text @param {Drawing} drawing @returns {Child[]} */
function inline(text, drawing) {
  return text.split(INLINE).map((part) => {
    const [, image, words, to] = LINK.exec(part) ?? [];
    if (image) return drawing.pieces ? piece(to, drawing.pieces, words) : words;
    if (to) return drawing.link(to, words);
    if (part.startsWith('`')) return h('code', null, part.slice(1, -1));
    return part.startsWith('**') ? h('strong', null, part.slice(2, -2)) : part;
  });
}

/** Returns what a block says, with the names of its pieces. @param {Block} block @param {BookPieces | null} pieces */
export function wordsOf(block, pieces) {
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plain).join(' ');
  if (block.kind === 'list') return block.items.map(plain).join(' ');
  if (block.kind !== 'pieces') return plain(block.text);
  const named = (/** @type {string} */ token) =>
    token
      .split('~')
      .map((one) => one.split('×')[0])
      .map((code) => (pieces?.draw(code) ? pieces.name(code) : ''))
      .join(' ');
  return block.rows.map(({ label, tokens, caption }) => [label, ...tokens.map(named), caption].join(' ')).join(' ');
}

/** @param {string} text */
const plain = (text) => text.replace(/!?\[([^\]]*)\]\([^)]+\)/g, '$1').replace(/[`*]/g, '');
