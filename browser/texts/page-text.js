// What can be read on a page, and what is wrong with it.

import { faultsOf, repeated } from './faults.js';

/** @typedef {import('../visitor.js').Page} Page */

/**
 * Parts whose sentences may be there twice: what happened and what was said comes again and again, and what a screen
 * reader is told stands elsewhere on the page. Rule books are prose, in which examples begin alike.
 */
const REPEATING = '.log, .line, .chat, .book, #announcements, .visually-hidden, [aria-hidden=true]';

/**
 * Returns the lines that can be read: those of paragraphs, buttons and labels, each with whether it may be said again.
 * Runs in the page.
 * @param {string} repeating
 */
export function linesInPage(repeating) {
  /** @type {{text: string, mayRepeat: boolean, isProse: boolean}[]} */
  const lines = [];
  /** Elements within a line: all others begin one. */
  const inline = 'b, i, em, strong, span, a, bdi, small, kbd, time, abbr, code';
  const isSeen = (/** @type {Element} */ one) => one.checkVisibility() && !one.closest('[hidden], dialog:not([open])');
  for (const part of document.body.querySelectorAll('*')) {
    const own = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const begins = !part.matches(inline) || !part.parentElement?.textContent?.trim();
    if (!own || part.matches('script, style, option') || !isSeen(part)) continue;
    const line = begins ? part : (part.closest(`:not(${inline})`) ?? part);
    const text = line instanceof HTMLElement ? line.innerText.trim() : '';
    if (!text || (line !== part && lines.some((other) => other.text === text))) continue;
    const isProse = part.closest('.book, .reading') !== null;
    for (const one of text.split('\n').map((each) => each.trim()))
      if (one) lines.push({ text: one, mayRepeat: part.closest(repeating) !== null, isProse });
  }
  return lines;
}

/**
 * Returns what is wrong with the texts on a page.
 * @param {Page} page @param {{size: string}} options
 */
export async function textFaults(page, { size }) {
  const lines = await page.evaluate(linesInPage, REPEATING);
  const language = await page.evaluate(() => document.documentElement.lang);
  return faultsOfLines(lines, { language, isPhone: size.includes('phone') });
}

/**
 * @param {{text: string, mayRepeat: boolean, isProse: boolean}[]} lines
 * @param {{language: string, isPhone: boolean}} options
 */
export function faultsOfLines(lines, { language, isPhone }) {
  const faults = lines
    .filter(({ isProse }) => !isProse)
    .flatMap(({ text }) => faultsOf({ text, language, isLong: !isPhone }).map((fault) => `${fault}: ${text}`));
  const once = lines.filter(({ mayRepeat }) => !mayRepeat).map(({ text }) => text);
  return [...new Set([...faults, ...repeated(once).map((sentence) => `twice on one screen: ${sentence}`)])];
}
