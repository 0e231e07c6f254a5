import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// A process of its own, as the build has one: the bundler leaves something open.
const root = fileURLToPath(new URL('../../', import.meta.url));
await build({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  logLevel: 'warn',
  mode: 'production',
  build: { ssr: 'bench/support/render-entry.tsx', outDir: 'dist/bench' },
});
process.exit(0);
