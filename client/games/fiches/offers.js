// What the bar says and offers.

import { list, t } from '../../words.js';
import { lay } from './draft.js';
import { fromRack } from './marks.js';
import { nameOf } from './names.js';

/**
 * @typedef {import('../../types.js').Scene} Scene
 * @typedef {import('../../types.js').Proposal} Proposal
 * @typedef {import('./drafting.js').Drafting} Drafting
 */

/** @param {Scene} scene @param {Drafting} drafting */
export function prompt(scene, drafting) {
  const draft = drafting.draft();
  const chosen = drafting.chosen().length;
  if (chosen) return t('fiches.prompt.chosen', { count: chosen });
  if (!drafting.dirty()) {
    const could = scene.actions.some((action) => action.table);
    const draw = scene.actions.some((action) => action.do === 'draw');
    if (!could && !scene.complete) return t(draw ? 'fiches.prompt.look' : 'fiches.prompt.look-pass');
    if (could) return t(draw ? 'fiches.prompt.start' : 'fiches.prompt.look-pass');
    return t(draw ? 'fiches.prompt.draw' : 'fiches.prompt.pass');
  }
  const reason = drafting.judge.of(draft);
  if (reason === undefined) return t('fiches.prompt.asking');
  if (!reason) return t('fiches.stands');
  const broken = draft.table.filter(drafting.judge.fault).length;
  return broken ? t('fiches.broken', { count: broken }) : reason.why;
}

/** @param {Scene} scene @param {Drafting} drafting @returns {Proposal[]} */
export function offers(scene, drafting) {
  if (drafting.dirty()) {
    const draft = drafting.draft();
    const action = lay(draft);
    const gain = drafting.judge.gain(draft);
    const notes = [gain !== null && t('fiches.earns', { count: gain }), action.take > 0 && t('fiches.do.take', { count: action.take })];
    return [{
      action,
      label: t('fiches.do.lay', { count: drafting.laid().length }),
      note: notes.filter(Boolean).join(', '),
      main: gain !== null,
    }];
  }
  const could = scene.actions.some((action) => action.table);
  return scene.actions.filter((action) => !action.table).map((action) => ({
    action,
    label: t(`fiches.do.${action.do}`),
    note: action.do === 'draw' ? t('fiches.do.draw.note') : undefined,
    main: !could && scene.complete,
    sure: could ? t(`fiches.do.${action.do}.sure`) : undefined,
  }));
}

/** Where to look for this action. @param {import('../../types.js').Action} action @param {Scene} scene */
export const whereToLook = (action, scene) => t(`fiches.look.${action.do}`, {
  tiles: action.table ? list(fromRack(action, scene.view.table).map((kind) => nameOf(kind))) : '',
});
