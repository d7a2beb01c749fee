// What this browser knows on every page.

import { transport } from './transport.js';
import { remember, remembered } from './memory.js';
import { speakOf, t } from './words.js';

export { remember, remembered } from './memory.js';

/** @typedef {'auto' | 'light' | 'dark'} Theme */

export const here = {
  /** @type {import('./types.js').Me | null} */
  me: null,
  /** @type {import('./types.js').GameInfo[]} */
  games: [],
  /** @type {string[]} */
  levels: [],
};

/** @type {Promise<void> | undefined} */
let asked;

/** Games and levels do not change while the server runs: asked once. */
export function knowGames() {
  asked ??= askGames().catch((trouble) => {
    asked = undefined;
    throw trouble;
  });
  return asked;
}

async function askGames() {
  const { games, levels } = await transport.games();
  await speakOf(games.map(({ game }) => game));
  here.games = games;
  here.levels = levels;
}

/** What a game's rules count with; no board is opened before it is known. @param {string} game */
export const factsOf = (game) => here.games.find((info) => info.game === game)?.facts ?? {};

export async function knowMe() {
  here.me = await transport.me();
}

/** Nobody is asked for a name before playing; a guest can take one at any time. */
export async function beSomebody() {
  if (!here.me) await knowMe();
  if (!here.me?.name) await rename(t('guest'));
}

/** @param {string} name */
export async function rename(name) {
  const { name: now } = await transport.rename(name);
  here.me = { tables: here.me?.tables ?? [], name: now };
}

/** The longest name that the server takes, in characters as people count them. */
export const LONGEST_NAME = 40;

/** @param {string} text */
export const tidyName = (text) => [...text.trim().replace(/\s+/g, ' ')].slice(0, LONGEST_NAME).join('');

/** @param {string} theme  a {@link Theme} */
export function dress(theme) {
  remember('theme', theme);
  document.documentElement.dataset.theme = theme;
}

/** The levels that people choose from, of those that the server has. */
export const botLevels = () => ['easy', 'medium', 'strong'].filter((level) => here.levels.includes(level));

/** So many children's tables are known again. */
const CHILDREN = 8;

/** Those that were begun in this browser, the latest first. */
const childrens = () => remembered('kids', '').split(' ');

/** @param {string} code */
export const knowChildrens = (code) => remember('kids', [code, ...childrens()].slice(0, CHILDREN).join(' '));

/** The way back to a game that is on: a children's table is still one after a while. @param {string} code */
export const wayBack = (code) => (childrens().includes(code) ? `/kids#${code}` : `/t/${code}`);
