// The board of Toy: the pile and the pairs in the middle, your hand before you.

import { h } from '/dom.js';
import { t } from '/words.js';
import { hand, selectablePiece } from '/kit/hand.js';
import { hiddenLabel } from '/kit/label.js';
import { heldPieces, sizeOf, visiblePieces } from '/kit/pieces.js';
import { createSelection } from '/kit/selection.js';
import { face } from './cards.js';

/** @typedef {import('/types.js').Scene} Scene @typedef {import('/kit/pieces.js').Held} Held */

/** @param {import('/types.js').BoardContext} context @returns {import('/types.js').Board} */
export function createBoard(context) {
  const selection = createSelection('card');
  /** @type {import('/types.js').Action | null} */
  let highlighted = null;

  /** Selects a card, or shows why it cannot be laid. @param {Scene} scene @param {Held} card */
  async function select(scene, card) {
    if (!scene.mine) return;
    const selected = selection.has(card.id);
    selection.clear();
    if (!selected) selection.toggle(card);
    context.dismissHint();
    context.showRefusal(null);
    context.redraw();
    if (selected || selection.ready(scene.actions).length) return;
    const answer = await context.check({ do: 'lay', card: card.piece });
    if (!answer.ok) context.showRefusal(answer);
  }

  /** @param {Scene} scene */
  function ownArea(scene) {
    const cards = heldPieces(scene.you === null ? [] : visiblePieces(scene.view.hands[scene.you]));
    const pairs = new Set(scene.actions.map((action) => action.card));
    const one = (/** @type {Held} */ card, /** @type {number} */ at) => {
      const selected = selection.has(card.id);
      const marked = highlighted?.card === card.piece;
      const className = `toy-card ${selected ? 'chosen' : ''} ${marked ? 'possible' : ''}`;
      const label = [card.piece, pairs.has(card.piece) && t('toy-possible')];
      const click = () => select(scene, card);
      return selectablePiece({ ...card, first: !at, className, label, selected, click }, face(card.piece));
    };
    return !scene.over && hand({ class: 'toy-hand', key: 'hand', label: t('toy-hand') }, cards.map(one));
  }

  /** Returns the actions for the selection, pairs before the end of the turn. @param {Scene} scene */
  const proposals = ({ actions }) =>
    actions
      .filter((action) => !action.card || selection.match([action]).open.length)
      .map((action, at) => ({ action, label: t(`toy-do-${action.do}`, { card: action.card ?? '' }), main: at === 0 }));

  return {
    update(scene) {
      if (!selection.ready(scene.actions).length) selection.clear();
    },
    plate: (seat, { view }) =>
      h('p', { class: 'score-line' }, points(view, seat), ', ', t('toy-cards', { count: sizeOf(view.hands[seat]) })),
    middle,
    ownArea,
    bar: (scene) => ({
      prompt: t(scene.actions.some(({ card }) => card) ? 'toy-prompt-lay' : 'toy-prompt-end'),
      proposals: proposals(scene),
    }),
    clearSelection: selection.clear,
    highlight: (action) => void (highlighted = action),
    draft: selection,
    result: ({ view, names }) => ({
      why: t('toy-end'),
      behind: (count) => t('toy-end-behind', { count }),
      scores: names.map((_, seat) => ({
        seat,
        total: view.points[seat],
        parts: [{ label: t('toy-end-pairs'), points: view.points[seat] }],
      })),
    }),
  };
}

/** @param {import('/types.js').View} view @param {number} seat */
const points = (view, seat) => t('toy-points', { count: view.points[seat] });

/** @param {Scene} scene */
const middle = ({ view }) =>
  h(
    'div',
    { class: 'toy-middle' },
    h('p', { 'data-place': 'pile' }, t('toy-pile', { count: view.pile })),
    h(
      'div',
      { class: 'toy-laid', role: 'group', 'aria-label': t('toy-laid'), 'data-place': 'laid' },
      view.laid.map((/** @type {string} */ card, /** @type {number} */ at) =>
        h('span', { key: at, class: 'toy-card', 'data-piece': card }, hiddenLabel(card), face(card)),
      ),
    ),
  );
