// The end of a game, a place to stay: who won and why, everybody's score, another game, the moments that decided it.

import { h } from '../dom.js';
import { t } from '../words.js';
import { bestPart, closeBehind, ranked, results } from '../kit/score.js';
import { downloadRecord } from '../parts/download-record.js';
import { errorText } from '../parts/error-text.js';
import { headline, winnersOf } from '../parts/headline.js';
import { sharePicture } from '../parts/share-picture.js';

/**
 * @typedef {import('../types.js').Scene} Scene
 * @typedef {import('../types.js').Result} Result
 */

/** Says something true and kind to players who lost; nothing to others. @param {Scene} scene @param {Result} result */
export function consolation(scene, { scores, behind }) {
  const { you } = scene;
  if (you === null || winnersOf(scene).includes(you)) return '';
  const little = closeBehind(scores, you);
  if (little !== null) return behind(little);
  const best = bestPart(scores, you)?.best;
  if (best) return best;
  const isSecond = ranked(scene, scores)[1].seat === you && scores.length > 2;
  return isSecond ? t('end-second', { count: scores.length }) : t('end-well-played');
}

/**
 * @param {import('../table-session.js').TableSession} session
 * @param {import('../types.js').Board} board
 * @param {Scene} scene
 * @param {ReturnType<typeof import('../parts/moments.js').moments>} best
 */
export function outcome(session, board, scene, best) {
  const game = session.snapshot?.game_number ?? 1;
  const result = board.result(scene);
  const fail = (/** @type {string} */ why) => session.showRefusal({ rule: null, why });

  const download = () => downloadRecord(session.code, game).catch((error) => fail(errorText(error)));
  const share = () => sharePicture(scene, result).catch(() => fail(t('end-share-failed')));
  const rematch = async () => {
    const answer = await session.command({ command: 'rematch' });
    if (answer.ok) await session.ready();
  };

  return h(
    'section',
    { class: 'outcome', key: 'outcome', 'aria-labelledby': 'outcome', tabindex: '-1', 'data-focus-fallback': true },
    h(
      'header',
      null,
      h('h2', { id: 'outcome' }, headline(scene)),
      h('p', null, [result.why, consolation(scene, result)].filter(Boolean).join(' ')),
    ),
    results(scene, result),
    session.refusal && h('p', { class: 'refusal' }, session.refusal.why),
    h(
      'div',
      { class: 'row', key: 'row' },
      scene.you !== null &&
        h('button', { class: 'button main big', disabled: session.busy, on: { click: rematch } }, t('end-rematch')),
      h('a', { class: 'button quiet', href: `/t/${session.code}/replay?game=${game}` }, t('replay-open')),
      h('button', { class: 'button quiet', on: { click: share } }, t('end-share')),
      h('button', { class: 'button quiet', on: { click: download } }, t('end-download')),
      h('a', { class: 'button quiet', href: `/t/${session.code}/proof?game=${game}` }, t('end-shuffle-check')),
      h('a', { class: 'button quiet', href: '/' }, t('to-home')),
    ),
    best.draw(game, scene),
  );
}
