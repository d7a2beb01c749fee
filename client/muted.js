// Whom the user of this browser does not want to read, table by table. The others do not learn of it.

import { store, stored } from './storage.js';

/** For how many tables it is remembered. */
const MAX_TABLES = 50;

/** @returns {Record<string, number[]>}  the numbers of people, by the code of the table */
function load() {
  try {
    return JSON.parse(stored('muted', '{}'));
  } catch {
    return {};
  }
}

/** @param {string} code @param {number} person */
export const isMuted = (code, person) => load()[code]?.includes(person) ?? false;

/** @param {string} code @param {number} person @param {boolean} muted */
export function setMuted(code, person, muted) {
  const { [code]: before = [], ...others } = load();
  const people = before.filter((one) => one !== person);
  // The table that was changed last is last.
  const tables = Object.entries(others).slice(1 - MAX_TABLES);
  store('muted', JSON.stringify(Object.fromEntries([...tables, [code, muted ? [...people, person] : people]])));
}
