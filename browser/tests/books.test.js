// Rule books: pieces, the search, where rules come from, links to clauses, paper, and the panel at a table.

import assert from 'node:assert/strict';
import { eventually } from '../eventually.js';
import { inspectPage } from '../inspect-page.js';
import { layoutFaults } from '../layout-faults.js';
import { suite } from '../suite.js';
import { GAMES, words } from '../words.js';
import { startGame } from '../play/start-game.js';

const { t, like } = words();
const browserTest = suite();

/** @typedef {import('playwright-core').Page} Page */

/** Opens a rule book and waits until its pieces are drawn. @param {Page} page @param {string} game */
async function openBook(page, game, hash = '') {
  await page.goto(`/rules/${game}${hash}`);
  await page.locator('.piece svg').first().waitFor();
}

/** Waits until a clause has the focus and is in the window. @param {Page} page @param {string} rule */
const clauseShown = (page, rule) =>
  eventually(async () => {
    const [focused, top, height] = await page.evaluate(() => [
      document.activeElement?.id,
      document.activeElement?.getBoundingClientRect().top ?? -1,
      innerHeight,
    ]);
    assert.equal(focused, `clause-${rule}`);
    assert.ok(Number(top) >= 0 && Number(top) < Number(height), `${rule} is at ${top}`);
  });

