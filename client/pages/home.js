// The home page: starts a game at once, or finds people to play with.

import { h } from '../dom.js';
import { isStoredPage } from '../first-data.js';
import { painted } from '../frames.js';
import { t } from '../words.js';
import {
  appState,
  botLevels,
  botsAround,
  defaultSettings,
  ensureGuest,
  loadGames,
  loadMe,
  seatName,
  tableHref,
} from '../app-state.js';
import { store, stored } from '../storage.js';
import { RequestError, transport } from '../transport.js';
import { loadStylesheet } from '../stylesheets.js';
import { icon } from '../parts/icons.js';
import { choice } from '../parts/header.js';
import { introLinks, lessonHref } from '../parts/intro-links.js';
import { errorText, reportBug } from '../parts/error-text.js';
import { offeredChoice, offeredOptions } from '../parts/offered-option.js';

/**
 * @typedef {import('../types.js').GameInfo} GameInfo
 * @typedef {import('../types.js').Summary} Summary
 */

/** @param {import('../app.js').App} app @returns {import('../app.js').Page} */
export function home(app) {
  /** @type {Summary[]} */
  let open = [];
  /** @type {GameInfo[]} */
  let games = [];
  /** What the games show of themselves. @type {Record<string, import('../types.js').About>} */
  const abouts = {};
  let error = '';
  let busy = false;
  /** Draws a question about a game. @type {(() => import('../dom.js').Child) | null} */
  let question = null;

  /** @param {() => Promise<() => import('../dom.js').Child>} make */
  async function ask(make) {
    const [made] = await Promise.all([make(), loadStylesheet('css/people.css')]);
    question = made;
    app.redraw();
  }

  /** Starts a game against bots; before the first one the lesson is offered, if it can be had. @param {string} game */
  async function play(game) {
    const isNew = !stored('played', '').split(' ').includes(game);
    const first = isNew && (await import('../parts/first-game.js').catch(() => null));
    if (!first) return openTable(game, level());
    first.notePlayed(game);
    await ask(async () =>
      first.offerLesson(app, game, lessonOf(game), (coach) => openTable(game, coach?.level ?? level(), coach?.opened)),
    );
  }

  /** Returns the address of the lesson for what would be played. @param {string} game */
  const lessonOf = (game) => lessonHref(game, abouts[game], offeredOptions(game, abouts[game]));

  /** @param {Summary} table */
  const remove = (table) => ask(async () => (await import('../parts/remove-game.js')).removeGame(app, table));

  async function load() {
    try {
      await loadGames();
      games = appState.games;
      app.redraw();
      // The games can be played before they have pictures, and before it is known who plays them.
      drawPictures().catch(reportBug);
      if (isStoredPage) await painted();
      await loadMe();
      store('playing', `${playing().length}`);
      error = '';
      app.redraw();
      open = (await transport.tables()).tables;
    } catch (failure) {
      // The banner says on every page that the server does not answer, and retries.
      if (!(failure instanceof RequestError && failure.status === 0)) error = errorText(failure);
    }
    app.redraw();
  }

  /** Draws the pictures all at once, in the room that is kept for them. */
  async function drawPictures() {
    await painted();
    const { loadAbout } = await import('../boards.js');
    await Promise.allSettled(games.map(async ({ game }) => (abouts[game] = await loadAbout(game))));
    app.redraw();
  }

  /**
   * @param {string} game @param {string | null} bots  the level of those to start against at once; null for none
   * @param {(code: string) => void} [opened]
   */
  async function openTable(game, bots, opened) {
    busy = true;
    app.redraw();
    // Load the table's page meanwhile; a failure is shown when it is opened.
    import('./table.js').catch(() => {});
    try {
      await ensureGuest();
      const about = abouts[game] ?? (await (await import('../boards.js')).loadAbout(game));
      const settings = defaultSettings(game, bots ? about : undefined, offeredOptions(game, about));
      const code = bots
        ? await (await import('../play-now.js')).playNow(settings, botsAround(settings, bots))
        : (await transport.openTable({ settings, sit: 0 })).code;
      opened?.(code);
      app.go(`/t/${code}`);
    } catch (failure) {
      error = errorText(failure);
      app.announce(error);
    }
    busy = false;
    app.redraw();
  }

  const level = () => {
    const levels = botLevels();
    const wanted = stored('level', 'medium');
    return levels.includes(wanted) ? wanted : (levels[0] ?? 'medium');
  };

  /** @param {GameInfo} info */
  const card = ({ game, players }) =>
    h(
      'li',
      { class: `game-card game-${game}`, key: game },
      h('div', { class: 'picture', 'aria-hidden': 'true' }, abouts[game]?.picture()),
      h(
        'div',
        { class: 'heading' },
        h('h2', null, t(`${game}-title`)),
        h(
          'a',
          { href: `/rules/${game}` },
          t('panel-rules'),
          h('span', { class: 'visually-hidden' }, `: ${t(`${game}-title`)}`),
        ),
      ),
      h('p', null, t(`${game}-blurb`)),
      h(
        'p',
        { class: 'facts' },
        h('span', null, icon('people'), t('home-players', { from: players[0], to: players[1] })),
        h('span', null, icon('time'), t('home-minutes', { count: t(`${game}-minutes`) })),
      ),
      introLinks(game, abouts[game], offeredOptions(game, abouts[game])),
      // Its room is kept where cards stand side by side: which game offers what comes after the first paint.
      h('div', { class: 'offer' }, offeredChoice(game, abouts[game])),
      h(
        'div',
        { class: 'row' },
        h(
          'button',
          { class: 'button main', disabled: busy, on: { click: () => play(game) } },
          t('home-play'),
          h('span', { class: 'visually-hidden' }, ` ${t(`${game}-title`)}`),
        ),
        h(
          'button',
          { class: 'button', disabled: busy, on: { click: () => openTable(game, null) } },
          t('home-open-table'),
          h('span', { class: 'visually-hidden' }, ` ${t(`${game}-title`)}`),
        ),
      ),
    );

  /** @param {Summary[]} tables @param {number} most */
  const entries = (tables, most) => tables.slice(0, most).map((table) => entry(table, remove));

  load();
  return {
    className: 'home',
    title: () => t('app'),
    retry: load,
    draw: () => [
      h(
        'section',
        { class: 'welcome' },
        h('h1', null, t('home-title')),
        h('p', null, t('home-lead')),
        appState.levels.length > 0 &&
          h(
            'div',
            { class: 'level' },
            choice(
              t('home-level'),
              level(),
              botLevels().map((name) => [name, t(`level-${name}`)]),
              (name) => store('level', name),
            ),
          ),
      ),
      error &&
        h(
          'p',
          { class: 'refusal row', role: 'alert' },
          error,
          h('button', { class: 'button', on: { click: load } }, t('error-retry')),
        ),
      // Games in progress come before new ones.
      appState.me ? playing().length > 0 && yours(playing(), entries) : yoursToCome(Number(stored('playing', '0'))),
      damaged() > 0 && h('p', { class: 'refusal' }, t('home-damaged', { count: damaged() })),
      h('ul', { class: 'game-cards' }, games.map(card)),
      games.length > 0 &&
        h(
          'div',
          { class: 'columns' },
          waiting(open),
          joinByCode(app),
          finished().length > 0 && playedBefore(finished(), entries),
        ),
      question?.(),
    ],
  };
}

