// Builds what is stale, for whatever serves pages afterwards. Plain JavaScript, as start.mjs that imports it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pathOf = (place) => fileURLToPath(new URL(place, import.meta.url));

/**
 * Builds what is stale, in a process of its own: its memory is free again before the server needs some.
 * @returns functions that wait for the compiled messages, which the server's code imports, and for the pages. Both end
 * this process where the build has failed.
 */
export function buildStale() {
  // An image has no sources of the pages: they were built into it.
  if (!existsSync(pathOf('../../client')))
    return { messages: async () => {}, pages: async () => {} };

  const build = spawn(process.execPath, [pathOf('./ensure-built.ts')], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => {
    build.once('exit', (status, signal) => resolve({ status, signal }));
    build.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve({ status: 1, signal: null });
    });
  });
  let hasMessages = false;
  const told = new Promise((resolve) => {
    build.once('message', () => {
      hasMessages = true;
      resolve();
    });
  });
  const pages = async () => {
    const { status, signal } = await ended;
    if (status === 0) return;
    if (signal === null) process.stderr.write('The build failed; its messages stand above.\n');
    process.exit(1);
  };
  const messages = async () => {
    await Promise.race([told, ended]);
    if (!hasMessages) await pages();
  };
  return { messages, pages };
}

if (import.meta.main) await buildStale().pages();
