// A claim that holds at once, or in a while: for what no role can be waited for.

const WHILE = 30_000;
const PAUSE = 50;

/** @param {() => Promise<void>} claim @param {number} [patience]  in milliseconds */
export async function soon(claim, patience = WHILE) {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await claim();
    } catch (failure) {
      if (Date.now() > until) throw failure;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}
