// Before the game: who sits where, how others come in, what exactly is played.

import { h } from '../dom.js';
import { t } from '../words.js';
import { botLevels, here } from '../store.js';
import { transport } from '../transport.js';
import { choice, toggle } from '../parts/header.js';
import { calling, sit } from '../parts/calling.js';
import { doorsBeside } from '../parts/doors.js';
import { mark } from '../parts/marks.js';
import { paceWords } from '../parts/clock.js';
import { options } from '../parts/options.js';
import { clockForm } from '../parts/pace.js';

/** @typedef {import('../sitting.js').Sitting} Sitting */

/** @param {import('../app.js').App} app @param {Sitting} sitting */
export function lobby(app, sitting) {
  const invite = invitation(app, sitting);
  return {
    draw() {
      const { now } = sitting;
      if (!now) return null;
      return [
        h(
          'section',
          { class: 'welcome' },
          h('h1', null, t('table.of', { game: t(`${now.plan.game}.title`) })),
          h('p', null, t('lobby.of', { name: now.host })),
          doorsBeside(now.plan.game),
        ),
        h(
          'div',
          { class: 'lobby' },
          h(
            'section',
            { class: 'card' },
            h('h2', null, t('lobby.seats')),
            h(
              'ol',
              { class: 'seats' },
              now.seats.map((chair, at) => seat(sitting, chair, at)),
            ),
            calling(app, sitting),
          ),
          h('div', { class: 'side' }, start(sitting), invite()),
          plan(sitting),
        ),
      ];
    },
  };
}

/** The host is ready when he starts. @param {Sitting} sitting */
async function begin(sitting) {
  const you = sitting.now?.you ?? null;
  if (you !== null && !sitting.now?.seats[you]?.ready) {
    const answer = await sitting.ready();
    if (!answer.ok || sitting.now?.phase !== 'lobby') return;
  }
  await sitting.wish({ wish: 'start' });
}

/** @param {Sitting} sitting @param {import('../types.js').Seat | null} chair @param {number} at */
function seat(sitting, chair, at) {
  const host = sitting.hosting();
  const you = sitting.now?.you === at;
  const button = (/** @type {string} */ word, /** @type {string} */ look, /** @type {() => void} */ click) =>
    h('button', { key: word, class: `button ${look}`, disabled: sitting.busy, on: { click } }, t(word));
  return h(
    'li',
    { key: at, class: `seat ${chair ? '' : 'free'} ${you ? 'you' : ''}` },
    h('span', { class: 'number', 'aria-hidden': 'true' }, at + 1),
    h(
      'div',
      { class: 'who' },
      h('bdi', { class: 'name' }, chair ? sitting.name(at) : t('seat.free')),
      h('span', { class: 'small' }, chair ? seatWords(sitting, chair, you) : t('seat.free.what')),
    ),
    h(
      'div',
      { class: 'row' },
      !chair && button(sitting.now?.you === null ? 'seat.sit' : 'seat.move', '', () => sit(sitting, at)),
      host && !you && (!chair || chair.bot) && botChoice(sitting, at, chair?.bot ?? ''),
      host &&
        chair &&
        !chair.bot &&
        !you &&
        button('seat.clear', 'quiet', () => sitting.wish({ wish: 'clear', seat: at })),
      you && button('seat.leave', 'quiet', () => sitting.wish({ wish: 'leave' })),
    ),
  );
}

/** What the game waits for. @param {Sitting} sitting @param {number} free @param {number} unready */
function missing(sitting, free, unready) {
  const host = sitting.hosting();
  if (free) return t(host ? 'lobby.free' : 'lobby.free.guest', { count: free });
  if (unready) return t('lobby.unready', { count: unready });
  // Another game begins by itself.
  const waits = !host && sitting.now?.games === 0;
  return waits ? t('lobby.host', { name: sitting.now?.host ?? '' }) : t('lobby.all');
}

/** What is still missing, and the button that begins. @param {Sitting} sitting */
function start(sitting) {
  const { now } = sitting;
  if (!now) return null;
  const free = now.seats.filter((chair) => !chair).length;
  // Before the first game the host is ready by starting it.
  const waited = (/** @type {number} */ at) =>
    at !== now.you && !(now.games === 0 && now.seats[at]?.name === now.host);
  const unready = now.seats.filter((chair, at) => chair && !chair.ready && waited(at)).length;
  const me = now.you === null ? null : now.seats[now.you];
  const starts = now.games === 0 && sitting.hosting();
  const button = (/** @type {string} */ word, /** @type {boolean} */ off, /** @type {() => void} */ click) =>
    h(
      'button',
      { key: word, class: 'button main big', disabled: sitting.busy || off, on: { click } },
      t(word),
    );
  return h(
    'section',
    { class: 'card start' },
    sitting.refusal && h('p', { class: 'refusal', role: 'alert' }, sitting.refusal.why),
    h('p', null, missing(sitting, free, unready)),
    h(
      'div',
      { class: 'row' },
      starts && button('lobby.start', free > 0 || unready > 0, () => begin(sitting)),
      me && !starts && !me.ready && button('lobby.ready', false, () => sitting.ready()),
      me && !starts && me.ready && h('p', { key: 'ready' }, h('strong', null, t('lobby.is-ready'))),
    ),
  );
}

