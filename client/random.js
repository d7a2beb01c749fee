/** Returns this many random bytes as hexadecimal digits. @param {number} bytes */
export function randomHex(bytes) {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
