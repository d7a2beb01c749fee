// One person with any browser: finds elements by role and name, presses, types, drags.

/**
 * @typedef {import('./page-script.js').Query} Query
 * @typedef {import('./page-script.js').PageScript} PageScript
 * @typedef {ReturnType<typeof smokeVisitor>} SmokeVisitor
 */

/** In how many moves a hand drags. */
const DRAG_MOVES = 6;
/** How often an element is pressed that moves away. */
const ATTEMPTS = 5;

/** @param {import('./webdriver.js').Driver} driver @param {string} url */
export function smokeVisitor(driver, url) {
  /**
   * Calls a function of the script in the page.
   * @template {keyof PageScript} Name
   * @param {Name} name @param {Parameters<PageScript[Name]>} args
   * @returns {Promise<Awaited<ReturnType<PageScript[Name]>>>}
   */
  const call = (name, ...args) =>
    /** @type {Promise<any>} */ (
      driver.evaluate(([name, args]) => /** @type {any} */ (globalThis).smoke[name](...args), [name, args])
    );

  /** @param {Query} query */
  async function press(query) {
    for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
      await driver.drag([await call('whereToPress', query)]);
      if (await call('afterPress')) return;
    }
    throw new Error(`${JSON.stringify(query)} does not stay where it is`);
  }

  /** @param {Query} from @param {Query} to */
  async function drag(from, to) {
    // Scrolling to one must not move the other: both are asked for their place after both have scrolled.
    await call('whereItIs', to);
    await call('whereItIs', from);
    const [start, end] = [await call('whereItIs', from), await call('whereItIs', to)];
    const between = (/** @type {number} */ part) => ({
      x: Math.round(start.x + ((end.x - start.x) * part) / DRAG_MOVES),
      y: Math.round(start.y + ((end.y - start.y) * part) / DRAG_MOVES),
    });
    await driver.drag(Array.from({ length: DRAG_MOVES + 1 }, (_, part) => between(part)));
    await call('settled');
  }

  return {
    find: (/** @type {Query} */ query) => call('find', query),
    select: (/** @type {Query} */ query, /** @type {string} */ value) => call('select', query, value),
    waitFor: (/** @type {Query[]} */ ...queries) => call('waitForOne', queries),
    waitForNone: (/** @type {Query} */ query) => call('waitForNone', query),
    waitForText: (/** @type {string} */ text) => call('waitForText', text),
    waitForNoText: (/** @type {string} */ text) => call('waitForNoText', text),
    takeErrors: () => call('takeErrors'),
    type: driver.type,
    resize: driver.resize,
    screenshot: driver.screenshot,
    press,
    drag,
    /** @param {string} path */
    async open(path) {
      await driver.open(url + path);
      await call('settled');
    },
    async reload() {
      await driver.reload();
      await call('settled');
    },
  };
}
