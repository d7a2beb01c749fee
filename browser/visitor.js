// One person with a browser. Every error of their pages is kept, and every frame of their sockets.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { seededRandom } from './play/random.js';
import { hash, SEED, seedCrypto } from './seeds.js';
import { SIZES } from './sizes.js';
import { noteMessages, noteScreen } from './texts/note-messages.js';

/** What the browser reports whenever a request fails; only a test that causes this may expect it. */
export const NETWORK = /Failed to load resource|WebSocket connection to|net::ERR_/;

/** The folders of all games. */
const GAMES = readdirSync(join(import.meta.dirname, '../games'));

/** How long a frame may stay unanswered, in milliseconds. */
const ANSWER_TIMEOUT = 60_000;

/**
 * @typedef {object} VisitorOptions
 * @property {keyof typeof SIZES} [size]
 * @property {string} [locale]
 * @property {'light' | 'dark'} [colorScheme]
 * @property {'reduce' | 'no-preference'} [reducedMotion]
 * @property {'quick' | 'normal' | 'calm' | 'off' | ''} [pace]  of the others' turns; with an empty one the page decides
 * @property {boolean} [played]  they have played every game before, as is the default
 * @property {RegExp} [expectedErrors]  errors that the test causes on purpose
 * @property {string} [person]  their part of every shuffle and their choices follow from this and the seed of the run
 * @property {Record<string, any>} [context]  more options for the browser's context
 *
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Locator} Locator
 * @typedef {Awaited<ReturnType<typeof visit>>} Visitor
 */

/** @param {import('playwright-core').Browser} browser @param {string} url @param {VisitorOptions} options */
export async function visit(browser, url, options = {}) {
  const {
    size = 'desktop',
    locale = 'en',
    colorScheme = 'light',
    reducedMotion = 'reduce',
    expectedErrors,
    person = '',
    pace = 'off',
    played = true,
    context: more,
  } = options;
  const context = await browser.newContext({
    ...SIZES[size],
    locale,
    colorScheme,
    reducedMotion,
    baseURL: url,
    ...more,
  });
  /** @type {string[]} */
  const errors = [];
  /** Every frame of every socket, in order. @type {{sent?: any, received?: any}[]} */
  const frames = [];
  const addError = (/** @type {string} */ text) => !expectedErrors?.test(text) && errors.push(text);
  // Whole games are played as fast as they come; a test of the pace sets its own.
  // Nobody is new to a game either, or they would be offered its lesson and get tips.
  const kept = { ...(pace && { pace }), ...(played && { played: GAMES.join(' '), tips: 'off' }) };
  await context.addInitScript((values) => {
    try {
      for (const [name, value] of Object.entries(values))
        if (!localStorage.getItem(name)) localStorage.setItem(name, value);
    } catch {
      // A browser without storage has no setting either.
    }
  }, kept);
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`the CSP does not allow ${violatedDirective}: ${blockedURI} ${sample}`),
    );
  });

  await noteMessages(context);

  let tabs = 0;

  /** Opens a page of the same person: the first one, or another tab. */
  async function tab() {
    const page = await context.newPage();
    await page.addInitScript(seedCrypto, hash(`${SEED}/${person}/${tabs}`));
    tabs += 1;
    page.setDefaultTimeout(30_000);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) addError(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => addError(`exception: ${error.stack ?? error}`));
    page.on('crash', () => addError('the page crashed'));
    const answered = watchFrames(page, frames);
    const settled = async () => {
      await answered();
      await noteScreen(page, { name: person, size }, { onlyNew: true });
    };
    return { page, settled };
  }

  /**
   * Returns a generator of numbers from 0 to 1, which follow from the seed of the run.
   * @param {number} stream  another one gives other numbers
   */
  const random = (stream) => seededRandom(hash(`${SEED}/${person}/choices/${stream}`));

  const { page, settled } = await tab();

  /** Closes the browser of this person; what they saw last is noted where screens are. */
  async function close() {
    for (const open of context.pages())
      await noteScreen(open, { name: person, size }, { onlyNew: true }).catch(() => {});
    await context.close();
  }

  return { page, context, options, tab, errors, frames, random, settled, close };
}

/**
 * Watches which frames are answered. Returns a function that waits until all are, and everything is drawn.
 * @param {import('playwright-core').Page} page
 * @param {{sent?: any, received?: any}[]} frames
 */
function watchFrames(page, frames) {
  /** @type {Set<number>} */
  let unanswered = new Set();
  /** @type {(() => void)[]} */
  let waiting = [];
  const wake = () => {
    if (unanswered.size) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const sent = JSON.parse(String(payload));
      // Heartbeats go on whatever happens.
      if ('ping' in sent) return;
      frames.push({ sent });
      unanswered.add(sent.id);
    });
    socket.on('framereceived', ({ payload }) => {
      const received = JSON.parse(String(payload));
      if ('pong' in received) return;
      frames.push({ received });
      unanswered.delete(received.id);
      wake();
    });
    socket.on('close', () => {
      unanswered = new Set();
      wake();
    });
  });
  const drawn = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const answered = () =>
    new Promise((resolve, reject) => {
      const why = () => reject(new Error(`frames ${[...unanswered]} were not answered within ${ANSWER_TIMEOUT} ms`));
      const timer = setTimeout(why, ANSWER_TIMEOUT);
      waiting.push(() => {
        clearTimeout(timer);
        resolve(undefined);
      });
    });
  return async () => {
    await drawn();
    if (unanswered.size) await answered();
    await drawn();
  };
}

/**
 * Returns what axe finds wrong with the page as it is, one line each.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export async function violations(page) {
  // Evaluated, not added as a script: the page's CSP forbids that, and rightly so.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap((/** @type {any} */ rule) =>
      rule.nodes.map(
        (/** @type {any} */ node) =>
          `${rule.id}: ${rule.help}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`,
      ),
    );
  });
}
