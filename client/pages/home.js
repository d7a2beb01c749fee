// Home: pick a game and be in it, or find the people you want to play with.

import { h } from '../dom.js';
import { t } from '../words.js';
import { beSomebody, botLevels, here, knowGames, knowMe, remember, remembered, wayBack } from '../store.js';
import { transport, Trouble } from '../transport.js';
import { pledge } from '../pledge.js';
import { mark } from '../parts/marks.js';
import { choice } from '../parts/header.js';
import { doors } from '../parts/doors.js';
import { why } from '../parts/name.js';

/**
 * @typedef {import('../types.js').GameInfo} GameInfo
 * @typedef {import('../types.js').Summary} Summary
 */

/** @param {import('../app.js').App} app @returns {import('../app.js').Page} */
export function home(app) {
  /** @type {Summary[]} */
  let open = [];
  /** @type {Record<string, import('../dom.js').Child>} */
  const pictures = {};
  let trouble = '';
  let busy = false;

  async function load() {
    try {
      await Promise.all([knowGames(), knowMe()]);
      trouble = '';
      app.redraw();
      await Promise.all(
        here.games.map(async ({ game }) => {
          pictures[game] = (await import(`../games/${game}/picture.js`)).picture();
        }),
      );
      app.redraw();
      open = (await transport.tables()).tables;
    } catch (failure) {
      // That the server is away is said above, on every page, and asked again by itself.
      if (!(failure instanceof Trouble && failure.status === 0)) trouble = why(failure);
    }
    app.redraw();
  }

  /** @param {string} game @param {boolean} now  at once, against bots */
  async function sit(game, now) {
    busy = true;
    app.redraw();
    // The table's page comes meanwhile; should it not, that is said there.
    import('./table.js').catch(() => {});
    try {
      await beSomebody();
      const players = here.games.find((info) => info.game === game)?.players[0] ?? 2;
      const plan = {
        game,
        players,
        options: {},
        pace: /** @type {const} */ ({ clock: 'none' }),
        public: false,
      };
      const bots = Array.from({ length: players }, (_, seat) => (seat ? level() : null));
      const { code, now: made } = await transport.open(now ? { plan, sit: 0, bots } : { plan, sit: 0 });
      if (now) {
        // One's own part of the shuffle comes after the server's promise, here as well.
        await transport.wish(code, { wish: 'ready', nonce: pledge(code, made.shuffle.commitment) });
        await transport.wish(code, { wish: 'start' });
      }
      app.go(`/t/${code}`);
    } catch (failure) {
      trouble = why(failure);
      app.tell(trouble);
    }
    busy = false;
    app.redraw();
  }

  const level = () => {
    const levels = botLevels();
    const wanted = remembered('level', 'medium');
    return levels.includes(wanted) ? wanted : (levels[0] ?? 'medium');
  };

  /** @param {GameInfo} info */
  const card = ({ game, players }) =>
    h(
      'li',
      { class: `game-card game-${game}`, key: game },
      h('div', { class: 'picture', 'aria-hidden': 'true' }, pictures[game]),
      h(
        'div',
        { class: 'heading' },
        h('h2', null, t(`${game}.title`)),
        h(
          'a',
          { href: `/rules/${game}` },
          t('panel.rules'),
          h('span', { class: 'unseen' }, `: ${t(`${game}.title`)}`),
        ),
      ),
      h('p', null, t(`${game}.blurb`)),
      h(
        'p',
        { class: 'facts' },
        h('span', null, mark('people'), t('home.players', { from: players[0], to: players[1] })),
        h('span', null, mark('time'), t('home.minutes', { count: t(`${game}.minutes`) })),
      ),
      doors(game),
      h(
        'div',
        { class: 'row' },
        h(
          'button',
          { class: 'button main', disabled: busy, on: { click: () => sit(game, true) } },
          t('home.play'),
          h('span', { class: 'unseen' }, ` ${t(`${game}.title`)}`),
        ),
        h(
          'button',
          { class: 'button', disabled: busy, on: { click: () => sit(game, false) } },
          t('home.make'),
          h('span', { class: 'unseen' }, ` ${t(`${game}.title`)}`),
        ),
      ),
    );

  load();
  return {
    kind: 'home',
    title: () => t('app'),
    again: load,
    draw: () => [
      h(
        'section',
        { class: 'welcome' },
        h('h1', null, t('home.title')),
        h('p', null, t('home.lead')),
        here.levels.length > 0 &&
          h(
            'div',
            { class: 'level' },
            choice(
              t('home.level'),
              level(),
              botLevels().map((name) => [name, t(`level.${name}`)]),
              (name) => remember('level', name),
            ),
          ),
      ),
      trouble &&
        h(
          'p',
          { class: 'refusal row', role: 'alert' },
          trouble,
          h('button', { class: 'button', on: { click: load } }, t('trouble.again')),
        ),
      // Who is in a game wants to go back to it before beginning another.
      playing().length > 0 && yours(playing()),
      h('ul', { class: 'game-cards' }, here.games.map(card)),
      here.games.length > 0 &&
        h(
          'div',
          { class: 'columns' },
          waiting(open),
          joinByCode(app),
          finished().length > 0 && past(finished()),
        ),
    ],
  };
}

