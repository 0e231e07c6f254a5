// Builds what is stale, for whatever serves pages afterwards. Plain JavaScript, as start.mjs that imports it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// An image has no sources of the pages: they were built into it.
if (existsSync(fileURLToPath(new URL('../../client', import.meta.url)))) {
  // A process of its own: what a build needs is gone again before anything else starts.
  const build = fileURLToPath(new URL('./ensure-built.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) {
    process.stderr.write('The build failed; its messages stand above.\n');
    process.exit(1);
  }
}
