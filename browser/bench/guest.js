// A guest with two games: one in progress where it is their turn, one that bots have played and that is analysed.

/** In milliseconds. */
const POLL_INTERVAL = 500;
const POLL_TIMEOUT = 300_000;

/** @param {string} url  of the server @param {string} path @param {string} cookie @param {object} [body] */
async function request(url, path, cookie, body) {
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  const answer = await fetch(url + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer;
}

/** @param {string} url */
export async function guestWithGames(url) {
  const named = await request(url, '/api/v1/me', '', { name: 'Anna' });
  const cookie = named.headers.getSetCookie()[0].split(';')[0];
  /** @param {(string | null)[]} bots @param {number} [sit] */
  const open = async (bots, sit) => {
    const settings = { game: 'monad', players: 2, options: {}, time_control: { kind: 'none' }, public: false };
    const opened = await request(url, '/api/v1/tables', cookie, {
      settings,
      bots,
      start: true,
      ...(sit === undefined ? {} : { sit }),
    });
    return /** @type {string} */ ((await opened.json()).code);
  };
  const playing = await open([null, 'medium'], 0);
  const finished = await open(['medium', 'medium']);
  /** @param {string} path @param {(answer: any) => boolean} isDone */
  const poll = async (path, isDone) => {
    const end = Date.now() + POLL_TIMEOUT;
    while (!isDone(await (await request(url, path, cookie)).json())) {
      if (Date.now() > end) throw new Error(`${path} was not done within ${POLL_TIMEOUT} ms`);
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
    }
  };
  await poll(`/api/v1/tables/${finished}`, ({ snapshot }) => snapshot.phase === 'finished');
  // Wait for the analysis, so that the page is measured and not the bot beside it.
  await poll(`/api/v1/tables/${finished}/analysis`, ({ breakdowns, failed }) => breakdowns || failed);
  return { cookie, playing: `/t/${playing}`, finished: `/t/${finished}/replay?game=1` };
}
