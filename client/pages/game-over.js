// The end of a game: who won and why, its moments, a rematch, the record.

import { h } from '../dom.js';
import { list, t } from '../words.js';
import { downloadRecord } from '../parts/download-record.js';
import { errorText } from '../parts/error-text.js';

/**
 * @param {import('../table-session.js').TableSession} session
 * @param {import('../types.js').Board} board
 * @param {import('../types.js').Scene} scene
 * @param {ReturnType<typeof import('../parts/moments.js').moments>} best
 */
export function outcome(session, board, scene, best) {
  const winners = /** @type {number[]} */ (scene.view.winners ?? []);
  const won = scene.you !== null && winners.includes(scene.you);
  const alone = won && winners.length === 1;
  const names = list(winners.map((seat) => scene.names[seat]));
  const resultText = session.log.findLast((one) => one.event?.event === 'over')?.text;

  const download = () =>
    downloadRecord(session.code, session.snapshot?.game_number ?? null).catch((error) =>
      session.showRefusal({ rule: null, why: errorText(error) }),
    );
  const rematch = async () => {
    const answer = await session.command({ command: 'rematch' });
    if (answer.ok) await session.ready();
  };

  return h(
    'section',
    { class: 'outcome', key: 'outcome', 'aria-labelledby': 'outcome', tabindex: '-1', 'data-focus-fallback': true },
    h('h2', { id: 'outcome' }, alone ? t('end-you') : t('end-won', { count: winners.length, names })),
    resultText && h('p', null, resultText),
    board.outcome(scene),
    best.draw(session.snapshot?.game_number ?? 1, scene.names),
    session.refusal && h('p', { class: 'refusal' }, session.refusal.why),
    h(
      'div',
      { class: 'row' },
      scene.you !== null &&
        h('button', { class: 'button main', disabled: session.busy, on: { click: rematch } }, t('end-rematch')),
      h(
        'a',
        { class: 'button', href: `/t/${session.code}/replay?game=${session.snapshot?.game_number}` },
        t('replay-open'),
      ),
      h('button', { class: 'button', on: { click: download } }, t('end-download')),
      h(
        'a',
        { class: 'button', href: `/t/${session.code}/proof?game=${session.snapshot?.game_number}` },
        t('end-shuffle-check'),
      ),
      h('a', { class: 'button', href: '/' }, t('to-home')),
    ),
  );
}
