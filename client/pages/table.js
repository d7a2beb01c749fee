// The page of one table: its lobby, or its game.

import { h } from '../dom.js';
import { loadMessages, t } from '../words.js';
import { appState, loadGames, loadMe } from '../app-state.js';
import { aboutOf, loadAbout } from '../boards.js';
import { afterDraw } from '../frames.js';
import { isWorthShowing } from '../recent-events.js';
import { isMuted } from '../muted.js';
import { missedMoves } from '../missed-moves.js';
import { Director, pacedSession } from '../director.js';
import { openSession } from '../table-session.js';
import { bubbles } from '../parts/bubbles.js';
import { connectionStatus } from '../parts/connection-banner.js';
import { watchersMark } from '../parts/watchers.js';
import { soundOffer } from '../parts/sound-offer.js';
import { notify } from '../parts/notifications.js';
import { playSound } from '../sound.js';
import { vibrate } from '../vibration.js';
import { turnAnnouncements } from '../turn-announcements.js';
import { lobby } from './lobby.js';
import { game } from './game.js';
import { endedPage, messagePage } from './not-found.js';

/**
 * @typedef {import('../types.js').Snapshot} Snapshot
 * @typedef {import('../types.js').Update} Update
 */

/**
 * @param {import('../app.js').App} app
 * @param {string} code
 * @returns {import('../app.js').Page}
 */
export function table(app, code) {
  /** Whether the messages of the game are loaded. */
  let messagesLoaded = false;
  const session = openSession(code, { changed: app.redraw, received, reacted: (shown) => said.reacted(shown) });
  const missed = missedMoves(code);
  const said = bubbles(app, session);
  const director = new Director({
    told(updates) {
      inGame.told(updates);
      if (!document.hidden) missed.shown(updates);
    },
    shown,
    layOut: (beat) => inGame.layOut(beat),
    changed: app.redraw,
  });
  const paced = pacedSession(session, director);
  const inLobby = lobby(app, session);
  const inGame = game(app, { session, paced, director, missed, said }, announcement);
  const turn = turnAnnouncements(inGame.prompt, (prompt, begins) =>
    app.announce(begins ? `${t('turn-yours')}. ${prompt}` : prompt),
  );
  // The table itself comes by its connection; these only add names and options.
  Promise.all([loadGames(), appState.me ? null : loadMe()]).then(app.redraw, () => {});

  /**
   * @param {Snapshot} snapshot
   * @param {Update[]} updates
   * @param {Snapshot | null} before
   */
  function received(snapshot, updates, before) {
    if (!before) {
      Promise.all([loadMessages([snapshot.settings.game, 'faces']), loadAbout(snapshot.settings.game)])
        .catch(() => {})
        .finally(() => {
          messagesLoaded = true;
          app.redraw();
        });
    }
    said.received(updates);
    director.receive(snapshot, updates, before);
    if (updates.some(({ event }) => event?.seat === snapshot.you)) missed.dismiss(session.log);
    if (!before && !document.hidden) comeBack();
  }

  /** Somebody looks at the table: for the first time, or again. */
  function comeBack() {
    if (document.hidden || session.snapshot?.phase !== 'playing') return;
    missed.comeBack(session.log, session.snapshot.you);
    app.redraw();
  }
  document.addEventListener('visibilitychange', comeBack);

  /**
   * The `shown` of a director.
   * @param {Snapshot} snapshot @param {Update[]} updates @param {Snapshot | null} before
   */
  function shown(snapshot, updates, before) {
    inGame.received(snapshot, updates, before);
    if (before?.phase === 'playing' && snapshot.phase === 'finished') playSound('end');
    if (!paced.isYourTurn()) turn.others();
    else if (hasNewTurn(snapshot, updates, before)) callPlayer(snapshot, before !== null);
    else if (updates.length) turn.moved({ begins: false });
  }

  /**
   * Whether a turn of yours begins: also where the others have moved while it was your turn before and after.
   * @param {Snapshot} snapshot @param {Update[]} updates @param {Snapshot | null} before
   */
  const hasNewTurn = (snapshot, updates, before) =>
    !before ||
    before.turn !== snapshot.you ||
    updates.some(({ event, light }) => event && !light && event.seat !== snapshot.you);

  /** Returns what screen readers say of an update. @param {import('../types.js').Update} update */
  function announcement(update) {
    const { text, chat } = update;
    const quiet = aboutOf(session.snapshot?.settings.game ?? '')?.quietEvents;
    if (text && isWorthShowing(update, quiet)) return text;
    return chat?.text && !isMuted(code, chat.person) && t('chat-announced', { name: chat.name, text: chat.text });
  }

  /**
   * Tells the player that it is their turn: by voice, and if it was another's before, by sound, vibration and
   * notification.
   * @param {Snapshot} snapshot @param {boolean} aloud
   */
  function callPlayer(snapshot, aloud) {
    turn.moved({ begins: true });
    if (!aloud) return;
    playSound('turn');
    vibrate('turn');
    notify(t('turn-yours'), t(`${snapshot.settings.game}-title`), code);
  }

  /** Whether the game is shown, and not the lobby or a message. */
  const showsGame = () => paced.snapshot && paced.snapshot.phase !== 'lobby' && !endedPage(session);

  /** While nobody knows what the table is, it is laid out as what it most often is, so that nothing jumps then. */
  const isJoining = () => !paced.snapshot && !isOutOfReach(session) && !endedPage(session);

  return {
    hasConnection: true,
    get className() {
      return isJoining() || showsGame() ? 'at-table' : '';
    },
    title() {
      const name = session.snapshot && messagesLoaded ? t(`${session.snapshot.settings.game}-title`) : t('app');
      return session.isYourTurn() ? `● ${t('turn-yours')} · ${name}` : `${name} · ${t('app')}`;
    },
    tools: () => [
      showsGame() && soundOffer(app, code),
      watchersMark(session.snapshot?.watchers),
      connectionStatus(session),
      showsGame() && inGame.tools(),
    ],
    draw() {
      const ended = endedPage(session);
      if (ended) return ended;
      if (!session.snapshot || !messagesLoaded) return waiting(session);
      if (paced.snapshot?.phase === 'lobby') return inLobby.draw();
      afterDraw(turn.drawn);
      return inGame.draw();
    },
    languageChanged() {
      session.refusal = null;
      inGame.languageChanged();
      session.reconnect();
    },
    close() {
      document.removeEventListener('visibilitychange', comeBack);
      session.close();
      said.close();
      director.close();
      inGame.close();
    },
  };
}

/** @param {import('../table-session.js').TableSession} session */
const isOutOfReach = ({ connection }) => connection === 'unreachable' || connection === 'blocked';

/** @param {import('../table-session.js').TableSession} session */
function waiting(session) {
  if (!isOutOfReach(session)) return h('p', { class: 'message-page', role: 'status' }, t('table-joining'));
  return messagePage(
    t(`error-${session.connection}`),
    h('button', { class: 'button', on: { click: session.reconnect } }, t('error-retry')),
    t('error-title'),
  );
}
