// Downloads the record of a finished game as a file.

import { transport } from '../transport.js';

/** @param {string} code */
export async function downloadRecord(code) {
  const record = await transport.record(code);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }));
  link.download = `${record.game}-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
