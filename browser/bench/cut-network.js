// Plays a game of two people on slow lines and cuts the network five times. Prints what both screens said and after how
// long, and leaves screenshots of both: `node bench/cut-network.js FOLDER [GAME]`.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../chromium.js';
import { takeTurn } from '../play/by-role.js';
import { button } from '../play/start-game.js';
import { startProxy } from '../proxy.js';
import { startServer } from '../server.js';
import { NETWORK, visit } from '../visitor.js';
import { words } from '../words.js';

const [folder = '/tmp/cut-network', game = 'monad'] = process.argv.slice(2);
const all = words();
const { t } = all;

/** How often the network is cut, and how many steps are played between two cuts. */
const CUTS = 5;
const STEPS = 4;
/** Steps after the last cut; a whole game takes longer than anybody watches. */
const LAST_STEPS = 12;
/** One way, in milliseconds. */
const DELAY = 75;

/** @typedef {{name: string, visitor: import('../visitor.js').Visitor, proxy: import('../proxy.js').Proxy}} Person */

await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

/** @param {string} name @param {'desktop' | 'phone'} size @returns {Promise<Person>} */
async function enter(name, size) {
  const proxy = await startProxy(server.url, { delay: DELAY });
  const visitor = await visit(browser, proxy.url, { size, expectedErrors: NETWORK });
  return { name, visitor, proxy };
}

/** @param {Person} person @param {string} what */
const shoot = ({ name, visitor }, what) => visitor.page.screenshot({ path: join(folder, `${what}-${name}.png`) });

/** @param {Promise<unknown>} shown @param {number} from */
const seconds = async (shown, from) => {
  await shown;
  return `${((Date.now() - from) / 1000).toFixed(1)} s`;
};

/** @param {Person} person */
const player = ({ visitor: { page, settled, random } }) => ({ page, settled, words: all, game, random: random(7) });

/** Lets the player on turn make a step; returns false if the game is over. @param {Person[]} people */
async function step(people) {
  for (;;) {
    for (const person of people) {
      const { page } = person.visitor;
      if (await page.getByRole('button', { name: t('end-rematch') }).isVisible()) return false;
      if (!(await page.title()).includes(t('turn-yours'))) continue;
      await person.visitor.settled();
      await takeTurn(player(person));
      return true;
    }
    await people[0].visitor.settled();
  }
}

/** @param {Person} lost @param {Person} other @param {number} number */
async function cutAndRestore(lost, other, number) {
  const reconnecting = lost.visitor.page.getByText(t('error-reconnecting'));
  const atSeat = other.visitor.page.getByRole('img', { name: t('seat-not-connected') });
  const cutAt = Date.now();
  lost.proxy.cut();
  const [own, others] = await Promise.all([
    seconds(reconnecting.first().waitFor(), cutAt),
    seconds(atSeat.first().waitFor(), cutAt),
  ]);
  for (const person of [lost, other]) await shoot(person, `${number}-cut`);
  const restoredAt = Date.now();
  lost.proxy.restore();
  const [ownBack, othersBack] = await Promise.all([
    seconds(reconnecting.waitFor({ state: 'detached' }), restoredAt),
    seconds(atSeat.waitFor({ state: 'detached' }), restoredAt),
  ]);
  for (const person of [lost, other]) await shoot(person, `${number}-back`);
  console.log(
    `cut ${number}: ${lost.name} reads “${t('error-reconnecting')}” after ${own}, ` +
      `${other.name} “${t('seat-not-connected')}” after ${others}; taken back after ${ownBack} and ${othersBack}`,
  );
}

const people = [await enter('anna', 'desktop'), await enter('bruno', 'phone')];
try {
  const [host, guest] = people.map(({ visitor }) => visitor.page);
  await host.goto('/');
  await button(host, `${t('home-open-table')} ${t(`${game}-title`)}`).click();
  const link = await host.getByRole('textbox', { name: t('lobby-link') }).inputValue();
  await guest.goto(new URL(link).pathname);
  await button(guest, t('seat-sit')).click();
  await button(guest, t('lobby-ready')).click();
  await button(host, t('lobby-start')).click();
  for (const page of [host, guest]) await page.getByRole('region', { name: t('table-own') }).waitFor();
  for (let number = 1; number <= CUTS; number += 1) {
    for (let made = 0; made < STEPS; made += 1) await step(people);
    await cutAndRestore(people[number % 2], people[(number + 1) % 2], number);
  }
  let made = 0;
  while (made < LAST_STEPS && (await step(people))) made += 1;
  for (const person of people) await shoot(person, 'end');
  console.log(
    `played on for ${made} steps; errors: ${people.flatMap(({ visitor }) => visitor.errors).join('\n') || 'none'}`,
  );
} finally {
  await browser.close();
  for (const { proxy } of people) await proxy.close();
  await server.close();
}
