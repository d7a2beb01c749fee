// The same few steps in every browser: languages, a whole game, dragging, a lost connection.

import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { SIZES } from '../sizes.js';
import { words } from '../words.js';
import { BROWSERS, smokeSuite } from './suite.js';

const { t, like, keys } = words();
/** More moves than any game has. */
const MAX_MOVES = 300;

/** @typedef {import('./visitor.js').SmokeVisitor} SmokeVisitor */

const button = (/** @type {string} */ name) => ({ role: 'button', name });
const inBar = (/** @type {string} */ key) => ({ ...button(t(key)), within: { role: 'region', name: t('bar') } });

/** @param {SmokeVisitor} visitor @param {string} game */
async function playNow(visitor, game) {
  await visitor.open('/');
  await visitor.press(button(`${t('home-play')} ${t(`${game}-title`)}`));
  await waitForTurn(visitor);
}

/** Waits until it is the player's turn or the game is over. @param {SmokeVisitor} visitor */
async function waitForTurn(visitor) {
  const found = await visitor.waitFor(button(t('end-rematch')), inBar('bar-hint'));
  return found === 0 ? 'over' : 'turn';
}

/** Follows hints until the game is over; returns how many moves that took. @param {SmokeVisitor} visitor */
async function playToEnd(visitor) {
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    if ((await waitForTurn(visitor)) === 'over') return moves;
    for (const key of ['bar-hint', 'hint-more', 'hint-do']) await visitor.press(inBar(key));
  }
  throw new Error(`the game did not end within ${MAX_MOVES} moves`);
}

/** @param {SmokeVisitor} visitor @param {'en' | 'de' | 'nl'} from @param {'en' | 'de' | 'nl'} to */
async function changeLanguage(visitor, from, to) {
  const [before, after] = [words(from), words(to)];
  await visitor.press(button(before.t('settings')));
  const languages = { role: 'combobox', name: before.t('settings-language') };
  // The settings are loaded when they are opened.
  await visitor.waitFor(languages);
  await visitor.select(languages, to);
  const title = { role: 'heading', name: after.t('home-title') };
  await visitor.waitFor(title);
  await visitor.reload();
  await visitor.waitFor(title);
}

for (const browser of BROWSERS) {
  describe(browser, () => {
    const smokeTest = smokeSuite(browser);

    smokeTest('another language applies at once, and survives a reload', async ({ visitor, screenshot }) => {
      await visitor.resize(SIZES.desktop.viewport);
      await visitor.open('/');
      await visitor.waitFor({ role: 'heading', name: t('home-title') });
      await changeLanguage(visitor, 'en', 'de');
      await screenshot('home-german');
      await changeLanguage(visitor, 'de', 'nl');
      await changeLanguage(visitor, 'nl', 'en');
    });

    smokeTest('a name is typed, and is at the table', async ({ visitor, screenshot }) => {
      await visitor.open('/');
      await visitor.press(button(t('settings')));
      await visitor.press({ role: 'textbox', name: t('name') });
      await visitor.type('Änne');
      await visitor.press(button(t('name-save')));
      await visitor.waitForText(t('name-saved'));
      await playNow(visitor, 'monad');
      await visitor.waitForText('Änne');
      await screenshot('monad');
    });

    smokeTest('a whole game in a narrow window', async ({ visitor, screenshot }) => {
      await visitor.resize(SIZES.phone.viewport);
      await visitor.open('/');
      await screenshot('home-narrow');
      await playNow(visitor, 'rotundo');
      await screenshot('rotundo-narrow');
      const moves = await playToEnd(visitor);
      assert.ok(moves > 2, `over after ${moves} moves`);
      await visitor.waitFor({ role: 'heading', like: `${like('end-won').source}|${t('end-you')}` });
      await screenshot('rotundo-end-narrow');
    });

    smokeTest('a tile is dragged to the table and back', async ({ visitor, screenshot }) => {
      await visitor.resize(SIZES.desktop.viewport);
      await playNow(visitor, 'fiches');
      const rack = { role: 'group', name: t('fiches-rack') };
      const tile = { role: 'button', within: rack };
      const labels = keys.filter((key) => key === 'fiches-new' || key.startsWith('fiches-new-'));
      const newSeries = { role: 'button', like: `^(?:${labels.map((key) => like(key).source).join('|')})$` };
      const broken = { role: 'group', like: like('fiches-series-broken').source };
      const many = (await visitor.find(tile)).length;
      await visitor.drag(tile, newSeries);
      await visitor.waitFor(broken);
      assert.equal((await visitor.find(tile)).length, many - 1);
      await screenshot('fiches-dragged');
      await visitor.drag({ role: 'button', like: t('fiches-yours'), within: broken }, rack);
      await visitor.waitForNone(broken);
      assert.equal((await visitor.find(tile)).length, many);
    });

    smokeTest('a lost connection is shown, and comes back by itself', async ({ visitor, network, screenshot }) => {
      await playNow(visitor, 'rotundo');
      network.cut();
      await visitor.waitForText(t('error-reconnecting'));
      await screenshot('reconnecting');
      network.restore();
      await visitor.waitForNoText(t('error-reconnecting'));
      // The table goes on in the same page.
      await waitForTurn(visitor);
      for (const key of ['bar-hint', 'hint-more', 'hint-do']) await visitor.press(inBar(key));
      await waitForTurn(visitor);
    });
  });
}
