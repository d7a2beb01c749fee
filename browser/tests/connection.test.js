// What the screens say is what the server has: a cut network, commands on their way, two tabs, a new version. That a
// lost connection is seen within 8 seconds is tested where time can be set: client/tests/connection.test.js and
// server/tests/heartbeats.rs.

import assert from 'node:assert/strict';
import { eventually } from '../eventually.js';
import { startProxy } from '../proxy.js';
import { suite } from '../suite.js';
import { NETWORK } from '../visitor.js';
import { words } from '../words.js';
import { followHint, waitForTurn } from '../play/by-role.js';
import { button, drag, startGame } from '../play/start-game.js';

const all = words();
const { t, like, keys } = all;
const browserTest = suite();

/**
 * @typedef {import('../visitor.js').Page} Page
 * @typedef {import('../visitor.js').Visitor} Visitor
 * @typedef {import('playwright-core').WebSocketRoute} WebSocketRoute
 */

/** @param {Page} page @param {string} game */
async function openTable(page, game) {
  await page.goto('/');
  await button(page, `${t('home-open-table')} ${t(`${game}-title`)}`).click();
  const link = await page.getByRole('textbox', { name: t('lobby-link') }).inputValue();
  return new URL(link).pathname;
}

/** Opens a table and starts its game. @param {Visitor} host @param {Visitor} guest @param {string} game */
async function playTogether(host, guest, game) {
  await guest.page.goto(await openTable(host.page, game));
  await button(guest.page, t('seat-sit')).click();
  await button(guest.page, t('lobby-ready')).click();
  await button(host.page, t('lobby-start')).click();
  for (const { page } of [host, guest]) await page.getByRole('region', { name: t('table-own') }).waitFor();
}

/** @param {Visitor} visitor @param {string} game */
const asPlayer = ({ page, settled, random }, game) => ({ page, settled, words: all, game, random: random(1) });

/** @param {Page} page */
const othersPlates = (page) => page.getByRole('list', { name: t('table-others') });

browserTest('a cut network is seen on both sides, and taken back on both', async ({ server, visit }) => {
  const proxy = await startProxy(server.url);
  try {
    const cut = await visit({ expectedErrors: NETWORK, context: { baseURL: proxy.url } });
    const other = await visit();
    await playTogether(cut, other, 'monad');
    for (let time = 0; time < 2; time += 1) {
      proxy.cut();
      await Promise.all([
        cut.page.getByText(t('error-reconnecting')).waitFor(),
        othersPlates(other.page)
          .getByRole('img', { name: t('seat-not-connected') })
          .waitFor(),
      ]);
      assert.equal(await cut.page.getByRole('region', { name: t('table-own') }).count(), 1, 'the table is gone');
      proxy.restore();
      await Promise.all([
        cut.page.getByText(t('error-reconnecting')).waitFor({ state: 'detached' }),
        othersPlates(other.page)
          .getByRole('img', { name: t('seat-not-connected') })
          .waitFor({ state: 'detached' }),
      ]);
    }
    const mover = (await cut.page.title()).includes(t('turn-yours')) ? cut : other;
    await followHint(asPlayer(mover, 'monad'));
  } finally {
    await proxy.close();
  }
});

browserTest('a move made while the network is cut is made once, when it is back', async ({ server, visit }) => {
  const proxy = await startProxy(server.url);
  try {
    const visitor = await visit({ expectedErrors: NETWORK, context: { baseURL: proxy.url } });
    const player = await startGame(visitor, 'monad');
    const { page } = player;
    await button(page, t('bar-hint')).click();
    await button(page, t('hint-more')).click();
    await button(page, t('hint-do')).waitFor();
    proxy.cut();
    await button(page, t('hint-do')).click();
    await page.getByText(t('bar-sending')).waitFor();
    await page.getByText(t('error-reconnecting')).waitFor();
    proxy.restore();
    await page.getByText(t('bar-sending')).waitFor({ state: 'detached' });
    await page.getByText(t('error-reconnecting')).waitFor({ state: 'detached' });
    const acted = visitor.frames.filter(({ sent }) => sent?.command === 'act');
    assert.equal(new Set(acted.map(({ sent }) => sent.key)).size, 1);
    await waitForTurn(player);
  } finally {
    await proxy.close();
  }
});

/**
 * Holds the commands of a page back until the test lets them through, or answers them itself.
 * @param {Page} page
 */
async function holdCommands(page) {
  /** @type {{command: any, pass: () => void, reject: (why: string) => void}[]} */
  const held = [];
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const frame = JSON.parse(String(text));
      if (!frame.command) return server.send(text);
      held.push({
        command: frame,
        pass: () => server.send(text),
        reject: (why) => socket.send(JSON.stringify({ id: frame.id, ok: false, rule: null, why, stale: false })),
      });
    });
  });
  /** Returns the next command. */
  const next = async () => {
    await eventually(async () => assert.ok(held.length, 'no command came'));
    return /** @type {typeof held[0]} */ (held.shift());
  };
  return { held, next };
}

/** What the server has. @param {Page} page @returns {Promise<any>} */
const serverSettings = (page) =>
  page.evaluate(async () => {
    const answer = await fetch(`/api/v1/tables/${location.pathname.split('/').at(-1)}`);
    return (await answer.json()).snapshot.settings;
  });

