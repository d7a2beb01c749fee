// What every page knows: the games of the server, the guest who uses this browser, and a few settings.

import { takeFirst } from './first-data.js';
import { transport } from './transport.js';
import { clientVersion } from './client-version.js';
import { store, stored } from './storage.js';
import { t } from './words.js';

/** @typedef {'auto' | 'light' | 'dark'} Theme */

export const appState = {
  /** @type {import('./types.js').Me | null} */
  me: null,
  /** @type {import('./types.js').GameInfo[]} */
  games: [],
  /** @type {string[]} */
  levels: [],
  /** @type {import('./types.js').Regular[]} */
  regulars: [],
  /** The faces that guests choose from. @type {string[]} */
  faces: [],
};

/** @type {Promise<void> | undefined} */
let loadingGames;

/** Loads games and levels. They do not change while the server runs, so this asks once. */
export function loadGames() {
  loadingGames ??= fetchGames().catch((error) => {
    loadingGames = undefined;
    throw error;
  });
  return loadingGames;
}

async function fetchGames() {
  const { games, levels, regulars, faces } = takeFirst('games') ?? (await transport.games());
  Object.assign(appState, { games, levels, regulars, faces });
}

/** Returns the constants of a game's rules. They are there before a board is opened. @param {string} game */
export const constantsOf = (game) => appState.games.find((info) => info.game === game)?.constants ?? {};

/**
 * Returns the settings of a new table: as many players as a rule, or as few as possible, and no time control.
 * @param {string} game
 * @param {import('./types.js').About} [about]
 * @param {Record<string, any>} [options]
 * @returns {import('./types.js').TableSettings}
 */
export function defaultSettings(game, about, options = {}) {
  const fewest = appState.games.find((info) => info.game === game)?.players[0] ?? 2;
  return { game, players: about?.players ?? fewest, options, time_control: { kind: 'none' }, public: false };
}

/**
 * Returns a bot of this level for each seat but the first.
 * @param {import('./types.js').TableSettings} settings
 * @param {string} level
 */
export const botsAround = ({ players }, level) => Array.from({ length: players }, (_, seat) => (seat ? level : null));

export async function loadMe() {
  /** @type {import('./types.js').Me} */
  const me = takeFirst('me') ?? (await transport.me());
  appState.me = me;
  clientVersion.note(me.client_version);
}

/** Makes this browser's user a guest with a default name, unless they are one already. */
export async function ensureGuest() {
  if (!appState.me) await loadMe();
  if (!appState.me?.name) await renameGuest(t('guest'));
}

/** @param {string} name */
export async function renameGuest(name) {
  appState.me = { tables: appState.me?.tables ?? [], ...(await transport.rename(name)) };
}

/** @param {string} face */
export async function chooseFace(face) {
  await ensureGuest();
  appState.me = { tables: appState.me?.tables ?? [], ...(await transport.chooseFace(face)) };
}

/** The longest name that the server accepts, in characters as people count them. */
export const MAX_NAME_LENGTH = 40;

/** @param {string} text */
export const normalizeName = (text) => [...text.trim().replace(/\s+/g, ' ')].slice(0, MAX_NAME_LENGTH).join('');

/** @param {string} theme  a {@link Theme} */
export function setTheme(theme) {
  store('theme', theme);
  document.documentElement.dataset.theme = theme;
}

/** Returns the levels that people choose from, of those that the server has. */
export const botLevels = () => ['easy', 'medium', 'strong'].filter((level) => appState.levels.includes(level));

/**
 * Returns what somebody at a table is called. Bots that are no regulars are called by their seat, as in the table's own
 * sentences.
 * @param {import('./types.js').Seat} chair @param {number} seat
 */
export const seatName = (chair, seat) =>
  chair.bot ? (chair.regular?.name ?? t('bot-nth', { count: seat + 1 })) : chair.name || t('someone');

/** How many children's tables are remembered. */
const MAX_KIDS_TABLES = 8;

/** Returns the codes of children's tables opened in this browser, newest first. */
const kidsTables = () => stored('kids', '').split(' ');

/** @param {string} code */
export const rememberKidsTable = (code) => store('kids', [code, ...kidsTables()].slice(0, MAX_KIDS_TABLES).join(' '));

/**
 * Returns the address of a game in progress: a children's table opens as one again.
 * @param {{code: string, game: string}} table
 */
export const tableHref = ({ code, game }) => (kidsTables().includes(code) ? `/kids/${game}#${code}` : `/t/${code}`);
