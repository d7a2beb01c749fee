// The table of Monad: the columns, each with its front card in full, the bank, and the piles.

import { h } from '/dom.js';
import { t } from '/words.js';
import { hiddenLabel } from '/kit/label.js';
import { sizeOf } from '/kit/pieces.js';
import { pileButton } from '/kit/pile.js';
import { back, face, monad, monadPrice, valueOf } from './cards.js';
import { nameOf } from './names.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('./selection.js').Selection} Selection
 * @typedef {{gains: Set<string | null>, bonus: Set<string>, talon: boolean, discard: boolean}} Preview
 */

/** @param {Scene} scene @param {Selection} selection @param {Preview} preview */
export function columns(scene, selection, preview) {
  const targets = selection.targets(scene);
  return h(
    'div',
    { class: 'columns-of-monad' },
    Object.entries(/** @type {Record<string, string[]>} */ (scene.view.columns)).map(([name, cards]) => {
      const rank = Number(name);
      const place = `columns/${rank}`;
      const [front, ...behind] = cards;
      return h(
        'div',
        {
          class: 'ribbon',
          'data-pieces': true,
          key: rank,
          'data-place': `column-${rank}`,
          'data-target': place,
          role: 'group',
          'aria-label': t('monad-column', { rank: t(`monad-rank-${rank}`), worth: valueOf(rank) }),
        },
        h('p', { class: 'rank', 'aria-hidden': 'true' }, t(`monad-rank-${rank}`), ' ', h('b', null, valueOf(rank))),
        h(
          'ol',
          { class: 'behind', reversed: true },
          behind
            .toReversed()
            .map((card) =>
              h('li', { key: card, class: 'monad-card', 'data-piece': card }, hiddenLabel(nameOf(card)), face(card)),
            ),
        ),
        front
          ? target(
              scene,
              selection,
              preview,
              targets,
              place,
              t('monad-front', { card: nameOf(front) }),
              front,
              face(front),
            )
          : h('p', { class: 'monad-card empty' }, h('span', null, t('monad-column-empty'))),
      );
    }),
  );
}

/**
 * @param {Scene} scene @param {Selection} selection @param {Preview} preview @param {Set<string | null>} targets
 * @param {string} place @param {string} label @param {string} piece @param {import('/dom.js').Child} picture
 */
function target(scene, selection, preview, targets, place, label, piece, picture) {
  const gain = preview.gains.has(place);
  const bonus = preview.bonus.has(place);
  const note = gain ? t('monad-gets') : bonus ? t('monad-bonus') : '';
  const classes = [
    'monad-card',
    'front',
    targets.has(place) && scene.mine && 'can',
    selection.target === place && 'aimed',
    (gain || bonus) && 'lifted',
    bonus && 'as-bonus',
  ];
  return h(
    'button',
    {
      class: classes.filter(Boolean).join(' '),
      key: `front-${place}`,
      'data-piece': piece,
      'aria-pressed': `${selection.target === place}`,
      'aria-disabled': scene.mine ? null : 'true',
      on: { click: () => scene.mine && selection.setTarget(scene, place) },
    },
    hiddenLabel(label, note),
    picture,
    note && h('span', { class: 'flag', 'aria-hidden': 'true' }, note),
  );
}

/**
 * Bank, discard pile, talon.
 * @param {Scene} scene
 * @param {Selection} selection
 * @param {Preview} preview
 * @param {(action: string) => void} choose
 */
export function piles(scene, selection, preview, choose) {
  const { view } = scene;
  const discard = /** @type {string[]} */ (view.discard);
  const talon = sizeOf(view.talon);
  const top = discard.at(-1);
  const known = /** @type {(string | null)[]} */ (view.known?.talon ?? []).filter(Boolean);
  const can = (/** @type {string} */ what) => scene.actions.some((action) => action.do === what);
  return h(
    'div',
    { class: 'piles' },
    h(
      'div',
      { class: 'pile bank', 'data-target': 'bank', 'data-place': 'bank', key: 'bank' },
      h('p', { class: 'rank', 'aria-hidden': 'true' }, t('monad-rank-6'), ' ', h('b', null, monadPrice())),
      target(
        scene,
        selection,
        preview,
        selection.targets(scene),
        'bank',
        t('monad-bank', { count: view.bank, worth: monadPrice() }),
        'bank',
        [monad(), h('b', { class: 'many' }, `× ${view.bank}`)],
      ),
    ),
    pile(
      'discard',
      t('monad-discard'),
      t('monad-discard-is', { count: discard.length, card: top ? nameOf(top) : '' }),
      top ? face(top) : null,
      discard.length,
      can('flip'),
      preview.discard,
      () => choose('flip'),
      top,
    ),
    pile(
      'talon',
      t('monad-talon'),
      t('monad-talon-is', { count: talon }),
      talon ? back() : null,
      talon,
      can('draw'),
      preview.talon,
      () => choose('draw'),
    ),
    known.length > 0 && h('p', { class: 'small' }, t('monad-known-talon', { cards: known.map(nameOf).join(', ') })),
  );
}

/**
 * @param {string} key @param {string} name @param {string} label @param {import('/dom.js').Child} picture
 * @param {number} many @param {boolean} can @param {boolean} lifted @param {() => void} click @param {string} [piece]
 */
function pile(key, name, label, picture, many, can, lifted, click, piece) {
  return h(
    'div',
    { class: 'pile', key, 'data-place': key, 'data-goes': key === 'discard' && 'talon' },
    h('p', { class: 'rank', 'aria-hidden': 'true' }, name, ' ', many > 0 && h('b', null, many)),
    pileButton(
      {
        className: `monad-card ${picture ? '' : 'empty'} ${can ? 'can' : ''} ${lifted ? 'lifted' : ''}`,
        label,
        click,
        can,
        // The talon's card goes to the hand, the discard pile to the talon.
        onto: key === 'talon' ? '[data-place=hand]' : '[data-place=talon]',
        attributes: { 'data-piece': piece, 'data-pile': key },
      },
      picture,
    ),
  );
}
