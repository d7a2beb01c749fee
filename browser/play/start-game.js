// What tests of a board need: a game, an example of the rule book, dragging, and the clause of a refusal.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../words.js';
import { waitForTurn } from './by-role.js';

/**
 * @typedef {import('../visitor.js').Page} Page
 * @typedef {import('../visitor.js').Locator} Locator
 */

const all = words();
const { t, like } = all;

/** @param {Page} page @param {string | RegExp} name */
export const button = (page, name) => page.getByRole('button', { name, exact: true });

/**
 * Starts a game against a bot and waits for the player's turn.
 * @param {import('../visitor.js').Visitor} visitor
 * @param {string} game
 * @param {number} [seed]
 */
export async function startGame({ page, settled, random }, game, seed = 1) {
  await page.goto('/');
  await button(page, `${t('home-play')} ${t(`${game}-title`)}`).click();
  const player = { page, settled, words: all, game, random: random(seed) };
  await waitForTurn(player);
  return player;
}

/**
 * Opens a table with bots at all other seats, starts the game and waits for the player's turn.
 * @param {Page} page @param {string} game @param {number} players
 */
export async function startTable(page, game, players) {
  await page.goto('/');
  const code = await page.evaluate(async ([game, players]) => {
    const post = async (/** @type {string} */ path, /** @type {any} */ body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json();
    };
    await post('me', { name: 'Anna' });
    const bots = Array.from({ length: Number(players) }, (_, seat) => (seat ? 'medium' : null));
    const { code } = await post('tables', { settings: { game, players }, sit: 0, bots });
    return code;
  }, /** @type {const} */ ([game, players]));
  await page.goto(`/t/${code}`);
  await button(page, t('lobby-start')).click();
  await page.locator('.bar.mine').waitFor();
  return code;
}

/**
 * Returns what a game's folder has for learners.
 * @param {string} game
 * @param {'examples' | `lesson${string}`} what
 * @returns {{name: string, do?: object}[]}
 */
export const learnFile = (game, what) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../games/${game}/learn/${what}.json`), 'utf8'));

/** Opens an example of a rule book. @param {Page} page @param {string} game @param {string} name */
export async function openExample(page, game, name) {
  const title = t(`${game}-learn-${name}-title`);
  const example = page.getByRole('region', { name: t('example-of', { title }), exact: true });
  await example.getByRole('button', { name: t('example-open') }).click();
  await example.getByRole('region', { name: t('table-own') }).waitFor();
  return example;
}

/**
 * Drags with the mouse, in several moves as a hand does.
 * @param {Page} page
 * @param {Locator} from
 * @param {Locator} to
 */
export async function drag(page, from, to) {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  assert.ok(start && end);
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}

/** Opens the clause that a refusal names, and checks that the rule book shows it. @param {Page} page */
export async function openClause(page) {
  const clause = page.getByRole('button', { name: like('rules-clause') });
  const rule = (await clause.innerText()).split(' ').at(-1) ?? '';
  await clause.click();
  const heading = page
    .getByRole('tabpanel')
    .getByRole('heading', { name: new RegExp(`^${rule.replace('.', '\\.')}\\s`) });
  await heading.waitFor();
  await page.waitForFunction((id) => document.activeElement?.id === id, `clause-${rule}`);
}
