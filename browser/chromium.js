// Finds the machine's own Chromium; nothing is downloaded. Run as a program this prints its path, or fails.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

export function chromiumPath() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(':');
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new Error('there is no Chromium; set CHROMIUM to its path');
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(chromiumPath());
