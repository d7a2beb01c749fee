// From the server's answer to the move on the screen, in frames.

const MOVES = 20;

/**
 * For each frame of the line that changed the table: how many frames of the screen came before it was drawn.
 * One: it was in the very next one.
 * @param {import('playwright-core').Page} page
 */
export async function answering(page) {
  await page.addInitScript(() => {
    /** @type {number[]} */
    const frames = [];
    Object.assign(globalThis, { frames });
    const heard = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;
    Object.defineProperty(MessageEvent.prototype, 'data', {
      get() {
        const data = heard?.call(this);
        if (this.target instanceof WebSocket && JSON.parse(data).now) count();
        return data;
      },
    });
    function count() {
      let passed = 0;
      let drawn = false;
      new MutationObserver((_, watching) => {
        drawn = true;
        watching.disconnect();
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      const next = () => {
        passed += 1;
        // The page draws in this frame too, in a callback after this one: it is seen once they are through.
        queueMicrotask(() => setTimeout(() => (drawn || passed > 60 ? frames.push(passed) : requestAnimationFrame(next))));
      };
      requestAnimationFrame(next);
    }
  });
  await page.goto('/');
  await page.locator('.game-monad .button.main').click();
  await page.locator('.bar').waitFor();
  for (let at = 0; at < MOVES && !(await page.locator('.outcome').count()); at++) {
    await page.locator('.bar.mine').or(page.locator('.outcome')).first().waitFor();
    await page.evaluate(actOnHint);
    await page.waitForTimeout(300);
  }
  return page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (globalThis).frames));
}

/** The best move, said by another way than the page's own line: the page hears of it as of anybody's. */
async function actOnHint() {
  const url = `/api${location.pathname.replace('/t/', '/tables/')}`;
  const send = async (/** @type {string} */ path, /** @type {any} */ body) =>
    (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
  const { now } = await (await fetch(url)).json();
  if (now.phase !== 'playing' || now.turn !== now.you) return;
  const { action } = await send(`${url}/hint`, {});
  await send(url, { wish: 'act', number: now.number, action });
}