const playing = () => (here.me?.tables ?? []).filter((table) => table.phase !== 'over');
const finished = () => (here.me?.tables ?? []).filter((table) => table.phase === 'over');

/** Those that wait for you come first. @param {Summary[]} tables */
function yours(tables) {
  const first = tables.toSorted((a, b) => Number(mine(b)) - Number(mine(a)));
  return h(
    'section',
    { class: 'yours' },
    h('h2', null, t('home.yours')),
    h('ul', { class: 'tables' }, first.slice(0, 6).map(entry)),
  );
}

/** @param {Summary[]} tables */
function past(tables) {
  return h(
    'section',
    { class: 'card' },
    h('h2', null, t('home.past')),
    h('ul', { class: 'tables' }, tables.slice(0, 4).map(entry)),
  );
}

/** @param {Summary[]} tables */
function waiting(tables) {
  return h(
    'section',
    { class: 'card' },
    h('h2', null, t('home.open')),
    tables.length
      ? h('ul', { class: 'tables' }, tables.slice(0, 20).map(entry))
      : h('p', { class: 'empty' }, t('home.open.empty')),
  );
}

/** @param {Summary} table */
const mine = (table) => table.phase === 'playing' && table.you !== null && table.turn === table.you;

/** @param {Summary} table */
function state(table) {
  if (mine(table)) return t('turn.yours');
  if (table.phase === 'lobby')
    return t('home.seats', { taken: table.seats.filter(Boolean).length, count: table.players });
  return t(table.phase === 'over' ? 'home.over' : 'home.on');
}

/** @param {Summary} table */
function entry(table) {
  const others = table.seats
    .filter((seat, at) => seat && at !== table.you)
    .map((seat) => seat?.name ?? t('bot'));
  return h(
    'li',
    { key: table.code },
    h(
      'a',
      { href: table.phase === 'over' ? `/t/${table.code}` : wayBack(table.code), class: 'entry' },
      h('strong', null, t(`${table.game}.title`)),
      h(
        'bdi',
        { class: 'with' },
        others.length ? t('home.with', { names: others.join(', ') }) : t('home.host', { name: table.host }),
      ),
      h('span', { class: `tag ${mine(table) ? 'yours' : ''}` }, state(table)),
    ),
  );
}

/** @param {import('../app.js').App} app */
function joinByCode(app) {
  /** A whole link does as well as the code in it. @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('code'));
    const code = /[0-9A-Za-z]{22}/.exec(text)?.[0];
    app.go(`/t/${code ?? encodeURIComponent(text.trim())}`);
  };
  return h(
    'section',
    { class: 'card' },
    h('h2', null, t('home.join')),
    h(
      'form',
      { class: 'join', on: { submit } },
      h(
        'label',
        { class: 'field' },
        h('span', null, t('home.code')),
        h('input', {
          name: 'code',
          required: true,
          autocomplete: 'off',
          spellcheck: 'false',
          maxlength: 200,
        }),
      ),
      h('button', { class: 'button', type: 'submit' }, t('home.go')),
    ),
  );
}
