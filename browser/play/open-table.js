// A table of any kind, opened by HTTP and not by hand.

/**
 * Opens a table as a guest and goes there. Returns its code.
 * @param {import('playwright-core').Page} page
 * @param {{game: string, players: number, options?: object}} settings
 * @param {{sit?: number, bots: (string | null)[], start: boolean}} seats
 */
export async function openTable(page, settings, seats) {
  await page.goto('/');
  const opening = { settings: { options: {}, time_control: { kind: 'none' }, public: false, ...settings }, ...seats };
  const code = await page.evaluate(async (opening) => {
    const send = async (/** @type {string} */ path, /** @type {object} */ body) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    await send('/api/v1/me', { name: 'Anna' });
    return /** @type {string} */ ((await send('/api/v1/tables', opening)).code);
  }, opening);
  await page.goto(`/t/${code}`);
  return code;
}