browserTest('settings changed while another change is on its way all reach the server', async ({ visit }) => {
  const { page } = await visit();
  const commands = await holdCommands(page);
  await openTable(page, 'rotundo');
  const isPublic = page.getByRole('checkbox', { name: t('lobby-public') });
  const players = page.getByRole('combobox', { name: t('lobby-players') });
  await isPublic.check();
  const first = await commands.next();
  // Meanwhile the others can be changed, and each says that the server does not have it yet.
  await players.selectOption('3');
  await page.locator('label', { has: players }).getByText(t('bar-sending')).waitFor();
  await page.locator('label', { has: isPublic }).getByText(t('bar-sending')).waitFor();
  assert.equal((await serverSettings(page)).public, false);
  assert.equal(commands.held.length, 0, 'one after the other');
  first.pass();
  const second = await commands.next();
  assert.equal(second.command.settings.public, true, 'the second change takes the first one back');
  second.pass();
  await page.getByText(t('bar-sending')).first().waitFor({ state: 'detached' });
  const { public: open, players: many } = await serverSettings(page);
  assert.deepEqual([open, many], [true, 3]);
  assert.ok(await isPublic.isChecked());
  assert.equal(await players.inputValue(), '3');
});

browserTest('a change that the server rejects is taken back, with the reason', async ({ visit }) => {
  const { page } = await visit();
  const commands = await holdCommands(page);
  await openTable(page, 'rotundo');
  const isPublic = page.getByRole('checkbox', { name: t('lobby-public') });
  await isPublic.check();
  const { reject } = await commands.next();
  reject('Public tables are switched off.');
  await page.getByRole('alert').getByText('Public tables are switched off.').waitFor();
  await eventually(async () => assert.equal(await isPublic.isChecked(), false));
  // It can be tried again.
  await isPublic.check();
  (await commands.next()).pass();
  await eventually(async () => assert.equal((await serverSettings(page)).public, true));
});

/** @param {Page} page */
const rackOf = (page) => page.getByRole('group', { name: t('fiches-rack') }).getByRole('button');

/** Returns the button that begins a new series, whatever its label. @param {Page} page */
function newSeries(page) {
  const labels = keys.filter((key) => key === 'fiches-new' || key.startsWith('fiches-new-'));
  return button(page, new RegExp(labels.map((key) => like(key).source).join('|')));
}

browserTest('one seat in two tabs shows one draft and one undo', async ({ visit }) => {
  const visitor = await visit();
  const { page } = await startGame(visitor, 'fiches');
  const many = await rackOf(page).count();
  const hasTiles = (/** @type {Page} */ tab, /** @type {number} */ count) =>
    eventually(async () => assert.equal(await rackOf(tab).count(), count));
  await drag(page, rackOf(page).first(), newSeries(page));
  await hasTiles(page, many - 1);
  // A tab that is opened later gets it too.
  const other = await visitor.tab();
  await other.page.goto(page.url());
  await hasTiles(other.page, many - 1);
  await button(other.page, t('bar-undo')).click();
  await hasTiles(other.page, many);
  await hasTiles(page, many);
  await button(page, t('bar-redo')).click();
  await hasTiles(page, many - 1);
  await hasTiles(other.page, many - 1);
});

browserTest('a step is taken back in one tab and made again in the other', async ({ visit }) => {
  const visitor = await visit();
  const player = await startGame(visitor, 'monad');
  const other = await visitor.tab();
  await other.page.goto(player.page.url());
  const second = { ...player, page: other.page, settled: other.settled };
  await waitForTurn(second);
  const undo = (/** @type {Page} */ page) => page.getByRole('button', { name: t('bar-undo'), disabled: false });
  const redo = (/** @type {Page} */ page) => page.getByRole('button', { name: t('bar-redo'), disabled: false });
  for (let step = 0; !(await undo(player.page).isVisible()); step += 1) {
    assert.ok(step < 40, 'no step could be taken back');
    await followHint(player);
    await waitForTurn(player);
  }
  await undo(other.page).click();
  await redo(player.page).waitFor();
  await redo(other.page).waitFor();
  await redo(player.page).click();
  await undo(other.page).waitFor();
  await redo(other.page).waitFor({ state: 'detached' });
});

/** Opens the chat and returns its field. @param {Page} page */
async function openChat(page) {
  const opener = page.getByRole('button', { name: like('panel') });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  await page.getByRole('tab', { name: t('panel-chat') }).click();
  return page.getByRole('textbox', { name: t('chat-field') });
}

browserTest('a new version is offered, and loading it keeps what was begun', async ({ visit }) => {
  const visitor = await visit({ expectedErrors: NETWORK });
  /** @type {WebSocketRoute | undefined} */
  let current;
  let isNewer = false;
  await visitor.page.routeWebSocket(/\/socket\?/, (socket) => {
    current = socket;
    const server = socket.connectToServer();
    socket.onMessage((frame) => server.send(frame));
    server.onMessage((text) => {
      const frame = JSON.parse(String(text));
      if (isNewer && frame.protocol) frame.client_version = '0123456789abcdef';
      socket.send(JSON.stringify(frame));
    });
  });
  const { page } = await startGame(visitor, 'fiches');
  const many = await rackOf(page).count();
  await drag(page, rackOf(page).first(), newSeries(page));
  await rackOf(page).nth(1).click();
  await (await openChat(page)).fill('half a sen');
  assert.equal(await page.getByText(t('version-new')).count(), 0);
  // The server comes back as another build.
  isNewer = true;
  await current?.close();
  await page.getByText(t('version-new')).waitFor();
  isNewer = false;
  await button(page, t('version-reload')).click();
  await page.getByText(t('version-new')).waitFor({ state: 'detached' });
  await eventually(async () => assert.equal(await rackOf(page).count(), many - 1));
  assert.equal(await rackOf(page).and(page.locator('[aria-pressed="true"]')).count(), 1, 'the selection is lost');
  assert.ok(await button(page, t('bar-undo')).isEnabled(), 'the steps of the draft are lost');
  assert.equal(await (await openChat(page)).inputValue(), 'half a sen');
});