/** @typedef {(tables: Summary[], most: number) => import('../dom.js').Child} Entries */

/** How many of your games in progress are listed. */
const MAX_YOURS = 6;

/** How many of your tables are broken and set aside. */
const damaged = () => appState.me?.damaged?.length ?? 0;
const playing = () => (appState.me?.tables ?? []).filter((table) => table.phase !== 'finished');
const finished = () => (appState.me?.tables ?? []).filter((table) => table.phase === 'finished');

/**
 * Lists your games in progress; those where it is your turn come first.
 * @param {Summary[]} tables @param {Entries} entries
 */
function yours(tables, entries) {
  const sorted = tables.toSorted((a, b) => Number(mine(b)) - Number(mine(a)));
  return h(
    'section',
    { class: 'yours' },
    h('h2', null, t('home-yours')),
    h('ul', { class: 'tables' }, entries(sorted, MAX_YOURS)),
  );
}

/** Keeps room for as many games as there were last time, so that nothing below moves. @param {number} count */
const yoursToCome = (count) =>
  count > 0 &&
  h(
    'section',
    { class: 'yours', 'aria-hidden': 'true' },
    h('h2', null, t('home-yours')),
    h(
      'ul',
      { class: 'tables' },
      Array.from({ length: Math.min(count, MAX_YOURS) }, (_, at) => h('li', { key: `${at}` }, entryToCome())),
    ),
  );

