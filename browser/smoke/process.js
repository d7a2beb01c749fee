// Programs that a test starts: with a home of their own, and none of them is left behind.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A signal ends Node without its handlers of `exit`, which end the programs.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => process.exit(1));

/** Returns where a program is. Fails with a plain reason if it is not there. @param {string} name */
export function programPath(name) {
  const path = (process.env.PATH ?? '').split(':').map((folder) => join(folder, name));
  const found = path.find((file) => existsSync(file));
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

/** Returns an empty folder for a browser's home and profile. */
export async function temporaryHome() {
  const path = await mkdtemp(join(tmpdir(), 'stammtisch-home-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/**
 * Starts a program in a group of its own, so that it ends with all that it started.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {import('node:child_process').StdioOptions} [stdio]
 */
export function start(name, args, env, stdio = 'ignore') {
  const child = spawn(programPath(name), args, { detached: true, stdio, env: { ...process.env, ...env } });
  const exited = once(child, 'exit');
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of it has ended.
    }
  };
  process.once('exit', kill);
  return {
    child,
    async stop() {
      process.removeListener('exit', kill);
      kill();
      await exited;
    },
  };
}
