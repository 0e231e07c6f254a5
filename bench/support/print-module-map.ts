import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// A process of its own, as the build has one: the bundler leaves something open.
const root = fileURLToPath(new URL('../../', import.meta.url));
const built = await build({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  logLevel: 'silent',
  mode: 'production',
  build: { write: false },
});
if (!('output' in built)) throw new Error('one bundle was expected');
const files = built.output.flatMap((file) =>
  file.type === 'chunk'
    ? [
        [
          file.fileName,
          Object.entries(file.modules).map(([id, { renderedLength }]) => ({
            module: path.relative(root, id),
            size: renderedLength,
          })),
        ] as const,
      ]
    : [],
);
process.stdout.write(JSON.stringify(Object.fromEntries(files)), () => process.exit(0));
