import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMessages, digestSources, hasFreshMessages } from './compile-messages.ts';
import { withFileLock } from './file-lock.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const stampFile = path.join(root, 'dist', '.stamp');

/** Everything the browser's bundle is made of; a change in any of it makes the build stale. */
const sources = [
  'src/client',
  'src/shared',
  'src/server/build',
  'vite.config.ts',
  'package-lock.json',
];

const sourceDigest = () => digestSources(sources);

function isFresh(digest: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest && hasFreshMessages();
}

/**
 * Compiles messages and bundles the client when their sources changed since the last build. Returns whether it did.
 * Several at once, as the servers of tests are, wait for the first: the messages are gone while they are compiled.
 */
async function ensureBuilt(): Promise<boolean> {
  if (isFresh(sourceDigest())) return false;
  return withFileLock(path.join(root, 'dist', '.lock'), buildUnlessFresh);
}

async function buildUnlessFresh(): Promise<boolean> {
  const digest = sourceDigest();
  if (isFresh(digest)) return false;
  await compileMessages();
  // A server that starts beside the build imports them.
  if (process.connected) process.send?.('messages');
  const { build } = await import('vite');
  const configFile = path.join(root, 'vite.config.ts');
  await build({ root, configFile, logLevel: 'warn', mode: 'production' });
  await build({ root, configFile, logLevel: 'warn', mode: 'production', build: { ssr: true } });
  writeFileSync(stampFile, digest);
  return true;
}

if (import.meta.main) {
  // The plugins ask it how to compile, whatever the caller is about; the server has a process of its own.
  process.env.NODE_ENV = 'production';
  // Its caller has ended: nothing waits for the build any more.
  process.once('disconnect', () => process.exit(1));
  const startedAt = performance.now();
  if (await ensureBuilt()) {
    process.stdout.write(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.\n`);
  }
  // The bundler may leave something open, and a process that waits for this build would wait for that.
  process.exit(0);
}
