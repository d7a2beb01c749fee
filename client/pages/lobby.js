// The lobby: who sits where, how others join, and the settings of the table.

import { h } from '../dom.js';
import { t } from '../words.js';
import { appState, botLevels } from '../app-state.js';
import { aboutOf } from '../boards.js';
import { transport } from '../transport.js';
import { choice, sendingMark, toggle } from '../parts/header.js';
import { seatNameForm, sit } from '../parts/seat-name-form.js';
import { introLinksInTabs } from '../parts/intro-links.js';
import { faceOf } from '../parts/face.js';
import { icon } from '../parts/icons.js';
import { awaitedSeats, lobbyText, readinessText } from '../parts/lobby-text.js';
import { regularChoice } from '../parts/regular-choice.js';
import { characterText } from '../parts/seat-state.js';
import { watchersText } from '../parts/watchers.js';
import { timeControlText } from '../parts/clock.js';
import { options } from '../parts/options.js';
import { hostControls } from '../parts/people.js';
import { stored } from '../storage.js';
import { timeControlForm } from '../parts/time-control.js';

/** @typedef {import('../table-session.js').TableSession} TableSession */

/** @param {import('../app.js').App} app @param {TableSession} session */
export function lobby(app, session) {
  const invite = invitation(app, session);
  return {
    draw() {
      const { snapshot } = session;
      if (!snapshot) return null;
      return [
        h(
          'section',
          { class: 'welcome' },
          h('h1', null, t('table-of', { game: t(`${snapshot.settings.game}-title`) })),
          h('p', null, t('lobby-of', { name: snapshot.host })),
          (snapshot.watchers ?? 0) > 0 &&
            h('p', { class: 'small', key: 'watchers' }, watchersText(snapshot.watchers ?? 0)),
          introLinksInTabs(snapshot.settings, aboutOf(snapshot.settings.game)),
        ),
        h(
          'div',
          { class: 'lobby' },
          h(
            'section',
            { class: 'card' },
            h('h2', null, t('lobby-seats')),
            h(
              'ol',
              { class: 'seats' },
              snapshot.seats.map((chair, at) => seat(session, chair, at)),
            ),
            seatNameForm(app, session),
          ),
          h('div', { class: 'side' }, startCard(session), invite()),
          settingsForm(app, session),
        ),
      ];
    },
  };
}

/** Starts the game; that makes the host ready. @param {TableSession} session */
async function startGame(session) {
  const you = session.snapshot?.you ?? null;
  // What is being sent may take "ready" away.
  if (you !== null && (session.busy || !session.snapshot?.seats[you]?.ready)) {
    const answer = await session.ready();
    if (!answer.ok || session.snapshot?.phase !== 'lobby') return;
  }
  await session.command({ command: 'start' });
}

/** @param {TableSession} session @param {import('../types.js').Seat | null} chair @param {number} at */
function seat(session, chair, at) {
  const host = session.isHost();
  const you = session.snapshot?.you === at;
  /**
   * @param {string} word
   * @param {string} look
   * @param {Record<string, any> & {command: string}} command
   * @param {() => void} [click]
   */
  const button = (word, look, command, click = () => session.command(command)) => {
    const { command: name, ...fields } = command;
    const disabled = !!session.sending(name, fields);
    return h('button', { key: word, class: `button ${look}`, disabled, on: { click } }, t(word));
  };
  return h(
    'li',
    { key: at, class: `seat ${chair ? '' : 'free'} ${you ? 'you' : ''}` },
    chair ? faceOf(chair) : h('span', { class: 'number', 'aria-hidden': 'true' }, at + 1),
    h(
      'div',
      { class: 'who' },
      h('bdi', { class: 'name' }, chair ? session.name(at) : t('seat-free')),
      h('span', { class: 'small' }, chair ? seatText(session, chair, you) : t('seat-free-what')),
    ),
    h(
      'div',
      { class: 'row' },
      !chair &&
        button(session.snapshot?.you === null ? 'seat-sit' : 'seat-move', '', { command: 'sit', seat: at }, () =>
          sit(session, at),
        ),
      host && !you && (!chair || chair.bot) && botChoice(session, at, chair?.bot ?? ''),
      host && chair?.bot && regularChoice(session, at, chair),
      host && chair && !chair.bot && !you && button('seat-remove', 'quiet', { command: 'remove', seat: at }),
      you && button('seat-leave', 'quiet', { command: 'leave' }),
    ),
  );
}

