// The time that has passed since something happened, a sleep of the device included.

/** @typedef {{steady: number, wall: number}} Timestamp */

/** @returns {Timestamp} */
export const timestampNow = () => ({ steady: performance.now(), wall: Date.now() });

/**
 * Returns the milliseconds since then. The steady clock may stand still while a device sleeps; the one on the wall may
 * be set back. Neither runs too fast.
 * @param {Timestamp} timestamp
 */
export const elapsedSince = ({ steady, wall }) => Math.max(0, performance.now() - steady, Date.now() - wall);
