import { compileMessages } from './build/compile-messages.ts';

// Messages first: everything the server imports speaks through them.
await compileMessages();
const { start } = await import('./main.ts');
await start({ development: true });