/** Seats a bot of the level that was chosen last on every free seat. @param {TableSession} session */
function fillWithBots(session) {
  const wanted = stored('level', 'medium');
  const level = botLevels().includes(wanted) ? wanted : 'medium';
  for (const [seat, chair] of session.snapshot?.seats.entries() ?? [])
    if (!chair) void session.command({ command: 'add_bot', seat, level });
}

/** Says what is missing, with the button that starts the game. @param {TableSession} session */
function startCard(session) {
  const { snapshot } = session;
  if (!snapshot) return null;
  const isWaiting = snapshot.seats.includes(null) || awaitedSeats(session).length > 0;
  const me = snapshot.you === null ? null : snapshot.seats[snapshot.you];
  const canStart = snapshot.game_number === 0 && session.isHost();
  const shuffling = !!snapshot.shuffle.reveal;
  const isStarting = !!session.sending(['ready', 'start']);
  const broken = snapshot.shuffle.broken ?? 0;
  const button = (/** @type {string} */ word, /** @type {boolean} */ off, /** @type {() => void} */ click) =>
    h('button', { key: word, class: 'button main big', disabled: isStarting || off, on: { click } }, t(word));
  return h(
    'section',
    { class: 'card start' },
    session.refusal && h('p', { class: 'refusal', role: 'alert' }, session.refusal.why),
    h('p', null, lobbyText(session)),
    broken > 0 && h('p', { class: 'small', key: 'broken' }, t('lobby-broken', { count: broken })),
    h(
      'div',
      { class: 'row' },
      session.isHost() &&
        snapshot.seats.includes(null) &&
        h(
          'button',
          {
            key: 'fill',
            class: 'button big',
            disabled: isStarting || !!session.sending(['add_bot']),
            on: { click: () => fillWithBots(session) },
          },
          t('lobby-fill'),
        ),
      canStart && button('lobby-start', shuffling || isWaiting, () => startGame(session)),
      me && !canStart && !me.ready && button('lobby-ready', false, () => session.ready()),
      me && !canStart && me.ready && h('p', { key: 'ready' }, h('strong', null, t('lobby-you-are-ready'))),
    ),
  );
}

/** @param {import('../app.js').App} app @param {TableSession} session */
function invitation(app, session) {
  /** The key of the message that says whether copying worked. */
  let copied = '';
  const link = location.origin + location.pathname;

  async function copy() {
    copied = 'lobby-copied';
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without HTTPS there is only the old clipboard command, and some browsers refuse that too.
      /** @type {HTMLInputElement | null} */ (document.getElementById('link'))?.select();
      if (!document.execCommand('copy')) copied = 'lobby-copy-failed';
    }
    app.announce(t(copied));
    app.redraw();
  }

  return () =>
    h(
      'section',
      { class: 'card invite' },
      h('h2', null, t('lobby-invite')),
      h('p', null, t('lobby-invite-what')),
      h(
        'div',
        { class: 'row nowrap' },
        h('input', {
          id: 'link',
          readonly: true,
          'aria-label': t('lobby-link'),
          value: link,
          on: { focus: (/** @type {any} */ event) => event.target.select() },
        }),
        h(
          'button',
          { class: 'button', on: { click: copy } },
          icon('copy'),
          copied === 'lobby-copied' ? t('lobby-copied') : t('lobby-copy'),
        ),
      ),
      copied === 'lobby-copy-failed' && h('p', { class: 'small' }, t(copied)),
      h('img', { class: 'qr', src: transport.qrHref(session.code), alt: t('lobby-qr'), width: 168, height: 168 }),
      h('a', { class: 'button', href: `/screen/${session.code}`, target: '_blank' }, icon('screen'), t('lobby-screen')),
    );
}

