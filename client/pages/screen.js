// The table for a screen across the room: seen by everybody, touched by nobody. Phones are the hands,
// and come in by the code on it. It watches, whoever is signed in here, so no hand is ever on it.

import { h } from '../dom.js';
import { list, speakOf, t } from '../words.js';
import { sitDown } from '../sitting.js';
import { transport } from '../transport.js';
import { fetchBoard, lookOn } from '../boards.js';
import { look, travel } from '../motion.js';
import { ping } from '../sound.js';
import { arrange, stayAwake } from '../stage.js';
import { plates } from '../parts/seats.js';
import { scene } from './game.js';
import { nothingHere } from './lost.js';

/**
 * @typedef {import('../sitting.js').Sitting} Sitting
 * @typedef {import('../types.js').Board} Board
 * @typedef {import('../types.js').Scene} Scene
 */

/** @param {import('../app.js').App} app @param {string} code @returns {import('../app.js').Page} */
export function screen(app, code) {
  /** @type {Board | null} */
  let board = null;
  const sitting = sitDown(code, { changed: app.redraw, heard }, true);
  const sleep = stayAwake();
  // Clocks run, and clothes and pictures that come later change what fits.
  const ticking = setInterval(app.redraw, 1000);
  addEventListener('resize', app.redraw);

  /** @param {string} game */
  async function prepare(game) {
    const [{ open }] = await Promise.all([fetchBoard(game), speakOf([game])]);
    board = open(lookOn(app.redraw));
    const seen = scene(sitting);
    if (seen) board.meet(seen);
    app.redraw();
  }

  /**
   * @param {import('../types.js').Now} now
   * @param {import('../types.js').News[]} news
   * @param {import('../types.js').Now | null} before
   */
  function heard(now, news, before) {
    if (!before) prepare(now.plan.game).catch(() => sitting.refuse({ rule: null, why: t('trouble.board') }));
    for (const one of news) if (one.said) app.tell(one.said);
    const seen = scene(sitting);
    if (board && seen) board.meet(seen);
    const moves = news.filter((one) => one.event);
    if (!before?.view || !moves.length) return;
    const mover = moves.find((one) => typeof one.event?.seat === 'number')?.event?.seat;
    const spots = look();
    ping(board?.sound ?? 'card');
    requestAnimationFrame(() =>
      setTimeout(() => travel(spots, document.querySelector(`[data-seat="${mover}"]`))),
    );
  }

  return {
    kind: 'on-screen',
    bare: true,
    lively: true,
    title: () => t('app'),
    spoken: () => sitting.again(),
    draw() {
      if (sitting.state === 'gone') return nothingHere(t('lost.table'));
      const { now } = sitting;
      if (!now || !board)
        return h('p', { class: 'calm', role: 'status' }, sitting.refusal?.why ?? t('table.joining'));
      queueMicrotask(() => {
        const stage = document.querySelector('.stage');
        if (stage instanceof HTMLElement) arrange(stage);
      });
      const seen = scene(sitting);
      return h(
        'div',
        { class: `stage ${now.phase === 'lobby' ? 'before' : now.phase} game-${now.plan.game}` },
        h('h1', null, t('table.of', { game: t(`${now.plan.game}.title`) })),
        sitting.state !== 'open' &&
          h('p', { class: 'connection', role: 'status' }, t('trouble.reconnecting')),
        seen && now.phase !== 'lobby' ? inPlay(sitting, board, seen) : gathering(sitting),
      );
    },
    close() {
      clearInterval(ticking);
      removeEventListener('resize', app.redraw);
      sleep();
      sitting.close();
    },
  };
}

/** @param {Sitting} sitting @param {Board} board @param {Scene} seen */
function inPlay(sitting, board, seen) {
  return [
    plates(sitting, board, seen),
    h(
      'section',
      { class: 'fit', 'aria-label': t('table.middle'), key: seen.over ? 'outcome' : 'middle' },
      h(
        'div',
        { class: seen.over ? 'result' : 'middle' },
        seen.over ? board.outcome(seen) : board.middle(seen),
      ),
    ),
    h(
      'footer',
      { class: 'word', key: 'word' },
      h('div', null, seen.over ? ended(seen) : latest(sitting, seen)),
      code(sitting, 76, t('screen.watch')),
    ),
  ];
}

/** @param {Scene} seen */
function ended(seen) {
  const winners = /** @type {number[]} */ (seen.view.winners ?? []);
  const names = list(winners.map((seat) => seen.names[seat]));
  return h('p', { class: 'loud' }, t('end.won', { count: winners.length, names }));
}

/** What the last one did, and whose turn it is. @param {Sitting} sitting @param {Scene} seen */
function latest(sitting, seen) {
  const moves = sitting.log.filter((one) => one.event && one.said);
  const other = moves.findLastIndex((one) => one.event?.seat !== moves.at(-1)?.event?.seat);
  const said = moves
    .slice(other + 1)
    .slice(-3)
    .map((one) => one.said)
    .join(' ');
  return [
    h('p', { class: `loud ${said.length > 90 ? 'long' : ''}`, key: 'said' }, said || t('screen.begins')),
    seen.turn !== null &&
      h('p', { class: 'soft', key: 'turn' }, t('turn.of', { name: seen.names[seen.turn] })),
  ];
}

/** Before a game: who is there, and how to come in. @param {Sitting} sitting */
function gathering(sitting) {
  const { now } = sitting;
  if (!now) return null;
  const free = now.seats.filter((chair) => !chair).length;
  const unready = now.seats.filter((chair) => chair && !chair.ready).length;
  return h(
    'div',
    { class: 'gathering', key: 'gathering' },
    h(
      'section',
      null,
      h(
        'ol',
        { class: 'guests' },
        now.seats.map((chair, seat) =>
          h(
            'li',
            { key: seat, class: chair ? '' : 'free' },
            h('bdi', null, chair ? sitting.name(seat) : t('seat.free')),
            chair &&
              h(
                'span',
                { class: 'soft' },
                chair.bot ? t(`level.${chair.bot}`) : t(chair.ready ? 'seat.ready' : 'seat.not-ready'),
              ),
          ),
        ),
      ),
      h(
        'p',
        { class: 'soft' },
        free
          ? t('screen.free', { count: free })
          : unready
            ? t('lobby.unready', { count: unready })
            : t('screen.start', { name: now.host }),
      ),
    ),
    h('section', { class: 'come' }, code(sitting, 250, t('screen.join')), here()),
  );
}

/** @param {Sitting} sitting @param {number} size @param {string} words */
function code(sitting, size, words) {
  return h(
    'figure',
    { class: 'code', key: 'code' },
    h('img', { src: transport.qr(sitting.code), alt: t('lobby.qr'), width: size, height: size }),
    h('figcaption', null, words),
  );
}

/** A phone has another idea of what this machine calls itself. */
function here() {
  const alone = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);
  return h('p', { class: alone ? 'warning' : 'soft' }, alone ? t('screen.alone') : location.host);
}
