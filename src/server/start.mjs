import module from 'node:module';
import { fileURLToPath } from 'node:url';

// Plain JavaScript, so that an old Node can read it and say what is wrong instead of failing on a type annotation.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Talabridge needs Node.js 22.18 or newer; this is ${process.version}.\n` +
      'Run it with "npm start", which brings a fitting Node.js on Linux and Windows, or install Node.js 24.',
  );
  process.exit(1);
}
// Keeps what Node.js makes of the sources: a later start reads it, in two thirds of the time.
module.enableCompileCache(fileURLToPath(new URL('../../dist/.compiled', import.meta.url)));

const { ensureBuilt } = await import('./build/ensure-built.ts');
await ensureBuilt();
const { start } = await import('./main.ts');
await start();
// Returns what a start leaves behind, a sixth of the memory, for which the runtime would wait until it needs room.
globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