/**
 * Shows the settings of the table; the host can change them before each game. A change that the server has not
 * accepted yet is marked, and taken back if it does not.
 * @param {import('../app.js').App} app @param {TableSession} session
 */
function settingsForm(app, session) {
  const { snapshot } = session;
  if (!snapshot) return null;
  const { settings } = snapshot;
  const wanted = session.wantedSettings();
  const info = appState.games.find(({ game }) => game === settings.game);
  const host = session.isHost();
  const [fewest, most] = info?.players ?? [settings.players, settings.players];
  const counts = Array.from({ length: most - fewest + 1 }, (_, more) => `${fewest + more}`);
  const isSending = (/** @type {keyof typeof settings} */ field) => !isSame(settings[field], wanted[field]);
  return h(
    'section',
    { class: 'card' },
    h('h2', null, t('lobby-settings'), isSending('options') && sendingMark()),
    host
      ? [
          choice(
            t('lobby-players'),
            `${wanted.players}`,
            counts.map((count) => [count, count]),
            (count) => session.changeSettings({ players: Number(count) }),
            isSending('players'),
          ),
          timeControlForm(
            wanted.time_control,
            (chosen) => session.changeSettings({ time_control: chosen }),
            isSending('time_control'),
          ),
          toggle(
            t('lobby-public'),
            wanted.public,
            (open) => session.changeSettings({ public: open }),
            isSending('public'),
          ),
        ]
      : h('p', null, timeControlText(settings.time_control)),
    info &&
      options(
        info,
        host ? wanted : settings,
        host ? (chosen) => session.changeSettings({ options: changedOptions(wanted.options, chosen) }) : null,
      ),
    hostControls(app, session),
  );
}

const isSame = (/** @type {unknown} */ one, /** @type {unknown} */ other) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns those options that were just chosen anew.
 * @param {Record<string, any>} before
 * @param {Record<string, any>} chosen
 */
const changedOptions = (before, chosen) =>
  Object.fromEntries(Object.entries(chosen).filter(([name, value]) => !isSame(before[name], value)));

/** @param {TableSession} session @param {import('../types.js').Seat} chair @param {boolean} you */
function seatText(session, chair, you) {
  const how = readinessText(session, chair);
  if (chair.bot) return [how, characterText(chair)].filter(Boolean).join(' · ');
  const isLost = chair.present === false && !you;
  return [you && t('seat-you'), how, isLost && t('seat-not-connected')].filter(Boolean).join(' · ');
}

/** @param {import('../table-session.js').TableSession} session @param {number} seat @param {string} level */
function botChoice(session, seat, level) {
  const change = (/** @type {string} */ chosen) =>
    session.command(chosen ? { command: 'add_bot', seat, level: chosen } : { command: 'remove', seat });
  const sent = session.sending(['add_bot', 'remove'], { seat });
  const wanted = sent ? (sent.level ?? '') : level;
  const isSending = wanted !== level;
  const select = h(
    'select',
    {
      key: 'bot',
      'aria-label': t(level ? 'seat-bot-level' : 'seat-bot'),
      'aria-busy': isSending && 'true',
      value: wanted,
      on: { change: (/** @type {any} */ event) => change(event.target.value) },
    },
    h('option', { value: '', selected: !wanted }, level ? t('seat-free') : t('seat-bot')),
    botLevels().map((name) =>
      h('option', { key: name, value: name, selected: name === wanted }, `${t('bot')}: ${t(`level-${name}`)}`),
    ),
  );
  return [select, isSending && sendingMark()];
}