/** Has the parts of an {@link entry}, and so its size. */
const entryToCome = () =>
  h(
    'span',
    { class: 'entry' },
    h('strong', null, '…'),
    h('bdi', { class: 'with' }, '…'),
    h('span', { class: 'tag' }, '…'),
  );

/** @param {Summary[]} tables @param {Entries} entries */
function playedBefore(tables, entries) {
  return h(
    'section',
    { class: 'card' },
    h('h2', null, t('home-finished')),
    h('ul', { class: 'tables' }, entries(tables, 4)),
  );
}

/** @param {Summary[]} tables */
function waiting(tables) {
  return h(
    'section',
    { class: 'card' },
    h('h2', null, t('home-public')),
    tables.length
      ? h(
          'ul',
          { class: 'tables' },
          tables.slice(0, 20).map((table) => entry(table)),
        )
      : h('p', { class: 'empty' }, t('home-public-empty')),
  );
}

/** @param {Summary} table */
const mine = (table) => table.phase === 'playing' && table.you !== null && table.turn === table.you;

/** @param {Summary} table */
function stateText(table) {
  if (mine(table)) return t('turn-yours');
  if (table.phase === 'lobby')
    return t('home-seats', { taken: table.seats.filter(Boolean).length, count: table.players });
  return t(table.phase === 'finished' ? 'home-state-finished' : 'home-state-playing');
}

/** @param {Summary} table @param {(table: Summary) => void} [remove]  it is one of yours */
function entry(table, remove) {
  const others = table.seats.flatMap((chair, at) => (chair && at !== table.you ? seatName(chair, at) : []));
  return h(
    'li',
    { key: table.code },
    h(
      'a',
      { href: table.phase === 'finished' ? `/t/${table.code}` : tableHref(table), class: 'entry' },
      h('strong', null, t(`${table.game}-title`)),
      h(
        'bdi',
        { class: 'with' },
        others.length ? t('home-with', { names: others.join(', ') }) : t('home-host', { name: table.host }),
      ),
      h('span', { class: `tag ${mine(table) ? 'yours' : ''}` }, stateText(table)),
    ),
    remove &&
      h(
        'button',
        {
          class: 'icon-button remove',
          'aria-label': `${t('home-remove')}: ${t(`${table.game}-title`)}`,
          title: t('home-remove'),
          on: { click: () => remove(table) },
        },
        icon('close'),
      ),
  );
}

/** @param {import('../app.js').App} app */
function joinByCode(app) {
  /** Accepts a code, or a link that contains one. @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('code'));
    const code = /[0-9A-Za-z]{22}/.exec(text)?.[0];
    app.go(`/t/${code ?? encodeURIComponent(text.trim())}`);
  };
  return h(
    'section',
    { class: 'card' },
    h('h2', null, t('home-join')),
    h(
      'form',
      { class: 'join', on: { submit } },
      h(
        'label',
        { class: 'field' },
        h('span', null, t('home-code')),
        h('input', { name: 'code', required: true, autocomplete: 'off', spellcheck: 'false', maxlength: 200 }),
      ),
      h('button', { class: 'button', type: 'submit' }, t('home-go')),
    ),
  );
}