/** @param {import('../app.js').App} app @param {Sitting} sitting */
function invitation(app, sitting) {
  /** What became of copying: the name of a sentence. */
  let copied = '';
  const link = location.origin + location.pathname;

  async function copy() {
    copied = 'lobby.copied';
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without HTTPS there is no clipboard but the old one; some browsers refuse that, too.
      /** @type {HTMLInputElement | null} */ (document.getElementById('link'))?.select();
      if (!document.execCommand('copy')) copied = 'lobby.copy.self';
    }
    app.tell(t(copied));
    app.redraw();
  }

  return () =>
    h(
      'section',
      { class: 'card invite' },
      h('h2', null, t('lobby.invite')),
      h('p', null, t('lobby.invite.what')),
      h(
        'div',
        { class: 'row nowrap' },
        h('input', {
          id: 'link',
          readonly: true,
          'aria-label': t('lobby.link'),
          value: link,
          on: { focus: (/** @type {any} */ event) => event.target.select() },
        }),
        h(
          'button',
          { class: 'button', on: { click: copy } },
          mark('copy'),
          copied === 'lobby.copied' ? t('lobby.copied') : t('lobby.copy'),
        ),
      ),
      copied === 'lobby.copy.self' && h('p', { class: 'small' }, t(copied)),
      h('img', { class: 'qr', src: transport.qr(sitting.code), alt: t('lobby.qr'), width: 168, height: 168 }),
      h('a', { class: 'button', href: `/screen/${sitting.code}`, target: '_blank' }, mark('screen'), t('lobby.screen')),
    );
}

/** What is played; the host can change it before the first game. @param {Sitting} sitting */
function plan(sitting) {
  const { now } = sitting;
  if (!now) return null;
  const info = here.games.find(({ game }) => game === now.plan.game);
  const host = sitting.hosting() && now.games === 0;
  const [fewest, most] = info?.players ?? [now.plan.players, now.plan.players];
  const counts = Array.from({ length: most - fewest + 1 }, (_, more) => `${fewest + more}`);
  /** @param {Partial<import('../types.js').Plan>} change */
  const replan = (change) => sitting.wish({ wish: 'plan', plan: { ...now.plan, ...change } });
  return h(
    'section',
    { class: 'card' },
    h('h2', null, t('lobby.plan')),
    host
      ? [
          choice(
            t('lobby.players'),
            `${now.plan.players}`,
            counts.map((count) => [count, count]),
            (count) => replan({ players: Number(count) }),
          ),
          clockForm(now.plan.pace, (pace) => replan({ pace })),
          toggle(t('lobby.public'), now.plan.public, (open) => replan({ public: open })),
        ]
      : h('p', null, paceWords(now.plan.pace)),
    info && options(info, now.plan, host ? (chosen) => replan({ options: chosen }) : null),
  );
}

/** @param {Sitting} sitting @param {import('../types.js').Seat} chair @param {boolean} you */
function seatWords(sitting, chair, you) {
  if (chair.bot) return t(`level.${chair.bot}`);
  const host = sitting.now?.games === 0 && (you ? sitting.hosting() : chair.name === sitting.now.host);
  const readiness = chair.ready ? 'seat.ready' : host ? 'seat.host' : 'seat.not-ready';
  return [you && t('seat.you'), t(readiness)].filter(Boolean).join(' · ');
}

/** @param {import('../sitting.js').Sitting} sitting @param {number} seat @param {string} level */
function botChoice(sitting, seat, level) {
  const change = (/** @type {string} */ chosen) =>
    sitting.wish(chosen ? { wish: 'bot', seat, level: chosen } : { wish: 'clear', seat });
  return h(
    'select',
    {
      key: 'bot',
      'aria-label': t('seat.bot'),
      value: level,
      on: { change: (/** @type {any} */ event) => change(event.target.value) },
    },
    h('option', { value: '', selected: !level }, level ? t('seat.free') : t('seat.bot')),
    botLevels().map((name) =>
      h('option', { key: name, value: name, selected: name === level }, `${t('bot')}: ${t(`level.${name}`)}`),
    ),
  );
}
