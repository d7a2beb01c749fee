// The table for a screen across the room: everybody sees it, and phones join by the QR code on it. It only watches,
// even if the user of this browser has a seat, so it never shows a hand.

import { h } from '../dom.js';
import { list, loadMessages, t } from '../words.js';
import { Director, pacedSession } from '../director.js';
import { openSession } from '../table-session.js';
import { clothClass, createTableView, section } from '../table-view.js';
import { faceOf } from '../parts/face.js';
import { lobbyText, readinessText } from '../parts/lobby-text.js';
import { transport } from '../transport.js';
import { fitScreen, keepScreenOn } from '../fit-screen.js';
import { lastMoves } from '../recent-events.js';
import { endedPage } from './not-found.js';

/**
 * @typedef {import('../table-session.js').TableSession} TableSession
 * @typedef {import('../table-view.js').TableView} TableView
 * @typedef {import('../types.js').Scene} Scene
 */

/** @param {import('../app.js').App} app @param {string} code @returns {import('../app.js').Page} */
export function screen(app, code) {
  /** The game whose messages are loaded. */
  let spoken = '';
  const live = openSession(code, { changed: app.redraw, received: (...news) => director.receive(...news) }, true);
  const director = new Director({
    told: (updates) => view.told(updates),
    shown,
    layOut: (beat) => view.layOut(beat),
    changed: app.redraw,
  });
  const session = pacedSession(live, director);
  const view = createTableView(app, session, {
    motion: '.screen',
    announcement: ({ text }) => text,
    beat: () => director.beat,
  });
  const letScreenSleep = keepScreenOn();
  // Clocks run, and style sheets and pictures that load later change what fits.
  const ticker = setInterval(app.redraw, 1000);
  addEventListener('resize', app.redraw);

  /** @type {TableView['received']} */
  function shown(snapshot, updates, before) {
    view.received(snapshot, updates, before);
    const { game } = snapshot.settings;
    if (game === before?.settings.game) return;
    loadMessages([game, 'faces'])
      .catch(() => {})
      .finally(() => {
        spoken = game;
        app.redraw();
      });
  }

  return {
    className: 'on-screen',
    bare: true,
    hasConnection: true,
    title: () => t('app'),
    languageChanged: () => session.reconnect(),
    draw() {
      const ended = endedPage(session);
      if (ended) return ended;
      const { snapshot } = session;
      if (!snapshot || spoken !== snapshot.settings.game)
        return h('p', { class: 'message-page', role: 'status' }, t('table-joining'));
      return h(
        'div',
        { class: `screen phase-${snapshot.phase} game-${snapshot.settings.game}`, drawn: fitScreen },
        h('h1', null, t('table-of', { game: t(`${snapshot.settings.game}-title`) })),
        session.connection !== 'open' && h('p', { class: 'connection', role: 'status' }, t('error-reconnecting')),
        snapshot.phase === 'lobby' ? lobby(session) : (view.message('empty') ?? inPlay(session, view)),
      );
    },
    close() {
      clearInterval(ticker);
      removeEventListener('resize', app.redraw);
      letScreenSleep();
      view.close();
      director.close();
      session.close();
    },
  };
}

/** @param {TableSession} session @param {TableView} view */
function inPlay(session, view) {
  const seen = view.scene();
  if (!seen) return null;
  return [
    h(
      'div',
      { class: clothClass(seen), key: 'cloth' },
      view.plates(),
      seen.over
        ? h(
            'section',
            { class: 'fit', key: 'outcome', 'aria-label': t('table-middle') },
            h('div', { class: 'result' }, view.outcome()),
          )
        : section('middle', t('table-middle'), [view.middle(), view.beat()]),
    ),
    h(
      'footer',
      { class: 'screen-footer', key: 'footer' },
      h('div', null, seen.over ? winnersText(seen) : recentMoves(session, seen)),
      qrCode(session, 76, t('screen-watch')),
    ),
  ];
}

/** @param {Scene} seen */
function winnersText(seen) {
  const winners = /** @type {number[]} */ (seen.view.winners ?? []);
  const names = list(winners.map((seat) => seen.names[seat]));
  return h('p', { class: 'headline' }, t('end-won', { count: winners.length, names }));
}

/** Says what the last player did, and whose turn it is. @param {TableSession} session @param {Scene} seen */
function recentMoves(session, seen) {
  const told = lastMoves(session.log).slice(-3);
  const text = told.map(({ main }) => main.text).join(' ');
  const light = told.flatMap((one) => one.light);
  return [
    h('p', { class: `headline ${text.length > 90 ? 'long' : ''}`, key: 'said' }, text || t('screen-begins')),
    light.length > 0 && h('p', { class: 'secondary', key: 'light' }, light.map((one) => one.text).join(' ')),
    seen.turn !== null && h('p', { class: 'secondary', key: 'turn' }, t('turn-of', { name: seen.names[seen.turn] })),
  ];
}

/** Before a game: who is there, and how to join. @param {TableSession} session */
function lobby(session) {
  const { snapshot } = session;
  if (!snapshot) return null;
  return h(
    'div',
    { class: 'screen-lobby', key: 'lobby' },
    h(
      'section',
      null,
      h(
        'ol',
        { class: 'guests' },
        snapshot.seats.map((chair, seat) =>
          h(
            'li',
            { key: seat, class: chair ? '' : 'free' },
            chair && faceOf(chair),
            h('bdi', null, chair ? session.name(seat) : t('seat-free')),
            chair && h('span', { class: 'secondary' }, readinessText(session, chair)),
          ),
        ),
      ),
      h('p', { class: 'secondary' }, lobbyText(session)),
    ),
    h('section', { class: 'join-code' }, qrCode(session, 250, t('screen-join')), address()),
  );
}

/** @param {TableSession} session @param {number} size @param {string} caption */
function qrCode(session, size, caption) {
  return h(
    'figure',
    { class: 'code', key: 'code' },
    h('img', { src: transport.qrHref(session.code), alt: t('lobby-qr'), width: size, height: size }),
    h('figcaption', null, caption),
  );
}

/** Shows the address, with a warning where phones cannot open it. */
function address() {
  const isLocal = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);
  return h('p', { class: isLocal ? 'warning' : 'secondary' }, isLocal ? t('screen-local-only') : location.host);
}
