// Builds what is stale, for whatever serves pages afterwards. Plain JavaScript, as start.mjs that imports it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pathOf = (place) => fileURLToPath(new URL(place, import.meta.url));

/** Tells whether pages were built here before. */
export const wasBuilt = () => existsSync(pathOf('../../../dist/.stamp'));

/**
 * Builds what is stale, in a process of its own: its memory is free again before the server needs some. Ends this process
 * when that fails.
 * @returns promises of the compiled messages, which the server's code imports, and of the pages
 */
export function buildStale() {
  if (!existsSync(pathOf('../../client'))) {
    return { messages: Promise.resolve(), pages: Promise.resolve() };
  }
  const build = spawn(process.execPath, [pathOf('./ensure-built.ts')], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const pages = new Promise((resolve) => {
    build.once('exit', (status) => {
      if (status === 0) {
        resolve();
        return;
      }
      process.stderr.write('The build failed; its messages stand above.\n');
      process.exit(1);
    });
  });
  const messages = new Promise((resolve) => {
    build.once('message', resolve);
  });
  return { messages: Promise.race([messages, pages]), pages };
}

if (import.meta.main) await buildStale().pages;
