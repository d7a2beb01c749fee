// What the bar says and offers.

import { list, t } from '/words.js';
import { sizeOf } from '/kit/pieces.js';
import { layAction } from './draft.js';
import { fromRack } from './possible-tiles.js';
import { nameOf } from './names.js';

/**
 * @typedef {import('/types.js').Scene} Scene
 * @typedef {import('/types.js').Proposal} Proposal
 * @typedef {import('./draft-editor.js').DraftEditor} DraftEditor
 */

/** @param {Scene} scene @param {DraftEditor} editor */
export function prompt(scene, editor) {
  const draft = editor.draft();
  const chosen = editor.chosen().length;
  if (chosen) return t('fiches-prompt-chosen', { count: chosen });
  if (!editor.isChanged()) {
    const could = scene.actions.some((action) => action.table);
    const draw = scene.actions.some((action) => action.do === 'draw');
    if (!could && !scene.complete) return t(draw ? 'fiches-prompt-look' : 'fiches-prompt-look-pass');
    if (could) return t(draw ? 'fiches-prompt-start' : 'fiches-prompt-look-pass');
    if (draw) return t('fiches-prompt-draw');
    return t(sizeOf(scene.view.pot) === 0 ? 'fiches-prompt-pass-pot' : 'fiches-prompt-pass');
  }
  const reason = editor.validator.reason(draft);
  if (reason === undefined) return t('fiches-prompt-asking');
  if (!reason) return t('fiches-valid');
  return editor.validator.brokenText(draft) ?? reason.why;
}

/** @param {Scene} scene @param {DraftEditor} editor @returns {Proposal[]} */
export function proposals(scene, editor) {
  if (editor.isChanged()) {
    const draft = editor.draft();
    const action = layAction(draft);
    const gain = editor.validator.gain(draft);
    const notes = [
      gain !== null && t('fiches-earns', { count: gain }),
      action.take > 0 && t('fiches-do-take', { count: action.take }),
    ];
    return [
      {
        action,
        label: t('fiches-do-lay', { count: editor.laid().length }),
        note: notes.filter(Boolean).join(', '),
        main: gain !== null,
      },
    ];
  }
  const could = scene.actions.some((action) => action.table);
  return scene.actions
    .filter((action) => !action.table)
    .map((action) => ({
      action,
      label: t(`fiches-do-${action.do}`),
      note: action.do === 'draw' ? t('fiches-do-draw-note') : undefined,
      main: !could && scene.complete,
      confirm: could ? t(`fiches-do-${action.do}-confirm`) : undefined,
    }));
}

/** Says where this action happens. @param {import('/types.js').Action} action */
export const describeAction = (action) =>
  t(`fiches-describe-${action.do}`, { tiles: action.table ? list(fromRack(action).map((kind) => nameOf(kind))) : '' });
