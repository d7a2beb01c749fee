// The bar between the table and your hand: what you can do with what is chosen, and why not.

import { h } from '../dom.js';
import { t } from '../words.js';
import { sinceYou, worthTelling } from '../latest.js';
import { mark } from './marks.js';
import { couldNotify, notify } from './notify.js';

/**
 * @typedef {import('../types.js').Proposal} Proposal
 * @typedef {import('../types.js').Scene} Scene
 */

/**
 * @param {import('../app.js').App} app
 * @param {import('../sitting.js').Seat} sitting
 * @param {import('./hint.js').Hints} hint
 * @param {(rule: string) => void} openRule
 */
export function bar(app, sitting, hint, openRule) {
  /** What cannot be taken back and would be a pity is asked once more. @type {Proposal | null} */
  let sure = null;

  /** @param {import('../types.js').Action} action */
  async function act(action) {
    sure = null;
    const answer = await sitting.act(action);
    if (!answer.ok && sitting.refusal) app.tell(sitting.refusal.why);
    return answer;
  }

  /** @param {Proposal} proposal */
  function press(proposal) {
    if (!proposal.sure) return act(proposal.action);
    sure = proposal;
    app.tell(proposal.sure);
    app.redraw();
  }

  const question = (/** @type {Proposal} */ proposal) => [
    h('p', { class: 'prompt' }, proposal.sure),
    h(
      'div',
      { class: 'proposals' },
      h(
        'button',
        { key: 'yes', class: 'button main', on: { click: () => act(proposal.action) } },
        proposal.label,
      ),
      h(
        'button',
        {
          key: 'no',
          class: 'button',
          on: {
            click: () => {
              sure = null;
              app.redraw();
            },
          },
        },
        t('bar.not-now'),
      ),
    ),
  ];

  const refusal = () =>
    sitting.refusal &&
    h(
      'p',
      { class: 'refusal', key: 'refusal' },
      sitting.refusal.why,
      ' ',
      sitting.refusal.rule &&
        h(
          'button',
          {
            class: 'link',
            'aria-label': t('rules.clause', { rule: sitting.refusal.rule }),
            on: { click: () => openRule(sitting.refusal?.rule ?? '') },
          },
          sitting.refusal.rule,
        ),
    );

  /** @param {import('../types.js').Board} board @param {Scene} scene */
  function offer(board, scene) {
    const { prompt, proposals } = board.bar(scene);
    return (
      hint.draw(act, (action) => board.words?.(action, scene)) || [
        refusal() || h('p', { class: 'prompt', key: 'prompt' }, prompt),
        h(
          'div',
          { class: 'proposals', key: 'proposals' },
          proposals.map((proposal) =>
            h(
              'button',
              {
                key: JSON.stringify(proposal.action),
                class: `button ${proposal.main ? 'main' : ''}`,
                on: { click: () => press(proposal) },
              },
              proposal.label,
              proposal.note && h('small', null, proposal.note),
            ),
          ),
        ),
      ]
    );
  }

  const tool = (
    /** @type {string} */ name,
    /** @type {boolean | undefined} */ can,
    /** @type {() => void} */ click,
  ) =>
    h(
      'button',
      {
        class: 'icon-button',
        key: name,
        disabled: !can,
        title: t(`bar.${name}`),
        'aria-label': t(`bar.${name}`),
        on: { click },
      },
      mark(name),
    );

  /** What the others did since your last move stays in sight until you move again. @param {Scene} scene */
  const latest = (scene) => {
    const said = sinceYou(sitting.log, scene.you)
      .filter((one) => one.said && worthTelling(one))
      .slice(-3);
    return (
      said.length > 0 &&
      h(
        'p',
        { class: 'latest', key: 'latest' },
        said.map((one) => h('span', { key: one.number }, one.said, ' ')),
      )
    );
  };

  /** @param {Scene} scene */
  const wait = (scene) => {
    const chair = scene.you === null ? null : sitting.now?.seats[scene.you];
    if (chair?.away) return t('bar.away');
    if (scene.you === null && scene.turn !== null)
      return t('turn.watching', { name: scene.names[scene.turn] });
    return scene.turn === null ? '' : t('turn.of', { name: scene.names[scene.turn] });
  };

  /** Where people are waited for, a word when it is one's turn: asked for once, here, and then in the settings. */
  const callMe = (/** @type {Scene} */ scene) =>
    scene.you !== null &&
    couldNotify() &&
    sitting.now?.seats.some((chair, at) => at !== scene.you && chair?.name) &&
    h(
      'div',
      { class: 'proposals', key: 'call' },
      h(
        'button',
        { class: 'button quiet', on: { click: () => notify(true).then(app.redraw) } },
        t('settings.notify'),
      ),
    );

  /** @param {Scene} scene @param {boolean | undefined} away */
  const meanwhile = (scene, away) => [
    refusal() || h('p', { class: 'prompt waiting', key: 'prompt' }, wait(scene)),
    away
      ? h(
          'div',
          { class: 'proposals', key: 'back' },
          h(
            'button',
            { class: 'button main', on: { click: () => sitting.wish({ wish: 'return' }) } },
            t('bar.return'),
          ),
        )
      : callMe(scene),
  ];

  /** @param {import('../types.js').Board} board @param {import('../types.js').Way} way */
  const can = (board, way) =>
    board.steps?.can(way) || (way === 'undo' ? sitting.now?.can_undo : sitting.undone.length > 0);

  /** @param {import('../types.js').Board} board @param {import('../types.js').Way} way */
  function go(board, way) {
    if (!can(board, way)) return;
    if (board.steps?.can(way)) board.steps.go(way);
    else sitting[way]();
  }

  return {
    act,
    press,
    go,
    clear: () => {
      sure = null;
    },
    /** @param {import('../types.js').Board} board @param {Scene} scene */
    draw(board, scene) {
      const away = scene.you !== null && sitting.now?.seats[scene.you]?.away;
      const inHand = scene.mine;
      return h(
        'section',
        {
          class: `bar ${inHand ? 'mine' : ''}`,
          'aria-label': t('bar'),
          key: 'bar',
          tabindex: '-1',
          'data-refuge': true,
          'aria-busy': `${sitting.busy}`,
        },
        inHand && h('p', { class: 'tag yours turn', key: 'turn' }, t('turn.yours')),
        sitting.busy && h('p', { class: 'under-way', key: 'under-way' }, t('bar.under-way')),
        h(
          'div',
          { class: 'said' },
          latest(scene),
          inHand ? (sure ? question(sure) : offer(board, scene)) : meanwhile(scene, away),
        ),
        scene.you !== null &&
          h(
            'div',
            { class: 'bar-tools' },
            tool('undo', inHand && can(board, 'undo'), () => go(board, 'undo')),
            tool('redo', inHand && can(board, 'redo'), () => go(board, 'redo')),
            tool('hint', inHand, () => hint.more((action) => board.words?.(action, scene))),
          ),
      );
    },
  };
}
