// Plays with the keyboard alone. What has the focus is all it knows of the page: it walks with Tab and
// the arrows until it stands on what it wants, and presses it.

import { called } from './by-names.js';

/**
 * @typedef {import('./heard.js').Thing} Thing
 * @typedef {import('./by-names.js').Seat} Seat
 * @typedef {Thing & {within: string}} Stop  `within`: the name of the group that it is in
 * @typedef {(stop: Stop) => boolean} Wanted
 */

/** More stops than any page has. */
const AROUND = 120;
/** More turns than any game has. */
const ENDLESS = 600;

/** What the bar offers for chosen pieces, by game; in Fiches they are first put on the table. @type {Record<string, string[]>} */
const EXCHANGES = {
  monad: ['monad.do.trade', 'monad.do.trade.bonus', 'monad.do.buy', 'monad.do.leap'],
  rotundo: ['rotundo.do.collect'],
  fiches: ['fiches.do.lay'],
};
/** @type {Record<string, string>} */
const HANDS = { monad: 'monad.hand', rotundo: 'rotundo.hand', fiches: 'fiches.rack' };

/** What has the focus, as it is announced; null for nothing at all. @param {import('playwright-core').Page} page @returns {Promise<Stop | null>} */
export function focused(page) {
  return page.evaluate(() => {
    const focus = /** @type {HTMLInputElement | null} */ (document.activeElement);
    if (!focus || focus === document.body) return null;
    /** @param {Element} element */
    const text = (element) => {
      const copy = /** @type {Element} */ (element.cloneNode(true));
      for (const silent of copy.querySelectorAll('[aria-hidden=true], select, input')) silent.remove();
      return copy.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    };
    const [label] = focus.labels ?? [];
    return {
      role: focus.getAttribute('role') ?? focus.localName,
      name: focus.getAttribute('aria-label') ?? text(label ?? focus),
      disabled: focus.disabled || focus.getAttribute('aria-disabled') === 'true',
      pressed: focus.getAttribute('aria-pressed') === 'true',
      within: focus.closest('[role=group], section')?.getAttribute('aria-label') ?? '',
    };
  });
}

/**
 * Walks until it stands on what is wanted; whether it got there.
 * @param {Seat} seat @param {Wanted} wanted @param {string} [key] @param {number} [most]
 */
export async function walk({ page }, wanted, key = 'Tab', most = AROUND) {
  for (let steps = 0; steps <= most; steps += 1) {
    const stop = await focused(page);
    if (stop && !stop.disabled && wanted(stop)) return true;
    if (steps < most) await page.keyboard.press(key);
  }
  return false;
}

/** Walks there and presses Enter. @param {Seat} seat @param {string} name @param {string} [key] */
export async function enter(seat, name, key) {
  if (!(await walk(seat, (stop) => stop.name === name, key))) throw new Error(`no key leads to “${name}”`);
  await strike(seat, 'Enter');
}

/** @param {Seat} seat @param {string} key */
async function strike({ page, settled }, key) {
  await page.keyboard.press(key);
  await settled();
}

/** Until the game is over. @param {Seat} seat @returns {Promise<number>} how many turns that took */
export async function playByKeys(seat) {
  for (let turns = 0; turns < ENDLESS; turns += 1) {
    if ((await called(seat)) === 'over') return turns;
    if (turns && !(await focused(seat.page))) throw new Error('the focus is lost after a turn');
    const done = seat.chance() < 0.5 && (seat.game === 'fiches' ? await laySeries(seat) : await withPieces(seat));
    if (!done) await asHinted(seat);
  }
  throw new Error('the game does not end');
}

/** The hint's button three times, then what stands before it. @param {Seat} seat */
export async function asHinted(seat) {
  const { words: { t } } = seat;
  await enter(seat, t('bar.hint'));
  await strike(seat, 'Enter');
  await strike(seat, 'Enter');
  await enter(seat, t('hint.do'), 'Shift+Tab');
}

/** @param {Seat} seat @returns {Wanted} */
const inHand = ({ words: { like }, game }) => ({ within }) => like(HANDS[game]).test(within);

/** @param {Seat} seat @returns {Wanted} */
const possible = ({ words: { t }, game }) => ({ name, pressed }) => !pressed && name.endsWith(`, ${t(`${game}.possible`)}`);

/** @param {Seat} seat @returns {Wanted} */
function exchange({ words: { like }, game }) {
  const said = EXCHANGES[game].map((key) => like(key));
  return ({ role, name }) => role === 'button' && said.some((text) => text.test(name));
}

/** Chooses possible pieces of the hand until the bar has something for them; whether it had. @param {Seat} seat */
async function withPieces(seat) {
  for (let chosen = 0; chosen < 3; chosen += 1) {
    if (!(await walk(seat, inHand(seat)))) return false;
    if (!(await walk(seat, possible(seat), 'ArrowRight', 20))) break;
    await strike(seat, 'Space');
    // Backwards the bar comes before the hand: three tools, then what it offers.
    if (!(await walk(seat, exchange(seat), 'Shift+Tab', 6))) continue;
    await strike(seat, 'Enter');
    await sayYes(seat);
    return true;
  }
  await strike(seat, 'Escape');
  return false;
}

/** If it is asked whether that is meant, the same button says so. @param {Seat} seat */
async function sayYes(seat) {
  const asked = seat.page.getByRole('button', { name: seat.words.t('bar.not-now') });
  if (!(await asked.isVisible())) return;
  await walk(seat, exchange(seat), 'Tab');
  await strike(seat, 'Enter');
}

/** What a hint marks on the rack, as a new series if it is one; whether it was. @param {Seat} seat */
async function laySeries(seat) {
  const { page, words: { t, like } } = seat;
  await enter(seat, t('bar.hint'));
  await strike(seat, 'Enter');
  const marked = await markedTiles(seat);
  if (marked.length < 3) return false;
  for (const name of marked) {
    await walk(seat, (stop) => inHand(seat)(stop) && !stop.pressed && stop.name.startsWith(name), 'ArrowRight', 40);
    await strike(seat, 'Space');
  }
  // The table has one stop; its last member is where a new series begins.
  await walk(seat, ({ within }) => like('fiches.series').test(within) || within === t('table.middle'), 'Shift+Tab');
  await page.keyboard.press('End');
  await strike(seat, 'Enter');
  await walk(seat, exchange(seat));
  await strike(seat, 'Enter');
  return (await called(seat)) === 'over' || (await page.getByRole('group', { name: like('fiches.series.broken') }).count()) === 0;
}

/** The names of the marked tiles of the rack, from its first to its last. @param {Seat} seat */
async function markedTiles(seat) {
  const { page } = seat;
  await walk(seat, inHand(seat));
  await page.keyboard.press('Home');
  const names = [];
  for (const first = await focused(page); ; ) {
    const stop = await focused(page);
    if (!stop || !first) return names;
    if (possible(seat)(stop)) names.push(stop.name.split(',')[0]);
    await page.keyboard.press('ArrowRight');
    // Round the corner: the first one has the focus again.
    if (await page.evaluate(() => document.activeElement?.previousElementSibling === null)) return names;
  }
}
