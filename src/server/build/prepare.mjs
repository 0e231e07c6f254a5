// Builds what is stale, for whatever serves pages afterwards. Plain JavaScript, as start.mjs that imports it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pathOf = (place) => fileURLToPath(new URL(place, import.meta.url));

/**
 * Builds what is stale, in a process of its own: its memory is free again before the server needs some. Ends this
 * process where the build fails.
 */
export async function buildStale() {
  // An image has no sources of the pages: they were built into it.
  if (!existsSync(pathOf('../../client'))) return;

  const build = spawn(process.execPath, [pathOf('./ensure-built.ts')], {
    // It ends when the channel to this process is closed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const { status, signal } = await new Promise((resolve) => {
    build.once('exit', (status, signal) => resolve({ status, signal }));
    build.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve({ status: 1, signal: null });
    });
  });
  if (status === 0) return;
  if (signal === null) process.stderr.write('The build failed; its messages stand above.\n');
  process.exit(1);
}

if (import.meta.main) await buildStale();
