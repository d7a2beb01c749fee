// The replay of a finished game: step by step, from other viewpoints, and with its analysis.

import assert from 'node:assert/strict';
import { inspectPage } from '../inspect-page.js';
import { eventually } from '../eventually.js';
import { suite } from '../suite.js';
import { words } from '../words.js';
import { finishGame } from '../play/finish-game.js';

const all = words();
const { t, like } = all;
const browserTest = suite();

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{text: string, light?: boolean, event?: object, undone?: object}} Update
 */

/** @param {Page} page */
const controls = (page) => page.getByRole('region', { name: t('replay-controls') });
/** @param {Page} page */
const slider = (page) => controls(page).getByRole('slider', { name: t('replay-step') });
/** @param {Page} page */
const replayLog = (page) => page.getByRole('region', { name: t('replay-log') });
/** The hands that are open. @param {Page} page */
const hands = (page) => page.getByRole('region', { name: like('replay-hand') });

/**
 * Whether the list shows this line of it, however far the page is scrolled.
 * @param {import('playwright-core').Locator} line
 */
const isShownByList = (line) =>
  line.evaluate((element) => {
    const [shown, list] = [element, element.closest('ol')].map((one) => one?.getBoundingClientRect());
    return !!shown?.height && !!list && shown.top >= list.top - 1 && shown.bottom <= list.bottom + 1;
  });

/**
 * Waits until this step is the current one, in the controls and in the log, which shows its line.
 * @param {Page} page @param {number} at
 */
async function waitForStep(page, at) {
  const of = Number(await slider(page).getAttribute('max'));
  await controls(page).getByText(t('replay-at', { at, of }), { exact: true }).waitFor();
  const line = replayLog(page).getByRole('button').nth(at);
  await eventually(async () => assert.equal(await line.getAttribute('aria-current'), 'step'));
  await eventually(async () => assert.ok(await isShownByList(line), `the log shows step ${at}`));
}

/** Returns the open cards of each hand. @param {Page} page */
const openCards = async (page) =>
  Promise.all(
    (await hands(page).all()).map((place) => place.getByRole('group', { name: t('monad-hand') }).ariaSnapshot()),
  );

/** Steps through the game by keys, by the slider, and by a line of the log. @param {Page} page */
async function stepThrough(page) {
  const last = Number(await slider(page).getAttribute('max'));
  assert.ok(last > 4, `a game of ${last} steps`);
  for (const [key, at] of /** @type {const} */ ([
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', last],
    ['Home', 0],
  ])) {
    await page.keyboard.press(key);
    await waitForStep(page, at);
  }
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await waitForStep(page, 1);
  assert.match(
    `${await slider(page).getAttribute('aria-valuetext')}`,
    new RegExp(`^${t('replay-at', { at: 1, of: last })}: \\S`),
  );
  await slider(page).fill(`${last - 1}`);
  await waitForStep(page, last - 1);
  await replayLog(page).getByRole('button').nth(3).click();
  await waitForStep(page, 3);
}

browserTest(
  'a replay is stepped through by keys, slider and log, from all viewpoints, and a step is shared',
  async ({ visit }) => {
    const visitor = await visit({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
    const { page } = visitor;
    await finishGame(visitor, all);
    await page
      .getByRole('link', { name: t('replay-open') })
      .first()
      .click();
    await page.getByRole('heading', { name: t('replay-of', { game: t('monad-title') }) }).waitFor();
    await waitForStep(page, 0);
    await stepThrough(page);

    const viewpoint = page.getByRole('combobox', { name: t('replay-viewpoint') });
    assert.equal(await hands(page).count(), 1, 'one’s own hand');
    await viewpoint.selectOption({ label: t('replay-viewpoint-watch') });
    await eventually(async () => assert.equal(await hands(page).count(), 0, 'a hand is open to those who watch'));
    await viewpoint.selectOption({ label: t('replay-viewpoint-all') });
    await eventually(async () => assert.equal(await hands(page).count(), 2, 'not all hands are open'));

    await page.getByRole('button', { name: t('replay-link') }).click();
    await page.getByRole('button', { name: t('lobby-copied') }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const friend = await visit({ size: 'phone' });
    await friend.page.goto(link);
    await waitForStep(friend.page, 3);
    await eventually(async () => assert.deepEqual(await openCards(friend.page), await openCards(page)));
    await inspectPage(friend, 'replay');
  },
);

/** Makes a trade and takes it back by HTTP; the page gets updates of both. @param {Page} page */
async function tradeAndUndo(page) {
  await page.evaluate(async () => {
    const url = `/api/v1${location.pathname.replace('/t/', '/tables/')}`;
    const send = async (/** @type {any} */ body) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
    };
    const { snapshot } = await (await fetch(url)).json();
    const action = snapshot.actions.find((/** @type {any} */ one) => one.do === 'trade');
    await send({ command: 'act', state_number: snapshot.state_number, action });
    await send({ command: 'undo', state_number: snapshot.state_number + 1 });
  });
}

browserTest(
  'lines in the log of a finished game link to their step; steps that were taken back have no link',
  async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    /** @type {Update[]} */
    const received = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => received.push(...(JSON.parse(String(payload)).updates ?? []))),
    );
    await finishGame(visitor, all, async () => {
      await tradeAndUndo(page);
      assert.equal(
        await page.getByRole('tabpanel').getByRole('listitem').getByRole('link').count(),
        0,
        'there is a link before the end',
      );
    });
    const lines = page.getByRole('tabpanel').getByRole('listitem');
    const links = lines.getByRole('link');
    await links.first().waitFor();
    await inspectPage(visitor, 'log-over');
    const addresses = await links.evaluateAll((all) =>
      all
        .map((one) => new URL(/** @type {HTMLAnchorElement} */ (one).href))
        .map(({ pathname, search }) => pathname + search),
    );
    const steps = addresses.map((address) => Number(/^\/t\/\w{22}\/replay\?game=1&step=(\d+)$/.exec(address)?.[1]));
    assert.deepEqual(
      steps,
      steps.toSorted((a, b) => a - b),
      'newest last',
    );
    assert.equal(steps[0], 1);
    const taken = received.findIndex(({ undone }) => undone);
    // What only follows from a move stands beside it.
    const texts = (/** @type {Update[]} */ updates) =>
      updates.filter(({ event, light }) => event && !light).map(({ text }) => text);
    assert.ok(texts(received.slice(0, taken)).length > 0, 'nothing was taken back');
    assert.deepEqual(await links.allInnerTexts(), texts(received.slice(taken)));

    // By keyboard: the lines are one tab stop, and arrow keys move between them.
    await links.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const said = await links.nth(2).innerText();
    assert.ok(await links.nth(2).evaluate((one) => one === document.activeElement));
    await page.keyboard.press('Enter');
    await waitForStep(page, steps[2]);
    const there = await replayLog(page).getByRole('button').nth(steps[2]).innerText();
    assert.ok(there.includes(said), `${there} // ${said}`);
  },
);

