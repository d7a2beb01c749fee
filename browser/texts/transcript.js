// Plays whole games in a browser and writes down what a screen reader is told: `cargo xtask transcript`, or
// `node browser/texts/transcript.js FOLDER [GAME...]`. To be read as a whole: could a listener follow?

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../chromium.js';
import { playByRole } from '../play/by-role.js';
import { seededRandom } from '../play/random.js';
import { hash, SEED } from '../seeds.js';
import { startServer } from '../server.js';
import { visit } from '../visitor.js';
import { GAMES, words } from '../words.js';
import { LANGUAGES } from './catalogue.js';

/** Keeps every line of the live region. Runs in the page. */
function listen() {
  const page = /** @type {any} */ (globalThis);
  page.heard = [];
  const follow = () => {
    const region = document.getElementById('announcements');
    if (!region) return;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) page.heard.push(node.textContent ?? '');
    }).observe(region, { childList: true });
  };
  addEventListener('DOMContentLoaded', follow);
}

/**
 * Plays one game against a bot. Returns what was announced, in order.
 * @param {import('playwright-core').Browser} browser @param {string} url @param {string} game @param {string} language
 */
async function transcript(browser, url, game, language) {
  const all = words(language);
  const { t } = all;
  const visitor = await visit(browser, url, { locale: language, person: `transcript/${game}` });
  const { page, settled, context } = visitor;
  await context.addInitScript(listen);
  await page.goto('/');
  await page.getByRole('button', { name: `${t('home-play')} ${t(`${game}-title`)}`, exact: true }).click();
  const random = seededRandom(hash(`${SEED}/transcript/${game}`));
  await playByRole({ page, settled, words: all, game, random });
  const heard = await page.evaluate(() => /** @type {any} */ (globalThis).heard);
  await visitor.close();
  return /** @type {string[]} */ (heard);
}

/** @param {string[]} args */
async function main([folder, ...games]) {
  mkdirSync(folder, { recursive: true });
  const server = await startServer();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  try {
    for (const game of games.length ? games : GAMES) {
      for (const language of LANGUAGES) {
        const heard = await transcript(browser, server.url, game, language);
        const file = join(folder, `${game}-${language}.txt`);
        writeFileSync(file, `${heard.join('\n')}\n`);
        console.log(`${heard.length} announcements: ${file}`);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

await main(process.argv.slice(2));
