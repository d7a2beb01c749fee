// A certificate of our own for a server on this machine, which browsers do not trust by themselves.

import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Returns the flags of a server that speaks HTTPS, the flag of a Chromium that trusts it (and so keeps what it gets),
 * and a function that deletes the files.
 */
export async function certificate() {
  const folder = await mkdtemp(join(tmpdir(), 'stammtisch-tls-'));
  const [cert, key] = ['cert.pem', 'key.pem'].map((name) => join(folder, name));
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  const publicKey = createPublicKey(await readFile(cert)).export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return {
    flags: ['--cert', cert, '--key', key],
    trusting: `--ignore-certificate-errors-spki-list=${hash}`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
