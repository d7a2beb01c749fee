// What can be read on a page, and what is wrong with it.

import { faultsOf, repeated } from './faults.js';

/** @typedef {import('../visitor.js').Page} Page */

/**
 * Parts whose sentences may be there twice: what happened and what was said comes again and again, and what a screen
 * reader is told stands elsewhere on the page. Rule books are prose, in which examples begin alike.
 */
const REPEATING = '.log, .line, .chat, .book, #announcements, .visually-hidden, [aria-hidden=true]';

/** A hint is a few sentences, one after the other: each of them is a line. */
const HINTS = '.hint';

/**
 * A line that can be read.
 * @typedef {object} Line
 * @property {string} text
 * @property {boolean} mayRepeat
 * @property {boolean} isProse  of a rule book
 * @property {boolean} isHint
 */

/**
 * Returns the lines that can be read: the text of each block, which is as long as the page makes it. Runs in the page.
 * @param {{repeating: string, hints: string}} selectors
 */
export function linesInPage({ repeating, hints }) {
  /** @type {Map<Element, string>} */
  const texts = new Map();
  const isInline = (/** @type {Element} */ one) => /^(inline|contents)/.test(getComputedStyle(one).display);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.matches('script, style, option')) continue;
    if (!parent.checkVisibility() || parent.closest('svg, .visually-hidden')) continue;
    let block = parent;
    while (isInline(block) && block.parentElement) block = block.parentElement;
    texts.set(block, `${texts.get(block) ?? ''}${node.textContent}`);
  }
  return [...texts].map(([block, text]) => ({
    text: text.trim(),
    mayRepeat: block.closest(repeating) !== null,
    isProse: block.closest('.book, .reading') !== null,
    isHint: block.closest(hints) !== null,
  }));
}

/**
 * Returns what is wrong with the texts on a page.
 * @param {Page} page @param {{size: string}} options
 */
export async function textFaults(page, { size }) {
  const lines = await page.evaluate(linesInPage, { repeating: REPEATING, hints: HINTS });
  const language = await page.evaluate(() => document.documentElement.lang);
  return faultsOfLines(lines, { language, isPhone: size.includes('phone') });
}

/** @param {Line[]} lines @param {{language: string, isPhone: boolean}} options */
export function faultsOfLines(lines, { language, isPhone }) {
  const read = lines.filter(({ isProse }) => !isProse);
  const faults = read.flatMap(({ text, isHint: isProse }) =>
    faultsOf({ text, language, isProse, isWide: !isPhone }).map((fault) => `${fault}: ${text}`),
  );
  const once = read.filter(({ mayRepeat }) => !mayRepeat).map(({ text }) => text);
  return [...new Set([...faults, ...repeated(once).map((sentence) => `twice on one screen: ${sentence}`)])];
}
