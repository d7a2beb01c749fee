// A browser that is driven by the commands of WebDriver, however they get there.

/**
 * @typedef {'navigate' | 'reload' | 'execute' | 'act' | 'resize' | 'screenshot'} Command
 * @typedef {(command: Command, parameters?: object) => Promise<any>} Send
 * @typedef {{x: number, y: number}} Point
 *
 * What the smoke test needs of a browser.
 * @typedef {object} Driver
 * @property {(url: string) => Promise<void>} open
 * @property {() => Promise<void>} reload
 * @property {<A, R>(run: (argument: A) => R | Promise<R>, argument?: A) => Promise<R>} evaluate
 * @property {(path: Point[]) => Promise<void>} drag  presses at the first point, and releases at the last
 * @property {(text: string) => Promise<void>} type
 * @property {(size: {width: number, height: number}) => Promise<void>} resize  as far as the browser goes along
 * @property {() => Promise<Buffer>} screenshot  as PNG
 * @property {() => Promise<void>} close
 */

/** @param {Send} send @param {() => Promise<void>} close @returns {Driver} */
export function webDriver(send, close) {
  /** @type {Driver['evaluate']} */
  const evaluate = async (run, argument) => {
    const { error, value } = await send('execute', { script: asyncScript(run), args: [argument ?? null] });
    if (error) throw new Error(error);
    return value;
  };
  return {
    open: (url) => send('navigate', { url }),
    reload: () => send('reload'),
    evaluate,
    drag: (path) => send('act', { actions: [mouse(path)] }),
    type: (text) => send('act', { actions: [keys(text)] }),
    async resize({ width, height }) {
      // The window has a frame, and perhaps a least width.
      for (let attempts = 0; attempts < 2; attempts += 1) {
        const [wide, high] = await evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
        await send('resize', { width: width + wide, height: height + high });
      }
    },
    screenshot: async () => Buffer.from(await send('screenshot'), 'base64'),
    close,
  };
}

/** Returns the body of a function whose last argument is called with the result. @param {Function} run */
const asyncScript = (run) => `
  const [argument, done] = arguments;
  Promise.resolve(argument).then(${run}).then(
    (value) => done({ value: value ?? null }),
    (error) => done({ error: String(error?.stack ? error + error.stack : error) }),
  );`;

/** @param {Point[]} path */
function mouse([start, ...others]) {
  const move = (/** @type {Point} */ { x, y }) => ({ type: 'pointerMove', duration: 0, origin: 'viewport', x, y });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const actions = [move(start), down, ...others.map(move), up];
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
}

/** @param {string} text */
const keys = (text) => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
