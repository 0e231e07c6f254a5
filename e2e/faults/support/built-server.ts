import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

export type BuiltServer = {
  url: string;
  child: ChildProcess;
  /** What it has said so far, on both outputs. */
  output: () => string;
  /** The exit code, once it has ended; null after a signal. */
  exited: Promise<number | null>;
};

/** A server that was started and may not have come up yet. */
export type StartingServer = Omit<BuiltServer, 'url'> & {
  /** Where it listens. Rejects with its output when it ends instead. */
  address: Promise<string>;
};

/**
 * Starts the built server as `npm start` does, in a process of its own, with these variables alone.
 */
export function spawnBuiltServer(variables: Record<string, string>): StartingServer {
  const child = spawn(process.execPath, ['src/server/start.mjs'], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = Promise.withResolvers<string>();
  let output = '';
  const read = (chunk: Buffer) => {
    output += String(chunk);
    const found = /is running on (http:\S+)/.exec(output)?.[1];
    if (found) address.resolve(found);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const exited = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  exited.then((code) => address.reject(new Error(`the server ended with ${code}:\n${output}`)));
  // Whoever waits for the address hears of it.
  address.promise.catch(() => {});
  return { child, output: () => output, exited, address: address.promise };
}
