import { existsSync } from 'node:fs';
import path from 'node:path';
import { messageOptions } from './message-options.ts';

// For commands that need no page. They may run beside a server, whose build they leave alone, and by a user who may
// not write there: only where nothing was compiled yet, as in a fresh clone, is there something to do.
if (!existsSync(path.join(messageOptions.outdir, 'messages.js'))) {
  // Fetched only now: an image has the messages, and not what compiles them.
  const { compileMessages } = await import('./compile-messages.ts');
  await compileMessages();
  // The compiler leaves timers behind that would hold the process for half a minute.
  process.exit(0);
}
