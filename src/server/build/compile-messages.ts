import { compile } from '@inlang/paraglide-js';
import { messageOptions } from './message-options.ts';

/** Compiles the message catalogue into functions; everything that imports a message needs this first. */
export async function compileMessages(): Promise<void> {
  await compile(messageOptions);
}

if (import.meta.main) {
  await compileMessages();
  // The compiler leaves timers behind that would hold the process for half a minute.
  process.exit(0);
}
