// The three moments of a finished game that changed most, each as a small table that leads to the replay.

import { h } from '../dom.js';
import { afterPaint } from '../frames.js';
import { t } from '../words.js';
import { loadAnalysis } from '../replay/analysis.js';
import { percent } from '../replay/chances-chart.js';
import { createTableView } from '../table-view.js';
import { transport } from '../transport.js';
import { laidOut, laidOutPieces } from './beat.js';

/**
 * @typedef {import('../dom.js').Child} Child
 * @typedef {import('../types.js').Scene} Scene
 * @typedef {import('../types.js').TurningPoint} TurningPoint
 */

const SHOWN = 3;

/**
 * @param {import('../app.js').App} app
 * @param {import('../table-session.js').TableSession} session
 */
export function moments(app, session) {
  const { code } = session;
  const analysis = loadAnalysis(code, app.redraw);
  let opened = 0;
  /** How the table of each step is drawn; null while it is being loaded. @type {Map<number, (() => Child) | null>} */
  const tables = new Map();

  /**
   * Loads the table of a step: with its pieces laid out, as they were while it was being watched; as it was after the
   * step, if there are none.
   * @param {number} game @param {number} step @param {Scene} now
   */
  async function load(game, step, now) {
    const updates = updatesOf(session.log, step);
    /** @type {Scene} */
    let scene = now;
    const view = createTableView(app, session, { game: now.view.game, scene: () => scene });
    const beat = { updates, snapshot: null, mover: null, seat: null, isLaidOut: true, receivedAt: session.receivedAt };
    const board = view.board();
    const hasPieces = board && laidOut(board, now, beat);
    const position = await transport.replayStep(code, game, hasPieces ? step - 1 : step, 'watch').catch(() => null);
    if (!position || opened !== game) return;
    const { view: seen, turn } = position;
    scene = { ...now, view: seen, views: undefined, you: null, actions: [], mine: false, over: false, turn };
    view.update();
    tables.set(step, () => [view.middle(), board && hasPieces && laidOutPieces(board, scene, beat)]);
    app.redraw();
  }

  /** @param {number} game @param {TurningPoint} point @param {Scene} scene */
  function moment(game, { step, seat, by, from, to, text, kind }, scene) {
    if (!tables.has(step)) {
      tables.set(step, null);
      afterPaint(() => load(game, step, scene));
    }
    const { names } = scene;
    return h(
      'li',
      { key: step },
      h(
        'div',
        { class: 'small-table', inert: true, 'aria-hidden': 'true' },
        h('div', { class: 'middle' }, tables.get(step)?.()),
      ),
      h('a', { href: `/t/${code}/replay?game=${game}&step=${step}` }, text),
      h(
        'span',
        null,
        h('span', { class: 'tag' }, t(`replay-kind-${kind}`, { name: names[by] })),
        ' ',
        h('b', null, t('replay-turning-point', { name: names[seat], from: percent(from), to: percent(to) })),
      ),
    );
  }

  return {
    /** Loads again in the new language. */
    languageChanged() {
      opened = 0;
    },
    close: analysis.close,
    /** @param {number} game  its number at this table @param {Scene} scene */
    draw(game, scene) {
      if (opened !== game) {
        opened = game;
        tables.clear();
        analysis.open(game);
      }
      const found = analysis.breakdowns ? analysis.turningPoints.slice(0, SHOWN) : [];
      if (!found.length) return null;
      return h(
        'section',
        { class: 'moments', key: 'moments', 'aria-labelledby': 'moments' },
        h('h3', { id: 'moments' }, t('end-moments')),
        h(
          'ol',
          null,
          found.map((point) => moment(game, point, scene)),
        ),
      );
    },
  };
}

/**
 * Returns what happened in a step of the last game.
 * @param {import('../types.js').Update[]} log @param {number} wanted
 */
function updatesOf(log, wanted) {
  const game = log.slice(log.findLastIndex(({ started }) => started) + 1);
  // A step that was taken back has the number of the one that came instead.
  const from = game.findLastIndex(({ undone, step }) => undone && (step ?? Infinity) <= wanted) + 1;
  return game.slice(from).filter(({ step, event }) => step === wanted && event);
}
