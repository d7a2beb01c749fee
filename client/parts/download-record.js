// Downloads the record of a finished game as a file.

import { transport } from '../transport.js';

/** @param {string} code @param {number | string | null} game  its number at the table; null: the latest */
export async function downloadRecord(code, game) {
  const record = await transport.record(code, game);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }));
  link.download = `${record.game}-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
