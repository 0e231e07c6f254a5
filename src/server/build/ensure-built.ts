import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestSources, hasFreshMessages } from './compile-messages.ts';
import { withFileLock } from './file-lock.ts';
import { planMode } from './plan-chunks.ts';

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

const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
/** Scripts with their arguments, in order: each needs what those before it have written. */
const steps = [
  ['src/server/build/compile-messages.ts'],
  [...vite, '--mode', planMode],
  vite,
  [...vite, '--ssr'],
];

/** Has the bundler's allocator commit no memory ahead and return what is free at once: a third less, in the same time. */
const memoryOptions = {
  flags: ['--max-semi-space-size=4'],
  variables: { MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' },
};
/** Signals that end this process and the step it waits for. */
const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

class StepFailed extends Error {}

/**
 * Runs a step in a process of its own, because the bundler keeps what an earlier build has needed. Throws where the step
 * fails, which has said why, unless a signal has ended it.
 */
async function runStep(step: readonly string[], abortion: AbortSignal): Promise<void> {
  const [code, signal] = await once(
    spawn(process.execPath, [...memoryOptions.flags, ...step], {
      cwd: root,
      // The plugins ask it how to compile, whatever the caller is about.
      env: { ...process.env, ...memoryOptions.variables, NODE_ENV: 'production' },
      stdio: 'inherit',
      signal: abortion,
    }),
    'exit',
  );
  if (signal) process.stderr.write(`${step.join(' ')} was ended by ${signal}.\n`);
  if (code !== 0) throw new StepFailed();
}

const sourceDigest = () => digestSources(sources);

function isFresh(digest: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest && hasFreshMessages();
}

async function buildUnlessFresh(): Promise<void> {
  const digest = sourceDigest();
  if (isFresh(digest)) return;
  const startedAt = performance.now();
  const abortion = new AbortController();
  const abort = (signal: NodeJS.Signals) => {
    abortion.abort();
    ignoreSignals();
    process.kill(process.pid, signal);
  };
  const ignoreSignals = () => {
    for (const signal of endingSignals) process.off(signal, abort);
  };
  for (const signal of endingSignals) process.on(signal, abort);
  try {
    for (const step of steps) await runStep(step, abortion.signal);
  } finally {
    ignoreSignals();
  }
  writeFileSync(stampFile, digest);
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(`Built in ${seconds.toFixed(1)} s.\n`);
}

/**
 * Compiles messages and bundles the client when their sources changed since the last build; an image has none, they were
 * built into it. Several at once, as the servers of tests are, wait for the first: the messages are gone while they are
 * compiled. Ends this process where a step fails.
 */
export async function ensureBuilt(): Promise<void> {
  if (!existsSync(path.join(root, 'src/client')) || isFresh(sourceDigest())) return;
  try {
    await withFileLock(path.join(root, 'dist', '.lock'), buildUnlessFresh);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    process.stderr.write('The build failed; its messages stand above.\n');
    process.exit(1);
  }
}

if (import.meta.main) await ensureBuilt();