for (const game of GAMES) {
  for (const locale of ['en', 'de', 'nl']) {
    browserTest(
      `the book of ${game} (${locale}): every piece is drawn and named, every clause is there`,
      async ({ visit }) => {
        const { page } = await visit({ size: 'phone', locale });
        await openBook(page, game);
        const book = await page.evaluate(() => ({
          unknown: [...document.querySelectorAll('.piece-rows code')].map((one) => one.textContent),
          unnamed: [...document.querySelectorAll('.piece[role=img]')].filter(
            (one) =>
              !one.getAttribute('aria-label') || /^[a-z]+-[a-z0-9-]+$/.test(one.getAttribute('aria-label') ?? ''),
          ).length,
          pieces: document.querySelectorAll('.piece svg').length,
          sources: document.querySelectorAll('.clause-heading button[aria-expanded]').length,
          clauses: document.querySelectorAll('.clause').length,
          marks: /\[(given|fact|ruling|disputed)|```|\]\(/.exec(
            document.querySelector('.book')?.textContent ?? '',
          )?.[0],
        }));
        assert.deepEqual(book.unknown, []);
        assert.equal(book.unnamed, 0);
        assert.ok(book.pieces > 50, `${book.pieces} pieces`);
        assert.ok(
          book.clauses > 15 && book.clauses === book.sources,
          `${book.sources} of ${book.clauses} have sources`,
        );
        assert.equal(book.marks, undefined);
        assert.deepEqual(await layoutFaults(page), []);
      },
    );
  }
}

browserTest('the search finds words without accents or case, and goes to the clause', async ({ visit }) => {
  const { t } = words('de');
  const visitor = await visit({ size: 'phone', locale: 'de' });
  const { page } = visitor;
  await openBook(page, 'monad');
  const field = page.getByRole('searchbox', { name: t('book-search') });
  await field.fill('UBERSPRINGEN');
  const hits = page.locator('.hits a');
  await hits.first().waitFor();
  const count = await hits.count();
  assert.ok(count > 1, `${count} hits`);
  await page.getByRole('status').getByText(t('book-hits', { count })).waitFor();
  assert.match(await page.locator('.hits mark').first().innerText(), /überspringen/i);
  await inspectPage(visitor, 'book-search');
  await field.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const href = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  assert.equal(href, await hits.nth(1).getAttribute('href'));
  await page.keyboard.press('Enter');
  await clauseShown(page, `${href?.slice(1)}`);
  assert.equal(new URL(page.url()).hash, href);
});

browserTest(
  'Enter opens the first hit; without one, the search offers the chapters; Escape clears it',
  async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await openBook(page, 'rotundo');
    const field = page.getByRole('searchbox', { name: t('book-search') });
    await field.fill('R4.4');
    await field.press('Enter');
    await clauseShown(page, 'R4.4');
    await field.fill('xylophone');
    await page
      .getByRole('status')
      .getByText(t('book-no-hits', { words: 'xylophone' }))
      .waitFor();
    const search = page.getByRole('search');
    await inspectPage(visitor, 'book-search-nothing');
    await field.press('Escape');
    await eventually(async () => assert.equal(await field.inputValue(), ''));
    await field.fill('xylophone');
    const chapter = search
      .getByRole('navigation', { name: t('book-contents') })
      .getByRole('link')
      .nth(3);
    const id = (await chapter.getAttribute('href'))?.slice(1);
    await chapter.click();
    await clauseShown(page, `${id}`);
  },
);

browserTest('a clause says on demand where it comes from, and which option plays it otherwise', async ({ visit }) => {
  const visitor = await visit({ size: 'phone' });
  const { page } = visitor;
  await openBook(page, 'monad', '#M2.2');
  await clauseShown(page, 'M2.2');
  const about = page.getByRole('button', { name: t('book-source', { rule: 'M2.2' }), exact: true });
  const option = `${t('monad-option-homes')}: ${t('monad-option-homes-cold')}`;
  const otherwise = page.getByText(t('book-otherwise', { option }));
  assert.equal(await otherwise.count(), 0);
  await about.click();
  await otherwise.waitFor();
  await page.getByText(t('book-source-given')).waitFor();
  await inspectPage(visitor, 'book-source');
  await about.click();
  await otherwise.waitFor({ state: 'detached' });
});

for (const game of GAMES) {
  browserTest(`the disputed rules of ${game} lead from the book to their clauses`, async ({ visit }) => {
    const visitor = await visit({ size: 'phone', colorScheme: game === 'rotundo' ? 'dark' : 'light' });
    const { page } = visitor;
    await openBook(page, game);
    await page.locator(`a[href="/rules/${game}/disputed"]`, { hasText: t('disputed') }).click();
    await page.getByRole('heading', { level: 1, name: t('book-disputed-of', { game: t(`${game}-title`) }) }).waitFor();
    const rules = page.locator('.disputed h3 a');
    await rules.first().waitFor();
    assert.ok((await rules.count()) > 5);
    assert.ok((await page.locator('.otherwise').count()) > 0, 'no option plays anything otherwise');
    await inspectPage(visitor, `disputed-${game}`);
    const rule = (await rules.first().getAttribute('href'))?.split('#')[1];
    await rules.first().click();
    await clauseShown(page, `${rule}`);
  });
}

browserTest('on paper there are pictures, also of the examples, and nothing to press', async ({ visit }) => {
  const { page } = await visit();
  for (const game of GAMES) {
    await openBook(page, game);
    await page.locator('.example .piece svg').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const paper = await page.evaluate(() => {
      const isDrawn = (/** @type {Element} */ one) => one.checkVisibility() && one.getBoundingClientRect().width > 10;
      const count = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)].filter(isDrawn).length;
      return {
        pictures: count('.clause-body .piece svg'),
        examples: [...document.querySelectorAll('.example')].map((one) => one.querySelectorAll('.piece svg').length),
        toPress: count('button, input, .contents a, .intro-links a'),
        colour: getComputedStyle(document.body).colorScheme,
      };
    });
    assert.ok(paper.pictures > 40, `${game}: ${paper.pictures} pictures`);
    assert.ok(paper.examples.length > 3 && paper.examples.every((count) => count > 0), `${game}: ${paper.examples}`);
    assert.equal(paper.toPress, 0, game);
    await page.emulateMedia({ media: 'screen' });
  }
});

browserTest(
  'the panel at a table has the same book, with pieces, search and sources, on a phone',
  async ({ visit }) => {
    const visitor = await visit({ size: 'phone' });
    const { page } = visitor;
    await startGame(visitor, 'fiches');
    await page.getByRole('button', { name: like('panel') }).click();
    await page.getByRole('tab', { name: t('panel-rules') }).click();
    const panel = page.getByRole('tabpanel');
    await panel.locator('.piece svg').first().waitFor();
    const address = page.url();
    await panel.getByRole('searchbox', { name: t('book-search') }).fill('joker');
    await panel.locator('.hits a').filter({ hasText: 'F5.3' }).click();
    await page.waitForFunction(() => document.activeElement?.id === 'clause-F5.3');
    assert.equal(page.url(), address);
    await panel.getByRole('button', { name: t('book-source', { rule: 'F5.3' }), exact: true }).click();
    await panel.getByText(t('book-source-ruling')).waitFor();
    await inspectPage(visitor, 'panel-book');
  },
);
