// The line between the table and your hand: what you can do with the selection, or why not, and the buttons for it.

import { h } from '../dom.js';
import { t } from '../words.js';
import { icon } from './icons.js';
import { canAskToNotify, setNotifications } from './notifications.js';
import { pressGuard } from './press-guard.js';
import { pace } from '../pace.js';

/**
 * @typedef {import('../types.js').Proposal} Proposal
 * @typedef {import('../types.js').Scene} Scene
 */

/** Draws a sentence. Another one is another element: it has not moved. @param {string} kind @param {string} text */
const sentence = (kind, text) => h('p', { class: kind, key: `${kind} ${text}` }, text);

/**
 * @param {import('../app.js').App} app
 * @param {import('../table-session.js').PlaySession} session
 * @param {import('./hints.js').Hints} hint
 * @param {(rule: string) => void} openRule
 */
export function actionBar(app, session, hint, openRule) {
  /** The proposal that the player is asked to confirm. @type {Proposal | null} */
  let confirming = null;
  const guard = pressGuard();

  /**
   * Returns the handlers of a row of buttons: each does what it is for, unless the press was meant for another one.
   * @param {{kind: string, press: () => void}[]} row
   */
  function handlers(row) {
    guard.drawn(
      row.map(({ kind }) => kind),
      performance.now(),
    );
    return row.map(({ press }, at) => ({
      click: (/** @type {MouseEvent} */ event) => {
        if (pace() === 'off' || guard.allows(at, row.length, event)) press();
      },
    }));
  }

  /** @param {import('../types.js').Action} action */
  async function act(action) {
    confirming = null;
    const answer = await session.act(action);
    if (!answer.ok && session.refusal) app.announce(session.refusal.why);
    return answer;
  }

  /** @param {Proposal} proposal */
  function press(proposal) {
    if (!proposal.confirm) return act(proposal.action);
    confirming = proposal;
    app.announce(proposal.confirm);
    app.redraw();
  }

  /** @param {Proposal} proposal */
  function question(proposal) {
    const dismiss = () => {
      confirming = null;
      app.redraw();
    };
    const [yes, no] = handlers([
      { kind: 'yes', press: () => act(proposal.action) },
      { kind: 'no', press: dismiss },
    ]);
    return [
      sentence('prompt', proposal.confirm ?? ''),
      h(
        'div',
        { class: 'proposals' },
        h('button', { key: 'yes', class: 'button main', on: yes }, proposal.label),
        h('button', { key: 'no', class: 'button', on: no }, t('bar-not-now')),
      ),
    ];
  }

  const refusal = () =>
    session.refusal &&
    h(
      'p',
      { class: 'refusal', key: 'refusal' },
      session.refusal.why,
      ' ',
      session.refusal.rule &&
        h(
          'button',
          { class: 'link', on: { click: () => openRule(session.refusal?.rule ?? '') } },
          t('rules-clause', { rule: session.refusal.rule }),
        ),
    );

  /** @param {import('../types.js').Board} board @param {Scene} scene */
  function offers(board, scene) {
    const { prompt, proposals } = board.bar(scene);
    const presses = handlers(
      proposals.map((proposal) => ({ kind: proposal.action.do, press: () => void press(proposal) })),
    );
    return (
      hint.draw(act, (action) => board.describe?.(action, scene)) || [
        refusal() || sentence('prompt', prompt),
        h(
          'div',
          { class: 'proposals', key: 'proposals' },
          proposals.map((proposal, at) =>
            h(
              'button',
              { key: JSON.stringify(proposal.action), class: `button ${proposal.main ? 'main' : ''}`, on: presses[at] },
              proposal.label,
              proposal.note && h('small', null, proposal.note),
            ),
          ),
        ),
      ]
    );
  }

  const tool = (/** @type {string} */ name, /** @type {boolean | undefined} */ can, /** @type {() => void} */ click) =>
    h(
      'button',
      {
        class: 'icon-button',
        key: name,
        disabled: !can,
        title: t(`bar-${name}`),
        'aria-label': t(`bar-${name}`),
        on: { click },
      },
      icon(name),
    );

  /** @param {Scene} scene */
  const waitingText = (scene) => {
    const chair = scene.you === null ? null : session.snapshot?.seats[scene.you];
    if (chair?.away) return t('bar-bot-plays');
    if (scene.you === null && scene.turn !== null) return t('turn-watching', { name: scene.names[scene.turn] });
    return scene.turn === null ? '' : t('turn-of', { name: scene.names[scene.turn] });
  };

  /** Offers notifications where people play; asked here once, afterwards only in the settings. */
  const offerNotifications = (/** @type {Scene} */ scene) =>
    scene.you !== null &&
    canAskToNotify() &&
    session.snapshot?.seats.some((chair, at) => at !== scene.you && chair?.name) &&
    h(
      'div',
      { class: 'proposals', key: 'notify' },
      h(
        'button',
        { class: 'button quiet', on: { click: () => setNotifications(true).then(app.redraw) } },
        t('settings-notify'),
      ),
    );

  /** @param {Scene} scene @param {boolean | undefined} away */
  const waiting = (scene, away) => [
    refusal() || sentence('prompt waiting', waitingText(scene)),
    away
      ? h(
          'div',
          { class: 'proposals', key: 'back' },
          h(
            'button',
            { class: 'button main', on: { click: () => session.command({ command: 'return' }) } },
            t('bar-return'),
          ),
        )
      : offerNotifications(scene),
  ];

  /** @param {import('../types.js').Board} board @param {import('../types.js').HistoryDirection} direction */
  const can = (board, direction) =>
    board.draftHistory?.can(direction) ||
    (direction === 'undo' ? session.snapshot?.can_undo : session.undone.length > 0);

  /** @param {import('../types.js').Board} board @param {import('../types.js').HistoryDirection} direction */
  function go(board, direction) {
    if (!can(board, direction)) return;
    if (board.draftHistory?.can(direction)) board.draftHistory.go(direction);
    else session[direction]();
  }

  return {
    act,
    press,
    go,
    clear: () => {
      confirming = null;
    },
    /** @param {import('../types.js').Board} board @param {Scene} scene */
    draw(board, scene) {
      const away = scene.you !== null && session.snapshot?.seats[scene.you]?.away;
      const isYours = scene.mine;
      if (!isYours) guard.drawn([], performance.now());
      return h(
        'section',
        {
          class: `bar ${isYours ? 'mine' : ''}`,
          'aria-label': t('bar'),
          key: 'bar',
          tabindex: '-1',
          'data-focus-fallback': true,
          'aria-busy': `${session.busy}`,
        },
        isYours && h('p', { class: 'tag yours turn', key: 'turn' }, t('turn-yours')),
        session.busy && h('p', { class: 'sending', key: 'sending' }, t('bar-sending')),
        h(
          'div',
          { class: 'said', key: isYours ? 'yours' : 'others' },
          isYours ? (confirming ? question(confirming) : offers(board, scene)) : waiting(scene, away),
        ),
        scene.you !== null &&
          h(
            'div',
            { class: 'bar-tools' },
            tool('undo', isYours && can(board, 'undo'), () => go(board, 'undo')),
            tool('redo', isYours && can(board, 'redo'), () => go(board, 'redo')),
            tool('hint', isYours, () => hint.showNext((action) => board.describe?.(action, scene))),
          ),
      );
    },
  };
}
