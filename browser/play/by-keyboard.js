// Plays with the keyboard alone. All it knows of the page is what has the focus: it moves with Tab and the arrow keys
// until the wanted element has the focus, and presses it.

import { waitForTurn } from './by-role.js';

/**
 * @typedef {import('./accessibility-tree.js').AccessibleElement} AccessibleElement
 * @typedef {import('./by-role.js').Player} Player
 * @typedef {AccessibleElement & {group: string}} Focused  `group`: the name of the group that it is in
 * @typedef {(focused: Focused) => boolean} Wanted
 */

/** More tab stops than any page has. */
const MAX_STOPS = 120;
/** More turns than any game has. */
const MAX_TURNS = 600;
/** More tiles than any rack has. */
const MAX_TILES = 120;

/**
 * What the bar offers for selected pieces, by game; in Fiches they are put on the table first.
 * @type {Record<string, string[]>}
 */
const EXCHANGES = {
  monad: ['monad-do-trade', 'monad-do-trade-bonus', 'monad-do-buy', 'monad-do-leap'],
  rotundo: ['rotundo-do-collect'],
  fiches: ['fiches-do-lay'],
};
/** @type {Record<string, string>} */
const HANDS = { monad: 'monad-hand', rotundo: 'rotundo-hand', fiches: 'fiches-rack' };

/**
 * Returns the element with the focus as a screen reader announces it, or null.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Focused | null>}
 */
export function focused(page) {
  return page.evaluate(() => {
    const focus = /** @type {HTMLInputElement | null} */ (document.activeElement);
    if (!focus || focus === document.body) return null;
    /** @param {Element} element */
    const text = (element) => {
      const copy = /** @type {Element} */ (element.cloneNode(true));
      for (const hidden of copy.querySelectorAll('[aria-hidden=true], select, input')) hidden.remove();
      return copy.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    };
    const [label] = focus.labels ?? [];
    return {
      role: focus.getAttribute('role') ?? focus.localName,
      name: focus.getAttribute('aria-label') ?? text(label ?? focus),
      disabled: focus.disabled || focus.getAttribute('aria-disabled') === 'true',
      pressed: focus.getAttribute('aria-pressed') === 'true',
      group: focus.closest('[role=group], section')?.getAttribute('aria-label') ?? '',
    };
  });
}

/**
 * Presses a key until the wanted element has the focus; returns whether it got there.
 * @param {Player} player @param {Wanted} wanted @param {string} [key] @param {number} [most]
 */
export async function moveFocus({ page }, wanted, key = 'Tab', most = MAX_STOPS) {
  for (let steps = 0; steps <= most; steps += 1) {
    const stop = await focused(page);
    if (stop && !stop.disabled && wanted(stop)) return true;
    if (steps < most) await page.keyboard.press(key);
  }
  return false;
}

/**
 * Moves the focus to the element with this name and presses Enter.
 * @param {Player} player
 * @param {string} name
 * @param {string} [key]
 */
export async function enter(player, name, key) {
  if (!(await moveFocus(player, (stop) => stop.name === name, key))) throw new Error(`no key leads to “${name}”`);
  await pressKey(player, 'Enter');
}

/** @param {Player} player @param {string} key */
async function pressKey({ page, settled }, key) {
  await page.keyboard.press(key);
  await settled();
}

/** Plays until the game is over. @param {Player} player @returns {Promise<number>} how many turns that took */
export async function playByKeyboard(player) {
  for (let turns = 0; turns < MAX_TURNS; turns += 1) {
    if ((await waitForTurn(player)) === 'over') return turns;
    if (turns && !(await focused(player.page))) throw new Error('the focus is lost after a turn');
    const done =
      player.random() < 0.5 && (player.game === 'fiches' ? await laySeries(player) : await useSelection(player));
    if (!done) await followHint(player);
  }
  throw new Error(`the game did not end within ${MAX_TURNS} turns`);
}

/** Presses the hint's button twice, then the button before it. @param {Player} player */
export async function followHint(player) {
  const {
    words: { t },
  } = player;
  await enter(player, t('bar-hint'));
  await pressKey(player, 'Enter');
  await enter(player, t('hint-do'), 'Shift+Tab');
}

/** @param {Player} player @returns {Wanted} */
const inHand =
  ({ words: { like }, game }) =>
  ({ group }) =>
    like(HANDS[game]).test(group);

/** @param {Player} player @returns {Wanted} */
const possible =
  ({ words: { t }, game }) =>
  ({ name, pressed }) =>
    !pressed && name.endsWith(`, ${t(`${game}-possible`)}`);

/** @param {Player} player @returns {Wanted} */
function exchange({ words: { like }, game }) {
  const labels = EXCHANGES[game].map((key) => like(key));
  return ({ role, name }) => role === 'button' && labels.some((label) => label.test(name));
}

/**
 * Selects possible pieces of the hand until the bar offers something for them; returns whether it did.
 * @param {Player} player
 */
async function useSelection(player) {
  for (let selected = 0; selected < 3; selected += 1) {
    if (!(await moveFocus(player, inHand(player)))) return false;
    if (!(await moveFocus(player, possible(player), 'ArrowRight', 20))) break;
    await pressKey(player, 'Space');
    // Backwards, the bar comes before the hand: three tools, then what it offers.
    if (!(await moveFocus(player, exchange(player), 'Shift+Tab', 6))) continue;
    await pressKey(player, 'Enter');
    await confirm(player);
    return true;
  }
  await pressKey(player, 'Escape');
  return false;
}

/** Confirms, if the bar asks. @param {Player} player */
async function confirm(player) {
  const cancel = player.page.getByRole('button', { name: player.words.t('bar-not-now') });
  if (!(await cancel.isVisible())) return;
  await moveFocus(player, exchange(player), 'Tab');
  await pressKey(player, 'Enter');
}

/**
 * Lays the tiles that a hint marks on the rack as a new series, if they are one; returns whether they were.
 * @param {Player} player
 */
async function laySeries(player) {
  const {
    page,
    words: { t, like },
  } = player;
  await enter(player, t('bar-hint'));
  const marked = await markedTiles(player);
  if (marked.length < 3) return false;
  for (const name of marked) {
    await moveFocus(
      player,
      (stop) => inHand(player)(stop) && !stop.pressed && stop.name.startsWith(name),
      'ArrowRight',
      40,
    );
    await pressKey(player, 'Space');
  }
  // The table is one tab stop; its last member begins a new series.
  await moveFocus(player, ({ group }) => like('fiches-series').test(group) || group === t('table-middle'), 'Shift+Tab');
  await page.keyboard.press('End');
  await pressKey(player, 'Enter');
  await moveFocus(player, exchange(player));
  await pressKey(player, 'Enter');
  return (
    (await waitForTurn(player)) === 'over' ||
    (await page.getByRole('group', { name: like('fiches-series-broken') }).count()) === 0
  );
}

/** Returns the names of the marked tiles of the rack, from its first to its last. @param {Player} player */
async function markedTiles(player) {
  const { page } = player;
  await moveFocus(player, inHand(player));
  await page.keyboard.press('Home');
  const names = [];
  for (let tiles = 0; tiles < MAX_TILES; tiles += 1) {
    const stop = await focused(page);
    if (!stop) return names;
    if (possible(player)(stop)) names.push(stop.name.split(',')[0]);
    await page.keyboard.press('ArrowRight');
    // After the last tile the first one has the focus again.
    if (await page.evaluate(() => document.activeElement?.previousElementSibling === null)) return names;
  }
  throw new Error(`the rack has more than ${MAX_TILES} tiles, or the arrow keys do not come back to the first`);
}
