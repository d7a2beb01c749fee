// Rows of a game's own pieces in a rule book: drawn by its board, named for screen readers.

import { h } from '../dom.js';
import { hiddenLabel } from '../kit/label.js';
import { t } from '../words.js';

/**
 * @typedef {import('../types.js').BookPieces} BookPieces
 * @typedef {import('./parse.js').PieceRow} PieceRow
 * @typedef {import('../dom.js').Child} Child
 */

/** What stands between pieces, with the message that says it. @type {Record<string, () => string>} */
const SIGNS = { '→': () => t('book-becomes'), '+': () => t('book-and') };
/** Between pieces that do not belong together. */
const GAP = '/';

/** @param {PieceRow[]} rows @param {BookPieces} pieces */
export const pieceRows = (rows, pieces) =>
  h(
    'div',
    { class: 'piece-rows', style: { '--piece': `${pieces.width}rem` } },
    rows.map((row) => pieceRow(row, pieces)),
  );

/** @param {PieceRow} row @param {BookPieces} pieces */
const pieceRow = ({ verdict, label, tokens, caption }, pieces) =>
  h(
    'div',
    { class: `piece-row ${{ '✓': 'allowed', '✗': 'forbidden', '': '' }[verdict]}` },
    verdict && [
      h('span', { class: 'verdict', 'aria-hidden': 'true' }, verdict),
      hiddenLabel(t(verdict === '✓' ? 'book-allowed' : 'book-forbidden')),
    ],
    label && h('span', { class: 'piece-label' }, label),
    h(
      'span',
      { class: 'row-pieces' },
      groupsOf(tokens).map((group) =>
        h(
          'span',
          { class: 'group' },
          group.map((token) => sign(token) ?? stack(token, pieces)),
        ),
      ),
    ),
    caption && h('span', { class: 'piece-caption' }, caption),
  );

/** Returns what stands between gaps: a line breaks there first. @param {string[]} tokens */
function groupsOf(tokens) {
  /** @type {string[][]} */
  const groups = [[]];
  for (const token of tokens) {
    if (token === GAP) groups.push([]);
    else groups.at(-1)?.push(token);
  }
  return groups;
}

/** @param {string} token */
function sign(token) {
  const says = SIGNS[token];
  if (!says) return null;
  return h('span', { class: 'sign' }, h('span', { 'aria-hidden': 'true' }, token), hiddenLabel(says()));
}

/** Draws `r1`, `chip×4`, or cards that lie on each other, `r1~d1`, the last on top. @param {string} token
 * @param {BookPieces} pieces */
function stack(token, pieces) {
  const all = token.split('~');
  if (all.length === 1) return counted(token, pieces);
  return h(
    'span',
    { class: `fan ${pieces.fan}` },
    all.map((code) => counted(code, pieces)),
  );
}

/** @param {string} token @param {BookPieces} pieces */
function counted(token, pieces) {
  const [code, count] = token.split('×');
  const drawn = piece(code, pieces);
  return count ? h('span', { class: 'counted' }, drawn, h('b', null, `× ${count}`)) : drawn;
}

/**
 * Draws one piece; a code that the game does not know stays as it is.
 * @param {string} code @param {BookPieces} pieces @param {string} [name]  empty: the text beside it says it
 */
export function piece(code, pieces, name = pieces.name(code)) {
  const picture = pieces.draw(code);
  if (!picture) return h('code', null, code);
  const about = name ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': 'true' };
  return h('span', { class: 'piece', ...about }, picture);
}
