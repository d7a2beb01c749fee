// What can be read on a page is checked as it is seen: block by block, without what is hidden.

import assert from 'node:assert/strict';
import { suite } from '../suite.js';
import { textFaults } from '../texts/page-text.js';

const browserTest = suite();

/** @param {string} body */
const pageOf = (body) => `<!doctype html><html lang="en"><body>${body}</body></html>`;

browserTest('faults on a page are found once each', async ({ visit }) => {
  const { page } = await visit();
  const long = 'word '.repeat(30).trim();
  await page.setContent(
    pageOf(`<p>It is <b>your</b> turn.</p><div>It is your turn.</div><p>Lay r4 there.</p><p>${long}</p>
      <ol class="log"><li>Bot 2 passes now.</li><li>Bot 2 passes now.</li></ol>
      <p hidden>It is your turn.</p><div class="book"><p>Take r5.</p><p>${long}</p></div>`),
  );
  assert.deepEqual(await textFaults(page, { size: 'phone' }), [
    'a piece’s code (r4): Lay r4 there.',
    `149 characters on a line: ${long}`,
    'twice on one screen: It is your turn.',
  ]);
  assert.equal((await textFaults(page, { size: 'desktop' })).length, 2, 'a line may be longer on a desktop');
});
