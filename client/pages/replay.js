// The replay of a finished game.

import { h } from '../dom.js';
import { loadMessages, t } from '../words.js';
import { afterPaint } from '../frames.js';
import { animateNextDraw } from '../kit/motion.js';
import { downloadRecord } from '../parts/download-record.js';
import { errorText } from '../parts/error-text.js';
import { guarded } from '../parts/failure.js';
import { loadAnalysis } from '../replay/analysis.js';
import { analysisReport } from '../replay/analysis-report.js';
import { chancesChart } from '../replay/chances-chart.js';
import { playbackControls } from '../replay/playback-controls.js';
import { replayLog } from '../replay/replay-log.js';
import { openReplay } from '../replay/replay-state.js';
import { replayTable } from '../replay/replay-table.js';
import { messagePage } from './not-found.js';

/**
 * @param {import('../app.js').App} app
 * @param {string} code
 * @returns {import('../app.js').Page}
 */
export function replay(app, code) {
  const query = new URLSearchParams(location.search);
  const start = { game: query.get('game'), step: Number(query.get('step')) || 0, viewpoint: query.get('viewpoint') };
  const state = openReplay(code, start, { changed: app.redraw, moved });
  const table = replayTable(app, state);
  const controls = playbackControls(app, state);
  const log = replayLog(state);
  const analysis = loadAnalysis(code, app.redraw);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let addressTimer;
  let messagesLoaded = false;
  /** The table is drawn before log and analysis, which take a slow phone as long again. */
  let allDrawn = false;

  open().then(async () => {
    const game = state.replay?.settings.game;
    if (!game) return;
    await Promise.all([loadMessages([game, 'replay']).catch(() => {}), table.load(game)]);
    messagesLoaded = true;
    app.redraw();
  });

  /** Loads everything in the current language. */
  async function open() {
    await state.open();
    if (state.replay) analysis.open(state.replay.number);
  }

  /** Animates pieces between neighbouring steps only. @param {number} from @param {number} to */
  function moved(from, to) {
    clearTimeout(addressTimer);
    // The address follows once the player stays at a step.
    addressTimer = setTimeout(() => app.replaceAddress(state.link()), 400);
    if (Math.abs(to - from) !== 1) return;
    const mover = state.replay?.steps[Math.min(from, to)]?.seat;
    animateNextDraw(`[data-seat="${mover}"]`);
  }

  const drawAllSoon = () =>
    afterPaint(() => {
      allDrawn = true;
      app.redraw();
    });

  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    if (event.key === 'Escape' && table.clearSelection()) app.redraw();
    else controls.keys(event);
  };
  addEventListener('keydown', keys);

  const title = () =>
    state.replay && messagesLoaded ? t('replay-of', { game: t(`${state.replay.settings.game}-title`) }) : t('replay');

  return {
    className: 'on-replay',
    title: () => `${title()} · ${t('app')}`,
    tools: () => h('a', { class: 'button quiet', href: `/t/${code}` }, t('replay-table')),
    languageChanged: () => void open(),
    draw() {
      if (!state.replay) {
        return state.error
          ? messagePage(errorText(state.error), h('a', { class: 'button', href: `/t/${code}` }, t('replay-table')))
          : h('p', { class: 'message-page', role: 'status' }, t('table-joining'));
      }
      if (!messagesLoaded) return h('p', { class: 'message-page', role: 'status' }, t('table-joining'));
      if (state.shown && !allDrawn) drawAllSoon();
      return h(
        'div',
        { class: `replay game-${state.replay.settings.game}` },
        h('h1', null, title()),
        guarded(app.redraw, t('table-middle'), table.draw),
        state.error ? h('p', { class: 'refusal', role: 'status' }, errorText(state.error)) : null,
        controls.draw(),
        h(
          'div',
          { class: 'at-side', key: 'side' },
          controls.settings(),
          allDrawn && guarded(app.redraw, t('replay-log'), log.draw),
        ),
        allDrawn && [
          guarded(app.redraw, t('replay-turning-points'), () => [
            chancesChart(state, analysis),
            analysisReport(state, analysis, table),
          ]),
          gameLinks(code, state.replay),
        ],
      );
    },
    close() {
      state.pause();
      analysis.close();
      clearTimeout(addressTimer);
      removeEventListener('keydown', keys);
    },
  };
}

/**
 * The record and the proof of this game, and the other games of the table.
 * @param {string} code
 * @param {import('../types.js').Replay} replay
 */
function gameLinks(code, { number, games }) {
  const others = Array.from({ length: games }, (_, before) => games - before).filter((game) => game !== number);
  return h(
    'nav',
    { class: 'row', key: 'games', 'aria-label': t('replay-games') },
    h('button', { class: 'button quiet', on: { click: () => downloadRecord(code, number) } }, t('end-download')),
    h('a', { class: 'button quiet', href: `/t/${code}/proof?game=${number}` }, t('end-shuffle-check')),
    others.map((game) =>
      h(
        'a',
        { key: game, class: 'button quiet', href: `/t/${code}/replay?game=${game}` },
        t('replay-game', { count: game }),
      ),
    ),
  );
}
