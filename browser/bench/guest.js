// A guest with two games: one that is on and waits for them, one that bots have played and looked into.

/** @param {string} url  of the server @param {string} path @param {string} cookie @param {object} [body] */
async function ask(url, path, cookie, body) {
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  const answer = await fetch(url + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer;
}

/** @param {string} url */
export async function guest(url) {
  const named = await ask(url, '/api/me', '', { name: 'Anna' });
  const cookie = named.headers.getSetCookie()[0].split(';')[0];
  /** @param {(string | null)[]} bots @param {number} [sit] */
  const open = async (bots, sit) => {
    const plan = { game: 'monad', players: 2, options: {}, pace: { clock: 'none' }, public: false };
    const opened = await ask(url, '/api/tables', cookie, { plan, bots, start: true, ...(sit === undefined ? {} : { sit }) });
    return /** @type {string} */ ((await opened.json()).code);
  };
  const on = await open([null, 'medium'], 0);
  const over = await open(['medium', 'medium']);
  /** @param {string} path @param {(told: any) => boolean} enough */
  const until = async (path, enough) => {
    while (!enough(await (await ask(url, path, cookie)).json())) await new Promise((done) => setTimeout(done, 500));
  };
  await until(`/api/tables/${over}`, ({ now }) => now.phase === 'over');
  // The strong bot is through with it: what is measured is the page, not the bot beside it.
  await until(`/api/tables/${over}/analysis`, ({ accounts, given_up }) => accounts || given_up);
  return { cookie, on: `/t/${on}`, over: `/t/${over}/replay?game=1` };
}
