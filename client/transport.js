// The one place that talks to a server. Whatever offers the same functions (a table in this very
// browser, say) can take its place: nothing else knows of HTTP or sockets.

import { language } from './words.js';
import { Line } from './line.js';

/**
 * @typedef {import('./types.js').Me} Me
 * @typedef {import('./types.js').Plan} Plan
 * @typedef {import('./types.js').Refusal} Refusal
 * @typedef {{state: Record<string, any>, seat: number, action?: import('./types.js').Action, bots?: boolean}} Trial
 * @typedef {{state: Record<string, any>, view: import('./types.js').View, turn: number | null,
 *   actions: import('./types.js').Action[], complete: boolean, over: boolean,
 *   news: {said: string, event: Record<string, any> & {event: string}}[]}} Tried
 */

/** A refusal or a failure; `status` 0 means that nobody answered. */
export class Trouble extends Error {
  /** @param {number} status @param {Partial<Refusal>} [refusal] */
  constructor(status, refusal) {
    super(refusal?.why ?? `${status}`);
    this.status = status;
    this.why = refusal?.why ?? null;
    this.rule = refusal?.rule ?? null;
  }
}

/** @param {string} method @param {string} path @param {any} [body] */
async function request(method, path, body) {
  const url = `/api/${path}${path.includes('?') ? '&' : '?'}lang=${language()}`;
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(url, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
  } catch {
    return missed();
  }
  // So a proxy says that the server behind it does not answer.
  if (answer.status === 502 || answer.status === 504) return missed();
  const text = await answer.text();
  if (!answer.ok) throw new Trouble(answer.status, read(text));
  return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

/** @returns {never} */
function missed() {
  transport.missed();
  throw new Trouble(0);
}

/** @param {string} text */
function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const transport = {
  /** Called when nobody answers. */
  missed: () => {},
  /** Whether the server answers. @returns {Promise<boolean>} */
  there: () =>
    fetch('/healthz', { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    ),
  /** Which build of the client the server has. @returns {Promise<{version: string, files: string[]}>} */
  client: () => request('GET', 'client'),
  /** @returns {Promise<Me>} */
  me: () => request('GET', 'me'),
  /** @param {string} name @returns {Promise<{name: string}>} */
  rename: (name) => request('POST', 'me', { name }),
  forget: () => request('DELETE', 'me'),
  /** @returns {Promise<{link: string, ends: number}>} */
  link: () => request('POST', 'me/link', {}),
  /** @param {string} token @returns {Promise<{name: string}>} */
  claim: (token) => request('POST', 'me/claim', { token }),
  /** @returns {Promise<{games: import('./types.js').GameInfo[], levels: string[]}>} */
  games: () => request('GET', 'games'),
  /** @param {string} game @returns {Promise<string>} Markdown */
  rules: (game) => request('GET', `rules/${game}`),
  /** A position of our own, and what comes of it; nothing is kept. @param {Trial} trial @returns {Promise<Tried>} */
  tryOut: (trial) => request('POST', 'try', trial),
  /** @param {Trial} trial @returns {Promise<import('./types.js').Granted>} */
  tryCheck: (trial) => request('POST', 'try/check', trial),
  /** @param {Trial} trial @returns {Promise<import('./types.js').Granted>} */
  tryHint: (trial) => request('POST', 'try/hint', trial),
  /** @returns {Promise<{tables: import('./types.js').Summary[]}>} */
  tables: () => request('GET', 'tables'),
  /**
   * @param {{plan: Plan, sit?: number, bots?: (string | null)[], start?: boolean}} order
   * @returns {Promise<{code: string, now: import('./types.js').Now}>}
   */
  open: (order) => request('POST', 'tables', order),
  /** @param {string} code @returns {Promise<{now: import('./types.js').Now}>} */
  table: (code) => request('GET', `tables/${code}`),
  /** @param {string} code @param {Record<string, any>} wish @returns {Promise<{now: import('./types.js').Now}>} */
  wish: (code, wish) => request('POST', `tables/${code}`, wish),
  /** @param {string} code */
  record: (code) => request('GET', `tables/${code}/record`),
  /** @param {string} code @param {string | null} game @returns {Promise<import('./past/looking.js').Replay>} */
  replay: (code, game) => request('GET', `tables/${code}/replay${game ? `?game=${game}` : ''}`),
  /** @param {string} code @param {number} game @param {number} at @param {string} eyes a seat, `all` or `watch` */
  moment: (code, game, at, eyes) =>
    request('GET', `tables/${code}/replay/${at}?game=${game}${eyes === 'watch' ? '' : `&eyes=${eyes}`}`),
  /** @param {string} code @param {number} game @param {number} since @returns {Promise<import('./past/analysis.js').Told>} */
  analysis: (code, game, since) => request('GET', `tables/${code}/analysis?game=${game}&since=${since}`),
  /** @param {string} code */
  qr: (code) => `/api/tables/${code}/qr.svg`,
  /**
   * A line to one table, that mends itself.
   * @param {string} code @param {import('./line.js').Ear} ear @param {boolean} watch
   */
  line: (code, ear, watch) => new Line(code, ear, watch),
};
