// Notes which messages a page says, with their values, and on which screen each can be read: for the page of all texts
// (`cargo xtask texts --screens`) and for the check of texts on screens. Off unless NOTED_MESSAGES names a folder.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textFaults } from './page-text.js';

/** The folder of the notes; none are taken without it. */
const FOLDER = process.env.NOTED_MESSAGES;

/**
 * @typedef {object} Screen  what can be read on one screen
 * @property {string} name
 * @property {string} size
 * @property {string} language
 * @property {string} picture  the path of its screenshot
 * @property {{id: string, values: Record<string, any>}[]} messages
 * @property {string[]} faults  what is wrong with its texts
 */

/**
 * The end of the client's module of words in a page that is noted. A value that is a message itself is noted as such,
 * so that it can be said in another language.
 */
const NOTING = `
export function t(id, values = {}) {
  const said = plainT(id, values);
  globalThis.noteMessage?.(id, values, said);
  return said;
}
export function list(parts) {
  const said = plainList(parts);
  globalThis.noteList?.('list', parts, said);
  return said;
}
export function either(parts) {
  const said = plainEither(parts);
  globalThis.noteList?.('either', parts, said);
  return said;
}
`;

/** Lets the pages of a context note what they say. @param {import('playwright-core').BrowserContext} context */
export async function noteMessages(context) {
  if (!FOLDER) return;
  await context.route(/\/words\.js$/, async (route) => {
    const answer = await route.fetch();
    const source = (await answer.text())
      .replace('export function t(', 'function plainT(')
      .replace('export const list =', 'const plainList =')
      .replace('export const either =', 'const plainEither =');
    await route.fulfill({ response: answer, body: `${source}${NOTING}` });
  });
  await context.addInitScript(noteInPage);
}

/** Runs in the page. */
function noteInPage() {
  /** Messages and lists by what they say. @type {Map<string, any>} */
  const said = new Map();
  const known = (/** @type {any} */ value) => (typeof value === 'string' ? (said.get(value) ?? value) : value);
  const page = /** @type {any} */ (globalThis);
  page.noteMessage = (/** @type {string} */ id, /** @type {any} */ values, /** @type {string} */ text) => {
    const resolved = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, known(value)]));
    if (text) said.set(text, { id, values: resolved });
  };
  page.noteList = (/** @type {string} */ kind, /** @type {string[]} */ parts, /** @type {string} */ text) => {
    if (parts.length > 1) said.set(text, { list: kind, parts: parts.map(known) });
  };
  page.noted = () => {
    const labelled = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')];
    const labels = labelled.flatMap((part) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => part.getAttribute(name) ?? ''),
    );
    const all = `${document.body.textContent}\n${document.body.innerText}\n${labels.join('\n')}`;
    const readable = [...said].filter(([text]) => all.includes(text)).map(([, message]) => message);
    return { messages: readable.filter((message) => message.id) };
  };
}

let screens = 0;
/** The messages that were seen on a screen. */
const seen = new Set();

/**
 * Writes down what can be read on the page as it is, with a picture.
 * @param {import('./../visitor.js').Page} page
 * @param {{name: string, size: string}} screen
 * @param {{onlyNew?: boolean}} [options]  onlyNew: nothing is written unless a message is seen for the first time
 */
export async function noteScreen(page, screen, { onlyNew = false } = {}) {
  if (!FOLDER) return;
  const noted = await page.evaluate(() => {
    const { noted } = /** @type {any} */ (globalThis);
    return noted ? { ...noted(), language: document.documentElement.lang } : undefined;
  });
  if (!noted) return;
  const faults = await textFaults(page, screen);
  const news = noted.messages.filter((/** @type {{id: string}} */ { id }) => !seen.has(id));
  if (onlyNew && !news.length) return;
  for (const { id } of news) seen.add(id);
  mkdirSync(FOLDER, { recursive: true });
  screens += 1;
  const file = join(FOLDER, `${process.pid}-${screens}-${screen.name.replace(/\W+/g, '-').slice(0, 60)}`);
  const picture = `${file}.jpeg`;
  await page.screenshot({ path: picture, type: 'jpeg', quality: 55 });
  writeFileSync(`${file}.json`, JSON.stringify({ ...screen, ...noted, faults, picture }, null, 1));
}
