// Measures the time from the server's answer to the move on the screen, in frames.

const MOVES = 20;

/**
 * Returns for each message that changed the table how many animation frames passed until it was drawn; 1 is the next
 * one.
 * @param {import('playwright-core').Page} page
 */
export async function framesPerMove(page) {
  await page.addInitScript(() => {
    /** @type {number[]} */
    const frames = [];
    Object.assign(globalThis, { frames });
    const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;
    Object.defineProperty(MessageEvent.prototype, 'data', {
      get() {
        const value = data?.call(this);
        if (this.target instanceof WebSocket && changesTable(JSON.parse(value))) count();
        return value;
      },
    });
    const changesTable = (/** @type {any} */ { snapshot, changes }) => snapshot || changes;
    function count() {
      let passed = 0;
      let drawn = false;
      new MutationObserver((_, watching) => {
        drawn = true;
        watching.disconnect();
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      const next = () => {
        passed += 1;
        if (drawn || passed > 60) frames.push(passed);
        else requestAnimationFrame(next);
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

/** Makes the best move by HTTP: the page gets it as it gets anybody's move. */
async function actOnHint() {
  const url = `/api/v1${location.pathname.replace('/t/', '/tables/')}`;
  const send = async (/** @type {string} */ path, /** @type {any} */ body) =>
    (
      await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    ).json();
  const { snapshot } = await (await fetch(url)).json();
  if (snapshot.phase !== 'playing' || snapshot.turn !== snapshot.you) return;
  const { action } = await send(`${url}/hint`, {});
  await send(url, { command: 'act', state_number: snapshot.state_number, action });
}
