// The children's table: Fiches with the junior set and easy bots, without text, clock or chat.

import { h } from '/dom.js';
import { loadMessages, t } from '/words.js';
import { ensureGuest, rememberKidsTable } from '/app-state.js';
import { playNow } from '/play-now.js';
import { loadBoard } from '/boards.js';
import { loadStylesheet } from '/stylesheets.js';
import { openSession } from '/table-session.js';
import { animateNextDraw } from '/motion.js';
import { movesFrom } from '/previews.js';
import { playSound } from '/sound.js';
import { connectionStatus } from '/parts/connection-banner.js';
import { errorText, reportBug } from '/parts/error-text.js';
import { scene } from '/pages/game.js';
import { reloadPage } from '/pages/not-found.js';
import { TILE_SOUND } from '../sound.js';
import * as parts from './parts.js';

/** After this long without input, tiles that can be laid glow; in milliseconds. */
const HINT_DELAY = 12_000;

/** @param {import('/app.js').App} app @returns {import('/app.js').Page} */
export function kidsPage(app) {
  /** @type {import('/types.js').Board | null} */
  let board = null;
  const code = /^#([0-9A-Za-z]{22})$/.exec(location.hash)?.[1];
  /** @type {import('/table-session.js').TableSession | null} */
  let session = null;
  let busy = false;
  let error = '';
  let glowing = false;
  /** The kind of action that was clicked although tiles can be laid: a second click does it. @type {string | null} */
  let clicked = null;
  /** @type {number | undefined} */
  let hintTimer;

  /** @type {import('/types.js').BoardContext} */
  const context = {
    redraw: app.redraw,
    act: (action) => act(action),
    press: (proposal) => press(proposal),
    check: (action) => session?.check(action) ?? Promise.resolve({ ok: false, rule: null, why: '', stale: true }),
    arrange: (draft) => session?.arrange(draft) ?? Promise.resolve({ ok: false, rule: null, why: '', stale: true }),
    showRefusal: (refusal) => session?.showRefusal(refusal),
    openRule: () => {},
    dismissHint: stopGlowing,
    announce: app.announce,
  };
  Promise.all([
    loadBoard('fiches'),
    loadMessages(['fiches', 'fiches-kids']),
    loadStylesheet('games/fiches/board/kids/board.css'),
  ]).then(
    ([{ createBoard }]) => {
      board = createBoard(context);
      const seen = session && scene(session);
      if (seen) board.update(seen);
      app.redraw();
    },
    (failure) => {
      reportBug(failure);
      error = t('error-board');
      app.redraw();
    },
  );
  if (code) join(code);

  /** @param {string} table */
  function join(table) {
    session = openSession(table, { changed: app.redraw, received });
  }

  /** @param {number} bots */
  async function begin(bots) {
    busy = true;
    app.redraw();
    try {
      await ensureGuest();
      const settings = {
        game: 'fiches',
        players: bots + 1,
        options: { set: 'junior' },
        time_control: /** @type {const} */ ({ kind: 'none' }),
        public: false,
      };
      const levels = [null, ...Array.from({ length: bots }, () => 'easy')];
      const table = await playNow(settings, levels);
      // Loading the page again opens the same table.
      app.replaceAddress(`/kids/fiches#${table}`);
      rememberKidsTable(table);
      join(table);
    } catch (failure) {
      error = errorText(failure);
      app.announce(error);
    }
    busy = false;
    app.redraw();
  }

  /**
   * @param {import('/types.js').Snapshot} snapshot
   * @param {import('/types.js').Update[]} updates
   * @param {import('/types.js').Snapshot | null} before
   */
  function received(snapshot, updates, before) {
    for (const { text } of updates) if (text) app.announce(text);
    stopGlowing();
    startHintTimer();
    const seen = session && scene(session);
    if (seen) board?.update(seen);
    const moves = updates.filter((one) => one.event);
    if (document.hidden || !before?.view || !moves.length) return;
    const mover = moves.find((one) => typeof one.event?.seat === 'number')?.event?.seat ?? snapshot.you;
    animateNextDraw(`[data-seat="${mover}"]`);
    playSound(TILE_SOUND);
  }

  /** @param {import('/types.js').Action} action @returns {Promise<import('/types.js').Answer>} */
  async function act(action) {
    const answer = await session?.act(action);
    if (answer && !answer.ok) app.announce(answer.why);
    return answer ?? { ok: false, rule: null, why: '', stale: true };
  }

  /**
   * Does a proposal. If tiles can be laid, a first click on the pot shows them, and only a second one draws.
   * @param {import('/types.js').Proposal} proposal
   */
  function press(proposal) {
    const kind = proposal.action.do;
    if (proposal.confirm && clicked !== kind) {
      glow();
      clicked = kind;
      app.announce(proposal.confirm);
    } else act(proposal.action);
  }

  /** Lets the lay with most tiles glow; without one, the pot. */
  function glow() {
    const seen = session && scene(session);
    if (!seen?.mine) return;
    const most = seen.actions.reduce((best, action) => (size(action) > size(best) ? action : best), seen.actions[0]);
    if (most) board?.highlight(most);
    glowing = true;
    app.redraw();
  }

  function stopGlowing() {
    clicked = null;
    if (glowing) board?.highlight(null);
    glowing = false;
  }

  /** Shows a hint after a while, but never while the child is building something. */
  function startHintTimer() {
    clearTimeout(hintTimer);
    hintTimer = setTimeout(() => !board?.draftHistory?.can('undo') && glow(), HINT_DELAY);
  }

  /** @param {KeyboardEvent} event */
  function keys(event) {
    startHintTimer();
    if (event.key === 'Escape' && board?.clearSelection()) app.redraw();
  }

  const undo = () => {
    const steps = board?.draftHistory;
    if (steps?.can('undo')) return () => steps.go('undo');
    return session?.isYourTurn() && session.snapshot?.can_undo ? session.undo : null;
  };

  /** @param {import('/types.js').Board} board */
  function atTable(board) {
    if (session?.connection === 'outdated') return reloadPage();
    if (!session || session.connection === 'gone') return parts.welcome(begin, busy);
    const seen = scene(session);
    if (!seen) return h('p', { class: 'message-page', role: 'status' }, t('table-joining'));
    if (seen.over) return parts.ending(seen, playAgain, () => app.go('/'));
    const can = { press, undo: undo(), hint: glow, refusal: session.refusal?.why ?? '' };
    return h(
      'div',
      {
        class: `table kids game-fiches ${glowing ? 'glowing' : ''}`,
        on: { pointerdown: startHintTimer, keydown: keys },
      },
      h('h1', { class: 'visually-hidden' }, t('fiches-kids-title')),
      parts.others(seen),
      h('section', { class: 'middle', key: 'middle', 'aria-label': t('table-middle') }, board.middle(seen)),
      parts.buttons(seen, board.bar(seen), can),
      h(
        'section',
        { class: 'own', key: 'own', 'aria-label': t('table-own') },
        parts.yourself(seen),
        board.ownArea(seen),
      ),
    );
  }

  function playAgain() {
    const bots = (session?.snapshot?.settings.players ?? 2) - 1;
    session?.close();
    begin(bots);
  }

  return {
    get className() {
      return session ? 'at-table at-kids' : 'at-kids';
    },
    get hasConnection() {
      return session !== null;
    },
    tools: () => session && connectionStatus(session),
    title: () => t('fiches-kids-title'),
    draw: () => [error && h('p', { class: 'refusal', role: 'alert', key: 'error' }, error), board && atTable(board)],
    languageChanged: () => session?.reconnect(),
    close() {
      clearTimeout(hintTimer);
      session?.close();
    },
  };
}

/** Returns how many tiles an action takes from the rack. @param {import('/types.js').Action} action */
const size = (action) => movesFrom(action, 'racks').length;
