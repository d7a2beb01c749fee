// A server for tests: started on a free port with an empty data folder; it can be killed and started again.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { SEED } from './seeds.js';

export const program = process.env.STAMMTISCH ?? join(import.meta.dirname, '../target/debug/stammtisch');

/** Settings for quick tests: bots do not wait, and limits are out of reach. */
const QUICK = ['--bot-delay', '0', '--tables', '1000', '--guests', '1000', '--commands', '1000'];

/** How long a server may take to start, in milliseconds. */
const START_TIMEOUT = 30_000;

/** @param {string[]} [flags]  settings that differ from the quick ones */
export async function startServer(flags = []) {
  const data = await mkdtemp(join(tmpdir(), 'stammtisch-'));
  /** @type {import('node:child_process').ChildProcess} */
  let child;

  /** @param {string} listen */
  async function start(listen) {
    const args = ['serve', '--listen', listen, '--data', data, '--lang', 'en', ...settings(flags)];
    // A debug build deals by this seed; a release build knows no such thing.
    const env = { ...process.env, RUST_LOG: 'error', STAMMTISCH_TEST_SEED: SEED };
    child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
    return new URL(await address(child));
  }

  const url = await start('127.0.0.1:0');
  return {
    url: url.origin,
    /** Kills the server without a chance to clean up, as a power failure would. */
    async kill() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    /** Starts the server again at the same address, with the same data. */
    restart: () => start(url.host),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async close() {
      if (this.isRunning()) await this.kill();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** @param {string[]} flags */
function settings(flags) {
  const quick = [];
  for (let at = 0; at < QUICK.length; at += 2) {
    if (!flags.includes(QUICK[at])) quick.push(QUICK[at], QUICK[at + 1]);
  }
  return [...quick, ...flags];
}

/**
 * Returns the address that the server prints once it listens.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
async function address(child) {
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT);
  let printed = '';
  try {
    for await (const part of child.stdout ?? []) {
      printed += part;
      const found = /https?:\/\/[\d.:]+/.exec(printed);
      if (found) return found[0];
    }
  } finally {
    clearTimeout(timer);
  }
  throw new Error(`the server did not start within ${START_TIMEOUT} ms; it printed “${printed}”`);
}
