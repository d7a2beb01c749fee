// Downloads the record of a finished game as a file.

import { transport } from '../transport.js';
import { downloadFile } from './download-file.js';

/** @param {string} code @param {number | string | null} game  its number at the table; null: the latest */
export async function downloadRecord(code, game) {
  const record = await transport.record(code, game);
  const blob = new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' });
  downloadFile(blob, `${record.game}-${new Date().toISOString().slice(0, 10)}.json`);
}
