// Before the game: who sits where, how others come in, what exactly is played.

import { h } from '../dom.js';
import { t } from '../words.js';
import { beSomebody, botLevels, here } from '../store.js';
import { transport } from '../transport.js';
import { choice, toggle } from '../parts/header.js';
import { why } from '../parts/name.js';
import { mark } from '../parts/marks.js';
import { paceWords } from '../parts/clock.js';
import { options } from '../parts/options.js';
import { clockForm } from '../parts/pace.js';

/** @param {import('../app.js').App} app @param {import('../sitting.js').Sitting} sitting */
export function lobby(app, sitting) {
  let copied = false;

  /** @param {number} seat */
  async function sit(seat) {
    try {
      const fresh = !here.me?.name;
      await beSomebody();
      // A line opened as a stranger does not know who has just come in.
      if (fresh) sitting.again();
    } catch (trouble) {
      return sitting.refuse({ rule: null, why: why(trouble) });
    }
    await sitting.wish({ wish: 'sit', seat });
  }

  /** @param {Partial<import('../types.js').Plan>} change */
  const replan = (change) => sitting.now && sitting.wish({ wish: 'plan', plan: { ...sitting.now.plan, ...change } });

  async function begin() {
    const you = sitting.now?.you;
    if (you !== null && you !== undefined && !sitting.now?.seats[you]?.ready) {
      const answer = await sitting.ready();
      if (!answer.ok || sitting.now?.phase !== 'lobby') return;
    }
    await sitting.wish({ wish: 'start' });
  }

  async function copy() {
    const link = location.origin + location.pathname;
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      const field = /** @type {HTMLInputElement | null} */ (document.getElementById('link'));
      field?.select();
      document.execCommand('copy');
    }
    copied = true;
    app.tell(t('lobby.copied'));
    app.redraw();
  }

  const seat = (/** @type {import('../types.js').Seat | null} */ chair, /** @type {number} */ at) => {
    const { now } = sitting;
    const host = sitting.hosting();
    const you = now?.you === at;
    return h('li', { key: at, class: `seat ${chair ? '' : 'free'} ${you ? 'you' : ''}` },
      h('span', { class: 'number', 'aria-hidden': 'true' }, at + 1),
      h('div', { class: 'who' },
        h('bdi', { class: 'name' }, chair ? sitting.name(at) : t('seat.free')),
        h('span', { class: 'small' }, chair ? seatWords(chair, you) : t('seat.free.what'))),
      h('div', { class: 'row' },
        !chair && !you && h('button', { key: 'sit', class: 'button', disabled: sitting.busy, on: { click: () => sit(at) } }, now?.you === null ? t('seat.sit') : t('seat.move')),
        host && !you && (!chair || chair.bot) && botChoice(sitting, at, chair?.bot ?? ''),
        host && chair && !chair.bot && !you && h('button', { key: 'clear', class: 'button quiet', on: { click: () => sitting.wish({ wish: 'clear', seat: at }) } }, t('seat.clear')),
        you && h('button', { key: 'leave', class: 'button quiet', on: { click: () => sitting.wish({ wish: 'leave' }) } }, t('seat.leave'))));
  };

  const begins = () => {
    const { now } = sitting;
    if (!now) return null;
    const free = now.seats.filter((chair) => !chair).length;
    const unready = now.seats.filter((chair, at) => chair && !chair.ready && at !== now.you).length;
    const me = now.you === null ? null : now.seats[now.you];
    const first = now.games === 0;
    return h('section', { class: 'card start' },
      sitting.refusal && h('p', { class: 'refusal', role: 'alert' }, sitting.refusal.why),
      h('p', null, free ? t('lobby.free', { count: free }) : unready ? t('lobby.unready', { count: unready }) : t('lobby.all')),
      h('div', { class: 'row' },
        first && sitting.hosting() && h('button', { key: 'start', class: 'button main big', disabled: sitting.busy || free > 0 || unready > 0, on: { click: begin } }, t('lobby.start')),
        me && !(first && sitting.hosting()) && h('button', { key: 'ready', class: 'button main big', disabled: sitting.busy || me.ready, on: { click: () => sitting.ready() } }, me.ready ? t('lobby.is-ready') : t('lobby.ready'))));
  };

  const invite = () => h('section', { class: 'card invite' },
    h('h2', null, t('lobby.invite')),
    h('p', null, t('lobby.invite.what')),
    h('div', { class: 'row nowrap' },
      h('input', { id: 'link', readonly: true, 'aria-label': t('lobby.link'), value: location.origin + location.pathname, on: { focus: (/** @type {any} */ event) => event.target.select() } }),
      h('button', { class: 'button', on: { click: copy } }, mark('copy'), copied ? t('lobby.copied') : t('lobby.copy'))),
    h('img', { class: 'qr', src: transport.qr(sitting.code), alt: t('lobby.qr'), width: 168, height: 168 }));

  return {
    draw() {
      const { now } = sitting;
      if (!now) return null;
      const info = here.games.find(({ game }) => game === now.plan.game);
      const host = sitting.hosting() && now.games === 0;
      const [fewest, most] = info?.players ?? [now.plan.players, now.plan.players];
      const counts = Array.from({ length: most - fewest + 1 }, (_, more) => `${fewest + more}`);
      return [
        h('section', { class: 'welcome' },
          h('h1', null, t('table.of', { game: t(`${now.plan.game}.title`) })),
          h('p', null, t('lobby.of', { name: now.host }))),
        h('div', { class: 'lobby' },
          h('section', { class: 'card' }, h('h2', null, t('lobby.seats')), h('ol', { class: 'seats' }, now.seats.map(seat))),
          begins(),
          invite(),
          h('section', { class: 'card' }, h('h2', null, t('lobby.plan')),
            host
              ? [
                choice(t('lobby.players'), `${now.plan.players}`, counts.map((count) => [count, count]), (count) => replan({ players: Number(count) })),
                clockForm(now.plan.pace, (pace) => replan({ pace })),
                toggle(t('lobby.public'), now.plan.public, (open) => replan({ public: open })),
              ]
              : h('p', null, paceWords(now.plan.pace)),
            info && options(info, now.plan, host ? (chosen) => replan({ options: chosen }) : null))),
      ];
    },
  };
}

/** @param {import('../types.js').Seat} chair @param {boolean} you */
function seatWords(chair, you) {
  if (chair.bot) return t(`level.${chair.bot}`);
  return [you && t('seat.you'), chair.ready ? t('seat.ready') : t('seat.not-ready')].filter(Boolean).join(' · ');
}

/** @param {import('../sitting.js').Sitting} sitting @param {number} seat @param {string} level */
function botChoice(sitting, seat, level) {
  const change = (/** @type {string} */ chosen) =>
    sitting.wish(chosen ? { wish: 'bot', seat, level: chosen } : { wish: 'clear', seat });
  return h('select', {
    key: 'bot', 'aria-label': t('seat.bot'), value: level,
    on: { change: (/** @type {any} */ event) => change(event.target.value) },
  }, h('option', { value: '', selected: !level }, level ? t('seat.free') : t('seat.bot')),
  botLevels().map((name) => h('option', { key: name, value: name, selected: name === level }, `${t('bot')}: ${t(`level.${name}`)}`)));
}
