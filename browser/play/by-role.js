// Plays through roles and names alone, as somebody with a screen reader does. It knows no rules: it selects pieces that
// are said to be possible, presses what the bar then offers, and asks for a hint when there is nothing.

import { accessibleElements } from './accessibility-tree.js';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./accessibility-tree.js').AccessibleElement} AccessibleElement
 * @typedef {object} Player
 * @property {Page} page
 * @property {() => Promise<void>} settled
 * @property {import('../words.js').Words} words
 * @property {string} game
 * @property {() => number} random
 * @property {boolean} [touch]
 */

/** More turns than any game has. */
const MAX_TURNS = 600;

/** Plays until the game is over. @param {Player} player @returns {Promise<number>} how many turns that took */
export async function playByRole(player) {
  for (let turns = 0; turns < MAX_TURNS; turns += 1) {
    if ((await waitForTurn(player)) === 'over') return turns;
    await takeTurn(player);
  }
  throw new Error(`the game did not end within ${MAX_TURNS} turns`);
}

/** Waits until it is the player's turn or the game is over. @param {Player} player */
export async function waitForTurn({ page, words: { t }, settled }) {
  const over = page.getByRole('button', { name: t('end-rematch') });
  const hint = page.getByRole('button', { name: t('bar-hint'), disabled: false });
  await over.or(hint).first().waitFor();
  await settled();
  return (await over.isVisible()) ? 'over' : 'turn';
}

/** Makes one move, or one step of a turn. @param {Player} player */
export async function takeTurn(player) {
  const { random } = player;
  // Random moves alone would not end a game, so hints are followed often.
  if (random() < 0.6 && (await possible(player)).length && (await useSelection(player))) return;
  const offered = await proposals(player);
  const pieces = await possible(player);
  if (offered.length && !pieces.length) return pressProposal(player, offered[Math.floor(random() * offered.length)]);
  return followHint(player);
}

/** Selects possible pieces until the bar offers something for them; returns whether it did. @param {Player} player */
async function useSelection(player) {
  const before = (await proposals(player)).map(({ name }) => name);
  for (let selected = 0; selected < 6; selected += 1) {
    const choices = await possible(player);
    if (!choices.length) break;
    await press(player, ownArea(player), choices[Math.floor(player.random() * choices.length)]);
    const offered = (await proposals(player)).filter(({ name }) => !before.includes(name));
    if (offered.length) {
      await pressProposal(player, offered[Math.floor(player.random() * offered.length)]);
      return true;
    }
  }
  await player.page.keyboard.press('Escape');
  await player.settled();
  return false;
}

/** Asks for a hint in its two steps and does what it says. @param {Player} player */
export async function followHint(player) {
  const {
    words: { t },
  } = player;
  await pressNamed(player, t('bar-hint'));
  await pressNamed(player, t('hint-more'));
  await pressNamed(player, t('hint-do'));
}

/** @param {Player} player */
const bar = ({ page, words: { t } }) => page.getByRole('region', { name: t('bar') });

/** @param {Player} player */
const ownArea = ({ page, words: { t } }) => page.getByRole('region', { name: t('table-own') });

/** Returns what the bar offers, without its tools. @param {Player} player @returns {Promise<AccessibleElement[]>} */
export async function proposals(player) {
  const {
    words: { t, like },
  } = player;
  const tools = [t('bar-undo'), t('bar-redo'), t('bar-hint'), t('bar-not-now')];
  const elements = accessibleElements(await bar(player).ariaSnapshot());
  return elements.filter(
    ({ role, name, disabled }) =>
      role === 'button' && !disabled && !tools.includes(name) && !like('rules-clause').test(name),
  );
}

/**
 * Returns the player's own pieces that are said to be possible.
 * @param {Player} player
 * @returns {Promise<AccessibleElement[]>}
 */
export async function possible(player) {
  const {
    words: { t, keys },
    game,
  } = player;
  const markers = ['possible', 'stack-possible'].map((key) => `${game}-${key}`).filter((key) => keys.includes(key));
  const elements = accessibleElements(await ownArea(player).ariaSnapshot());
  return elements.filter(
    ({ role, name, pressed }) => role === 'button' && !pressed && markers.some((key) => name.endsWith(`, ${t(key)}`)),
  );
}

/** Presses a proposal, and confirms it if asked. @param {Player} player @param {AccessibleElement} proposal */
async function pressProposal(player, proposal) {
  await press(player, bar(player), proposal);
  const cancel = bar(player).getByRole('button', { name: player.words.t('bar-not-now') });
  if (!(await cancel.isVisible())) return;
  const [confirm] = await proposals(player);
  await press(player, bar(player), confirm);
}

/** @param {Player} player @param {string} name */
const pressNamed = (player, name) => press(player, bar(player), { name });

/** @param {Player} player @param {import('playwright-core').Locator} region @param {{name: string}} element */
async function press(player, region, { name }) {
  // Of equal pieces any will do.
  const button = region.getByRole('button', { name, exact: true }).first();
  await (player.touch ? button.tap() : button.click());
  await player.settled();
}