browserTest('an analysis that failed says so and is not requested again', async ({ visit }) => {
  const visitor = await visit();
  await finishGame(visitor, all);
  const link = visitor.page.getByRole('link', { name: t('replay-open') }).first();
  const address = await link.evaluate((one) => /** @type {HTMLAnchorElement} */ (one).href);
  // In a tab of its own, and nothing else open: the result of the game asks too, and its connection would take the
  // minute that passes below for silence.
  const { page, settled } = await visitor.tab();
  await visitor.page.close();
  let asked = 0;
  /** @type {(value?: void) => void} */
  let fail = () => {};
  const mayFail = new Promise((resolve) => (fail = resolve));
  await page.route('**/analysis?*', async (route) => {
    asked += 1;
    const failed = asked === 2;
    if (failed) await mayFail;
    return route.fulfill({
      json: { done: 0, total: 40, failed, start: null, steps: [], turning_points: [], breakdowns: null },
    });
  });
  await page.clock.install();
  await page.goto(address);
  await page.getByRole('progressbar', { name: t('replay-progress') }).waitFor();
  fail();
  await page.clock.runFor(1000);
  await page.getByText(like('replay-failed')).waitFor();
  assert.equal(await page.getByRole('progressbar').count(), 0, 'the progress bar is still there');
  await page.clock.runFor(60_000);
  assert.equal(asked, 2);
  await inspectPage({ ...visitor, page, settled }, 'replay-given-up');
});

browserTest('the analysis has a chart, turning points, and a breakdown that adds up', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await finishGame(visitor, all);
  await page
    .getByRole('link', { name: t('replay-open') })
    .first()
    .click();
  await page
    .getByRole('region', { name: t('replay-chances') })
    .getByRole('img', { name: t('replay-chances-what') })
    .waitFor();
  const breakdown = page.getByRole('region', { name: t('replay-breakdown') }).getByRole('table');
  // The whole game is analysed meanwhile.
  await breakdown.waitFor({ timeout: 200_000 });
  await page.getByText(like('replay-chances-here')).waitFor();
  const turningPoints = page.getByRole('region', { name: t('replay-turning-points') });
  await turningPoints
    .getByRole('listitem')
    .or(turningPoints.getByText(t('replay-turning-points-none')))
    .first()
    .waitFor();

  const parts = await Promise.all(
    ['fair', 'deal', 'luck', 'skill', 'others', 'result'].map(async (part) => {
      const cells = breakdown.getByRole('row', { name: t(`replay-${part}`) }).getByRole('cell');
      return (await cells.allInnerTexts()).map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')));
    }),
  );
  for (const seat of [0, 1]) {
    const [result, ...rest] = parts.map((part) => part[seat]).reverse();
    const sum = rest.reduce((one, other) => one + other);
    // Each is rounded by at most half a hundredth.
    assert.ok(Math.abs(result - sum) <= 3, `${rest} do not make ${result}`);
  }
  assert.equal(parts[5][0] + parts[5][1], 100, 'one game is won');
  await breakdown.scrollIntoViewIfNeeded();
  await inspectPage(visitor, 'replay-analysis');
});
