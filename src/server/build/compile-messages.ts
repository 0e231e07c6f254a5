import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { messageOptions } from './message-options.ts';

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
}

if (import.meta.main) {
  await compileMessages();
  // The compiler leaves timers behind that would hold the process for half a minute.
  process.exit(0);
}
