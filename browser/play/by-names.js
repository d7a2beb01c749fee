// Plays through roles and names alone, as somebody does who hears the page. It knows no rule: it takes
// what is said to be possible, presses what the bar then offers, and asks for a hint when nothing is.

import { things } from './heard.js';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./heard.js').Thing} Thing
 * @typedef {object} Seat
 * @property {Page} page
 * @property {() => Promise<void>} settled
 * @property {import('../words.js').Words} words
 * @property {string} game
 * @property {() => number} chance
 * @property {boolean} [touch]
 */

/** More turns than any game has. */
const ENDLESS = 600;

/** Until the game is over. @param {Seat} seat @returns {Promise<number>} how many turns that took */
export async function playByNames(seat) {
  for (let turns = 0; turns < ENDLESS; turns += 1) {
    if ((await called(seat)) === 'over') return turns;
    await takeTurn(seat);
  }
  throw new Error('the game does not end');
}

/** Waits until it is one's turn or the game is over. @param {Seat} seat */
export async function called({ page, words: { t }, settled }) {
  const over = page.getByRole('button', { name: t('end.again') });
  const hint = page.getByRole('button', { name: t('bar.hint'), disabled: false });
  await over.or(hint).first().waitFor();
  await settled();
  return (await over.isVisible()) ? 'over' : 'turn';
}

/** One thing that ends a turn, or a step of it. @param {Seat} seat */
export async function takeTurn(seat) {
  const { chance } = seat;
  // Whoever plays at random does not win, and games should end: often a friend is asked.
  if (chance() < 0.6 && (await possible(seat)).length && (await withPieces(seat))) return;
  const offered = await proposals(seat);
  const all = await possible(seat);
  if (offered.length && !all.length) return pressInBar(seat, offered[Math.floor(chance() * offered.length)]);
  return asHinted(seat);
}

/** Chooses possible pieces until the bar has something for just these. @param {Seat} seat */
async function withPieces(seat) {
  const before = (await proposals(seat)).map(({ name }) => name);
  for (let chosen = 0; chosen < 6; chosen += 1) {
    const choices = await possible(seat);
    if (!choices.length) break;
    await press(seat, place(seat), choices[Math.floor(seat.chance() * choices.length)]);
    const offered = (await proposals(seat)).filter(({ name }) => !before.includes(name));
    if (offered.length) {
      await pressInBar(seat, offered[Math.floor(seat.chance() * offered.length)]);
      return true;
    }
  }
  // These led nowhere: let go of them.
  await seat.page.keyboard.press('Escape');
  await seat.settled();
  return false;
}

/** A hint in its three steps, and what it says. @param {Seat} seat */
export async function asHinted(seat) {
  const { words: { t } } = seat;
  await pressNamed(seat, t('bar.hint'));
  await pressNamed(seat, t('hint.more.1'));
  await pressNamed(seat, t('hint.more.2'));
  await pressNamed(seat, t('hint.do'));
}

/** @param {Seat} seat */
const bar = ({ page, words: { t } }) => page.getByRole('region', { name: t('bar') });

/** @param {Seat} seat */
const place = ({ page, words: { t } }) => page.getByRole('region', { name: t('table.own') });

/** What the bar offers, without its tools. @param {Seat} seat @returns {Promise<Thing[]>} */
export async function proposals(seat) {
  const { words: { t, like } } = seat;
  const tools = [t('bar.undo'), t('bar.redo'), t('bar.hint'), t('bar.not-now')];
  const heard = things(await bar(seat).ariaSnapshot());
  return heard.filter(({ role, name, disabled }) =>
    role === 'button' && !disabled && !tools.includes(name) && !like('rules.clause').test(name));
}

/** The pieces before oneself that are said to be possible. @param {Seat} seat @returns {Promise<Thing[]>} */
export async function possible(seat) {
  const { words: { t, keys }, game } = seat;
  const said = ['possible', 'stack.possible'].map((key) => `${game}.${key}`).filter((key) => keys.includes(key));
  const heard = things(await place(seat).ariaSnapshot());
  return heard.filter(({ role, name, pressed }) =>
    role === 'button' && !pressed && said.some((key) => name.endsWith(`, ${t(key)}`)));
}

/** Presses an offer, and says yes if one is asked whether it is meant. @param {Seat} seat @param {Thing} offer */
async function pressInBar(seat, offer) {
  await press(seat, bar(seat), offer);
  const no = bar(seat).getByRole('button', { name: seat.words.t('bar.not-now') });
  if (!(await no.isVisible())) return;
  const [yes] = await proposals(seat);
  await press(seat, bar(seat), yes);
}

/** @param {Seat} seat @param {string} name */
const pressNamed = (seat, name) => press(seat, bar(seat), { name });

/** @param {Seat} seat @param {import('playwright-core').Locator} region @param {{name: string}} thing */
async function press(seat, region, { name }) {
  // Of pieces that are alike any will do.
  const button = region.getByRole('button', { name, exact: true }).first();
  await (seat.touch ? button.tap() : button.click());
  await seat.settled();
}
