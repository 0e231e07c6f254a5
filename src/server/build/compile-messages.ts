import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { build } from 'vite';
import { messageOptions } from './message-options.ts';

const { outdir } = messageOptions;

/**
 * Joins the modules, one a message, into one for the server: reading four thousand takes 0.7 s of each start. Types, and
 * the bundles of the pages (`singleMessages`), still come from the modules.
 */
async function joinMessages(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: path.join(outdir, 'messages', '_index.js'),
      outDir: outdir,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: {
        external: ['../runtime.js'],
        // It lies beside the modules, so what they import is the same from there.
        makeAbsoluteExternalsRelative: false,
        output: { entryFileNames: 'messages/_all.js' },
      },
    },
  });
  const from = (file: string) => `export * from '${file}';\nexport * as m from '${file}';\n`;
  writeFileSync(path.join(outdir, 'messages.d.ts'), from('./messages/_index.js'));
  writeFileSync(path.join(outdir, 'messages.js'), from('./messages/_all.js'));
}

/**
 * Compiles the message catalogue into functions; everything that imports a message needs this first. Throws, and
 * leaves none, when it was not allowed to open files enough.
 */
export async function compileMessages(): Promise<void> {
  await compile(messageOptions);
  // The compiler opens thousands of files at once, and says nothing of those it may not.
  if (!existsSync(path.join(messageOptions.outdir, 'messages', '_index.js'))) {
    rmSync(messageOptions.outdir, { recursive: true, force: true });
    throw new Error('Messages were not written. Are too few open files allowed? See "ulimit -n".');
  }
  await joinMessages();
}

if (import.meta.main) {
  await compileMessages();
  // The compiler leaves timers behind that would hold the process for half a minute.
  process.exit(0);
}
