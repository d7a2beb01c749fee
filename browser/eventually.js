// An assertion that holds now or after a while, for what no locator can wait for.

/** In milliseconds. */
const TIMEOUT = 30_000;
const INTERVAL = 50;

/**
 * Repeats the assertion until it holds; fails with its last error after the timeout.
 * @param {() => Promise<void>} assertion
 * @param {number} [timeout]  in milliseconds
 */
export async function eventually(assertion, timeout = TIMEOUT) {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await assertion();
    } catch (failure) {
      if (Date.now() > end)
        throw new Error(`not within ${timeout} ms: ${failure instanceof Error ? failure.message : failure}`, {
          cause: failure,
        });
      await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    }
  }
}
