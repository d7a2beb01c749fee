// The board of Toy: the pile and the pairs in the middle, your hand before you.

import { h } from '/dom.js';
import { t } from '/words.js';
import { picture } from './cards.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('/types.js').Action} Action
 */

/** @param {import('/types.js').BoardContext} context @returns {import('/types.js').Board} */
export function createBoard(context) {
  /** The number that is selected. @type {string | null} */
  let selected = null;
  /** @type {Action | null} */
  let highlighted = null;

  /** @param {Scene} scene @param {string} card */
  const pairOf = (scene, card) => scene.actions.find((action) => action.do === 'lay' && action.card === card);

  /** Selects a number, or shows why it cannot be laid. @param {Scene} scene @param {string} card */
  async function select(scene, card) {
    if (!scene.mine) return;
    selected = selected === card ? null : card;
    context.dismissHint();
    if (selected && !pairOf(scene, card)) {
      const answer = await context.check({ do: 'lay', card });
      if (!answer.ok) context.showRefusal(answer);
    }
    context.redraw();
  }

  /** @param {Scene} scene */
  function hand(scene) {
    const cards = scene.you === null ? [] : scene.view.hands[scene.you];
    const marked = highlighted?.do === 'lay' ? highlighted.card : null;
    return h(
      'div',
      { class: 'toy-hand', key: 'hand', role: 'group', 'aria-label': t('toy-hand') },
      cards.map((/** @type {string} */ card, /** @type {number} */ at) =>
        h(
          'button',
          {
            key: `${card}-${at}`,
            class: `toy-card ${selected === card ? 'chosen' : ''} ${marked === card ? 'possible' : ''}`,
            'data-piece': card,
            'aria-pressed': `${selected === card}`,
            on: { click: () => select(scene, card) },
          },
          h('span', { class: 'visually-hidden' }, pairOf(scene, card) ? `${card}, ${t('toy-possible')}` : card),
          picture(card),
        ),
      ),
    );
  }

  /** @param {Scene} scene */
  const middle = (scene) =>
    h(
      'div',
      { class: 'toy-middle' },
      h('p', null, t('toy-pile', { count: scene.view.pile })),
      h(
        'div',
        { class: 'toy-laid', role: 'group', 'aria-label': t('toy-laid') },
        scene.view.laid.map((/** @type {string} */ card, /** @type {number} */ at) =>
          h(
            'span',
            { key: at, class: 'toy-card', 'data-piece': card },
            h('span', { class: 'visually-hidden' }, card),
            picture(card),
          ),
        ),
      ),
    );

  /** @param {number} seat @param {Scene} scene */
  const plate = (seat, { view }) => {
    const hand = view.hands[seat];
    const cards = t('toy-cards', { count: Array.isArray(hand) ? hand.length : hand });
    return h('p', { class: 'score-line' }, `${t('toy-points', { count: view.points[seat] })}, ${cards}`);
  };

  /**
   * Returns the actions for the selection, pairs before the end of the turn.
   * @param {Scene} scene
   * @returns {import('/types.js').Proposal[]}
   */
  function proposals({ actions }) {
    const fitting = actions.filter((action) => !selected || action.do !== 'lay' || action.card === selected);
    return fitting.map((action, at) => ({
      action,
      label: t(`toy-do-${action.do}`, { card: action.card ?? '' }),
      main: at === 0,
    }));
  }

  return {
    update(scene) {
      if (selected && !pairOf(scene, selected)) selected = null;
    },
    plate,
    middle,
    ownArea: (scene) => !scene.over && hand(scene),
    bar: (scene) => ({
      prompt: t(scene.actions.some(({ do: what }) => what === 'lay') ? 'toy-prompt-lay' : 'toy-prompt-end'),
      proposals: proposals(scene),
    }),
    clearSelection() {
      const had = selected !== null;
      selected = null;
      return had;
    },
    highlight(action) {
      highlighted = action;
    },
    outcome: (scene) =>
      h(
        'ol',
        { class: 'results' },
        scene.names.map((name, seat) =>
          h(
            'li',
            { key: seat, class: scene.view.winners.includes(seat) ? 'won' : '' },
            h('bdi', null, name),
            ': ',
            h('span', { class: 'total' }, t('toy-points', { count: scene.view.points[seat] })),
          ),
        ),
      ),
  };
}
