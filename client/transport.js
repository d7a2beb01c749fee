// The one module that talks to a server. Whatever offers the same functions (a table in this browser, say) can take
// its place: no other module knows of HTTP or sockets.

import { language } from './words.js';
import { randomHex } from './random.js';

/**
 * @typedef {import('./types.js').Action} Action
 * @typedef {import('./types.js').Accepted} Accepted
 * @typedef {import('./types.js').Snapshot} Snapshot
 */

/** A rejection or a failure; `status` 0 means that the server did not answer. */
export class RequestError extends Error {
  /** @param {number} status @param {Partial<import('./types.js').Rejection>} [rejection] */
  constructor(status, rejection) {
    super(rejection?.why ?? `${status}`);
    this.status = status;
    this.why = rejection?.why ?? null;
    this.rule = rejection?.rule ?? null;
    this.faults = rejection?.faults ?? [];
  }
}

/** The version of the API that this client speaks. */
export const API = '/api/v1';

/** How long a request may take, in milliseconds. */
const REQUEST_TIMEOUT = 15_000;
/** The same for one that only asks whether the server is there. */
const STATUS_TIMEOUT = 4000;

/** @param {string} method @param {string} path @param {any} [body] */
async function request(method, path, body) {
  const url = `${API}/${path}${path.includes('?') ? '&' : '?'}lang=${language()}`;
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(url, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    });
  } catch {
    return failUnreachable();
  }
  // A proxy answers so when the server behind it does not.
  if (answer.status === 502 || answer.status === 504) return failUnreachable();
  const text = await answer.text();
  if (!answer.ok) throw new RequestError(answer.status, parseJson(text));
  return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

/** @returns {never} */
function failUnreachable() {
  transport.onUnreachable();
  throw new RequestError(0);
}

/** @param {string} text */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const transport = {
  /** Called when the server does not answer. */
  onUnreachable: () => {},
  /** @returns {Promise<boolean>} */
  isReachable: () =>
    fetch('/healthz', { signal: AbortSignal.timeout(STATUS_TIMEOUT) }).then(
      ({ ok }) => ok,
      () => false,
    ),
  /** Which build of the client the server has. @returns {Promise<{version: string, files: string[]}>} */
  client: () => request('GET', 'client'),
  /** @returns {Promise<import('./types.js').Me>} */
  me: () => request('GET', 'me'),
  /** @param {string} name @returns {Promise<{name: string, face: string}>} */
  rename: (name) => request('POST', 'me', { name }),
  /** @param {string} face @returns {Promise<{name: string, face: string}>} */
  chooseFace: (face) => request('POST', 'me', { face }),
  /** Removes a finished game from the list. @param {string} code @returns {Promise<import('./types.js').Me>} */
  removeTable: (code) => request('DELETE', `me/tables/${code}`),
  /** @returns {Promise<{link: string, expires: number}>} */
  link: () => request('POST', 'me/link', {}),
  /** @param {string} token @returns {Promise<{name: string}>} */
  claim: (token) => request('POST', 'me/claim', { token }),
  /** @returns {Promise<{devices: import('./types.js').Device[]}>} */
  devices: () => request('GET', 'me/devices'),
  /**
   * Signs a device out, or makes a link useless.
   * @param {string} id
   * @returns {Promise<{devices: import('./types.js').Device[]}>}
   */
  revoke: (id) => request('DELETE', `me/devices/${id}`),
  signOut: () => request('DELETE', 'me'),
  /** Erases the guest. */
  erase: () => request('DELETE', 'me/data'),
  /** The host's own pages. @returns {Promise<{imprint: string | null, privacy: string | null}>} */
  about: () => request('GET', 'about'),
  /**
   * @returns {Promise<{games: import('./types.js').GameInfo[], levels: string[],
   *   regulars: import('./types.js').Regular[], faces: string[]}>}
   */
  games: () => request('GET', 'games'),
  /** @param {string} game @returns {Promise<string>} Markdown */
  rules: (game) => request('GET', `rules/${game}`),
  /**
   * Plays on from a position that the client holds; the server keeps nothing.
   * @param {import('./types.js').SandboxRequest} body
   * @returns {Promise<import('./types.js').SandboxAnswer>}
   */
  sandbox: (body) => request('POST', 'sandbox', body),
  /** @param {import('./types.js').SandboxRequest} body @returns {Promise<Accepted>} */
  sandboxCheck: (body) => request('POST', 'sandbox/check', body),
  /** @param {import('./types.js').SandboxRequest} body @returns {Promise<Accepted>} */
  sandboxArrange: (body) => request('POST', 'sandbox/arrange', body),
  /** @param {import('./types.js').SandboxRequest} body @returns {Promise<Accepted>} */
  sandboxHint: (body) => request('POST', 'sandbox/hint', body),
  /** @returns {Promise<{tables: import('./types.js').Summary[]}>} */
  tables: () => request('GET', 'tables'),
  /**
   * @param {{settings: import('./types.js').TableSettings, sit?: number, bots?: (string | null)[], start?: boolean,
   *   commitment?: string, key?: string}} body
   * @returns {Promise<{code: string, snapshot: Snapshot}>}
   */
  openTable: (body) => request('POST', 'tables', { key: randomHex(16), ...body }),
  /** @param {string} code @returns {Promise<{snapshot: Snapshot}>} */
  table: (code) => request('GET', `tables/${code}`),
  /** Returns how the server answers about a table; 0 if it does not. @param {string} code @returns {Promise<number>} */
  tableStatus: (code) =>
    fetch(`${API}/tables/${code}?lang=${language()}`, { signal: AbortSignal.timeout(STATUS_TIMEOUT) }).then(
      ({ status }) => status,
      () => 0,
    ),
  /** @param {string} code @param {Record<string, any>} command @returns {Promise<{snapshot: Snapshot}>} */
  command: (code, command) => request('POST', `tables/${code}`, { key: randomHex(16), ...command }),
  /** Reports somebody to the operator of the server. @param {string} code @param {number} person */
  report: (code, person) => request('POST', `tables/${code}/report`, { person }),
  /** @param {string} code @param {number | string | null} game  its number at the table; null: the latest */
  record: (code, game) => request('GET', `tables/${code}/record${game ? `?game=${game}` : ''}`),
  /** @param {string} code @param {string | null} game @returns {Promise<import('./types.js').Replay>} */
  replay: (code, game) => request('GET', `tables/${code}/replay${game ? `?game=${game}` : ''}`),
  /**
   * @param {string} code @param {number} game @param {number} step
   * @param {string} viewpoint  a seat, `all` or `watch`
   * @returns {Promise<import('./types.js').ReplayStep>}
   */
  replayStep: (code, game, step, viewpoint) =>
    request(
      'GET',
      `tables/${code}/replay/${step}?game=${game}${viewpoint === 'watch' ? '' : `&viewpoint=${viewpoint}`}`,
    ),
  /**
   * @param {string} code
   * @param {number} game
   * @param {number} since
   * @returns {Promise<import('./types.js').AnalysisAnswer>}
   */
  analysis: (code, game, since) => request('GET', `tables/${code}/analysis?game=${game}&since=${since}`),
  /** @param {string} code */
  qrHref: (code) => `${API}/tables/${code}/qr.svg`,
  /** Returns the address of a table's socket, without its query. @param {string} code */
  socketHref: (code) =>
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${API}/tables/${code}/socket`,
};
