// SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104). Browsers offer them over HTTPS and on localhost only; a table at
// home often has a plain address, and its shuffle is worth as much.

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** The first 64 primes. */
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);

/** The first 32 bits of the fraction of a number. @param {number} x */
const fraction = (x) => ((x - Math.floor(x)) * 2 ** 32) >>> 0;

const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** @param {number} x @param {number} by */
const rotate = (x, by) => (x >>> by) | (x << (32 - by));

/** Returns the data with its padding: a one, zeros, its length in bits. @param {Bytes} data */
function pad(data) {
  const padded = new Uint8Array((((data.length + 8) >> 6) + 1) << 6);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(padded.length - 4, data.length << 3);
  return view;
}

/** @param {Bytes} data @returns {Bytes} */
export function sha256(data) {
  const padded = pad(data);
  const state = [...START];
  const w = new Int32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let t = 0; t < 16; t++) w[t] = padded.getUint32(block + 4 * t);
    for (let t = 16; t < 64; t++) {
      const [a, b] = [w[t - 15], w[t - 2]];
      const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
      const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
      w[t] = w[t - 16] + s0 + w[t - 7] + s1;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let t = 0; t < 64; t++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[t] + w[t]) | 0;
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at] + word) | 0));
  }
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => hash.setInt32(4 * at, word));
  return new Uint8Array(hash.buffer);
}

/** @param {Bytes} one @param {Bytes} two @returns {Bytes} */
const concat = (one, two) => Uint8Array.from([...one, ...two]);

/** @param {Bytes} key @param {Bytes} data @returns {Bytes} */
export function hmac(key, data) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    concat(
      block.map((byte) => byte ^ 0x36),
      data,
    ),
  );
  return sha256(
    concat(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}
