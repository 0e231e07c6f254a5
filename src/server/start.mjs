// Plain JavaScript, so that an old Node can read it and say what is wrong instead of failing on a type annotation.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Talabridge needs Node.js 22.18 or newer; this is ${process.version}.\n` +
      'Run it with "npm start", which brings a fitting Node.js on Linux and Windows, or install Node.js 24.',
  );
  process.exit(1);
}
// A process of its own: what a build needs is gone again before the server starts.
const build = fileURLToPath(new URL('./build/ensure-built.ts', import.meta.url));
// An image has no sources of the pages: they were built into it.
if (existsSync(fileURLToPath(new URL('../client', import.meta.url)))) {
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('The build failed; its messages stand above.');
    process.exit(1);
  }
}
const { start } = await import('./main.ts');
await start();
