// The children's table: Fiches with the junior set, against easy bots or by turns at one device; without text, clock or
// chat.

import { h } from '/dom.js';
import { loadMessages, t } from '/words.js';
import { ensureGuest, rememberKidsTable } from '/app-state.js';
import { playNow } from '/play-now.js';
import { loadBoard } from '/boards.js';
import { loadStylesheet } from '/stylesheets.js';
import { openSandbox } from '/sandbox.js';
import { store, stored } from '/storage.js';
import { openSession } from '/table-session.js';
import { movesFrom } from '/kit/previews.js';
import { createTableView } from '/table-view.js';
import { connectionStatus } from '/parts/connection-banner.js';
import { errorText, reportBug } from '/parts/error-text.js';
import { reloadPage } from '/pages/not-found.js';
import { HOW_MANY } from './children.js';
import * as parts from './parts.js';
import { sharedStart } from './shared-device.js';

/** After this long without input, tiles that can be laid glow; in milliseconds. */
const HINT_DELAY = 12_000;

/** @param {import('/app.js').App} app @returns {import('/app.js').Page} */
export function kidsPage(app) {
  let loaded = false;
  const code = /^#([0-9A-Za-z]{22})$/.exec(location.hash)?.[1];
  /** @type {import('/table-session.js').TableSession | null} */
  let session = null;
  /** Two children at this device. @type {import('/sandbox.js').Sandbox | null} */
  let shared = null;
  /** The child who uses this browser; the others are those that follow. */
  let chosen = Number(stored('kids-child', '0')) % HOW_MANY;
  /** @type {import('/table-view.js').TableView | null} */
  let view = null;
  let busy = false;
  let error = '';
  let glowing = false;
  /** The kind of action that was clicked although tiles can be laid: a second click does it. @type {string | null} */
  let clicked = null;
  /** @type {number | undefined} */
  let hintTimer;

  Promise.all([
    loadBoard('fiches'),
    loadMessages(['fiches', 'fiches-kids']),
    loadStylesheet('games/fiches/board/kids/board.css'),
  ]).then(
    () => {
      loaded = true;
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
    const joined = openSession(table, { changed: app.redraw, received });
    session = joined;
    view = viewOf(joined);
  }

  /** @param {import('/table-session.js').PlaySession} played */
  function viewOf(played) {
    return createTableView(app, played, {
      actions: true,
      keys: 'table',
      motion: '.kids',
      announcement: ({ text }) => text,
      context: { press, dismissHint: stopGlowing },
      heading: () => h('h1', { class: 'visually-hidden' }, t('fiches-kids-title')),
      plates: parts.others(faces),
      bar: (board, seen) => parts.buttons(seen, board.bar(seen), can(played), faces),
      ownPlate: parts.yourself(faces),
      className: () => `kids ${glowing ? 'glowing' : ''}`,
      on: { pointerdown: startHintTimer, keyup: startHintTimer },
    });
  }

  /** @param {number} seat */
  function faces(seat) {
    return (chosen + seat) % HOW_MANY;
  }

  /** @param {number} nth */
  function choose(nth) {
    chosen = nth;
    store('kids-child', `${nth}`);
    app.redraw();
  }

  /** Begins a game of two children who take turns here. */
  function share() {
    leave();
    const start = { state: sharedStart(), seat: 0 };
    const sandbox = openSandbox(start, { changed: app.redraw, received });
    shared = sandbox;
    view = viewOf(sandbox);
    app.redraw();
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

  /** @type {import('/table-view.js').TableView['received']} */
  function received(snapshot, updates, before) {
    stopGlowing();
    startHintTimer();
    view?.received(snapshot, updates, before);
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
    } else view?.act(proposal.action);
  }

  /** Lets the lay with most tiles glow; without one, the pot. */
  function glow() {
    const seen = view?.scene();
    if (!seen?.mine) return;
    const most = seen.actions.reduce((best, action) => (size(action) > size(best) ? action : best), seen.actions[0]);
    if (most) view?.highlight(most);
    glowing = true;
    app.redraw();
  }

  function stopGlowing() {
    clicked = null;
    if (glowing) view?.highlight(null);
    glowing = false;
  }

  /** Shows a hint after a while, but never while the child is building something. */
  function startHintTimer() {
    clearTimeout(hintTimer);
    hintTimer = setTimeout(() => !view?.board()?.draftHistory?.can('undo') && glow(), HINT_DELAY);
  }

  /** Returns what the buttons do. @param {import('/table-session.js').PlaySession} played */
  function can(played) {
    const steps = view?.board()?.draftHistory;
    const ofTable = played.isYourTurn() && played.snapshot?.can_undo ? played.undo : null;
    const undo = steps?.can('undo') ? () => steps.go('undo') : ofTable;
    return { press, undo, hint: glow, refusal: played.refusal?.why ?? '' };
  }

  function draw() {
    if (session?.connection === 'outdated') return reloadPage();
    if (shared) return drawShared(shared);
    if (!session || session.connection === 'gone') return parts.welcome({ chosen, choose, begin, share, busy });
    const seen = view?.scene();
    return seen?.over ? parts.ending(seen, faces, false, playAgain, () => app.go('/')) : view?.draw();
  }

  /** @param {import('/sandbox.js').Sandbox} sandbox */
  function drawShared(sandbox) {
    const seen = view?.scene();
    if (seen?.over) return parts.ending(seen, faces, true, share, () => app.go('/'));
    const next = seen && !seen.mine ? seen.turn : null;
    return next === null ? view?.draw() : parts.handOver(faces(next), () => sandbox.sit(next));
  }

  function leave() {
    view?.close();
    session?.close();
    shared?.close();
    shared = null;
  }

  function playAgain() {
    const bots = (session?.snapshot?.settings.players ?? 2) - 1;
    leave();
    begin(bots);
  }

  return {
    get className() {
      return session || shared ? 'at-table at-kids' : 'at-kids';
    },
    get hasConnection() {
      return session !== null;
    },
    tools: () => session && connectionStatus(session),
    title: () => t('fiches-kids-title'),
    draw: () => [error && h('p', { class: 'refusal', role: 'alert', key: 'error' }, error), loaded && draw()],
    languageChanged: () => (shared ? shared.sit(shared.snapshot?.you ?? 0) : session?.reconnect()),
    close() {
      clearTimeout(hintTimer);
      leave();
    },
  };
}

/** Returns how many tiles an action takes from the rack. @param {import('/types.js').Action} action */
const size = (action) => movesFrom(action, 'racks').length;
