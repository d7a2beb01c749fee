// A server of one's own: started on a free port with an empty data folder, killed and started again.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';

const program = process.env.STAMMTISCH ?? join(import.meta.dirname, '../target/debug/stammtisch');

/** Bots answer at once, and nobody is told that this was a lot: tests are quick. */
const QUICK = ['--pause', '0', '--tables', '1000', '--guests', '1000', '--wishes', '1000'];

/** @param {string[]} [flags]  settings of the server that differ from the quick ones */
export async function openHouse(flags = []) {
  const data = await mkdtemp(join(tmpdir(), 'stammtisch-'));
  /** @type {import('node:child_process').ChildProcess} */
  let server;

  /** @param {string} listen */
  async function start(listen) {
    const args = ['serve', '--listen', listen, '--data', data, '--lang', 'en', ...settings(flags)];
    server = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, RUST_LOG: 'error' } });
    return new URL(await address(server));
  }

  const url = await start('127.0.0.1:0');
  return {
    url: url.origin,
    /** No goodbye, no flushing: as if the power had gone. */
    async kill() {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
    /** At the same address, with the same data. */
    reopen: () => start(url.host),
    isOpen: () => server.exitCode === null && server.signalCode === null,
    async close() {
      if (this.isOpen()) await this.kill();
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

/** The address that the server prints once it listens. @param {import('node:child_process').ChildProcess} server @returns {Promise<string>} */
async function address(server) {
  let said = '';
  for await (const part of server.stdout ?? []) {
    said += part;
    const found = /http:\/\/[\d.:]+/.exec(said);
    if (found) return found[0];
  }
  throw new Error(`the server did not start: ${said}`);
}
