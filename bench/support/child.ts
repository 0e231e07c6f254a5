import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

const listening = z.object({ port: z.number() });

export type ChildServer = {
  url: string;
  pid: number;
  child: ChildProcess;
  stop: () => Promise<void>;
};

/**
 * Starts a module of this folder as a server in a process of its own; it tells its port by a message.
 * Throws when it ends before that.
 * @param start a message it waits for before it listens
 */
export async function startChild(
  module: string,
  start: { message?: object; env?: NodeJS.ProcessEnv } = {},
): Promise<ChildServer> {
  const child = fork(new URL(module, import.meta.url), {
    ...(start.env ? { env: start.env } : {}),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${module} ended with ${code}`);
  });
  ended.catch(() => {});
  if (start.message) child.send(start.message);
  const [message] = await Promise.race([once(child, 'message'), ended]);
  if (child.pid === undefined) throw new Error('a process that runs has a number');
  return {
    pid: child.pid,
    url: `http://127.0.0.1:${listening.parse(message).port}`,
    child,
    stop: async () => {
      child.kill('SIGTERM');
      await ended.catch(() => {});
    },
  };
}
