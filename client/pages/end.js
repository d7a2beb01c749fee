// The end of a game: who won and why, another game, the record.

import { h } from '../dom.js';
import { list, t } from '../words.js';
import { saveRecord } from '../parts/record.js';
import { why } from '../parts/name.js';

/**
 * @param {import('../sitting.js').Sitting} sitting
 * @param {import('../types.js').Board} board
 * @param {import('../types.js').Scene} scene
 */
export function outcome(sitting, board, scene) {
  const winners = /** @type {number[]} */ (scene.view.winners ?? []);
  const won = scene.you !== null && winners.includes(scene.you);
  const alone = won && winners.length === 1;
  const names = list(winners.map((seat) => scene.names[seat]));
  const said = sitting.log.findLast((one) => one.event?.event === 'over')?.said;

  const save = () => saveRecord(sitting.code).catch((trouble) => sitting.refuse({ rule: null, why: why(trouble) }));
  const again = async () => {
    const answer = await sitting.wish({ wish: 'again' });
    if (answer.ok) await sitting.ready();
  };

  return h(
    'section',
    { class: 'outcome', key: 'outcome', 'aria-labelledby': 'outcome', tabindex: '-1', 'data-refuge': true },
    h('h2', { id: 'outcome' }, alone ? t('end.you') : t('end.won', { count: winners.length, names })),
    said && h('p', null, said),
    board.outcome(scene),
    sitting.refusal && h('p', { class: 'refusal' }, sitting.refusal.why),
    h(
      'div',
      { class: 'row' },
      scene.you !== null &&
        h('button', { class: 'button main', disabled: sitting.busy, on: { click: again } }, t('end.again')),
      h('a', { class: 'button', href: `/t/${sitting.code}/replay?game=${sitting.now?.games}` }, t('back.open')),
      h('button', { class: 'button', on: { click: save } }, t('end.record')),
      h('a', { class: 'button', href: `/t/${sitting.code}/proof` }, t('end.proof')),
      h('a', { class: 'button', href: '/' }, t('to-home')),
    ),
  );
}
