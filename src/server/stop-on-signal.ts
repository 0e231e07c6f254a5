import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/** After this long a stop no longer waits for requests that are still running, in milliseconds. */
const drainMs = 7000;
/** After this long, counted from the drain, the process ends whatever is still open, in milliseconds. */
const exitMs = 9500;

/** Takes no new connections, lets running requests finish, then closes what is left. */
const drain = (server: Server) =>
  new Promise<void>((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), drainMs);
    // A connection that has just answered stays open for the next request; there is none any more.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(giveUp);
      clearInterval(closeIdle);
      resolve();
    });
  });

export type Stop = {
  /** From the signal on: `/readyz` says so, and a proxy sends nobody any more. */
  isStopping: () => boolean;
  /** From now on SIGTERM and SIGINT drain the server, then close what it stands on, then end the process. */
  onSignal: (server: Server, close: () => Promise<void>) => void;
};

/**
 * The orderly end of this process.
 * @param options.delaySeconds for so long after SIGTERM visitors are still taken, while a proxy finds out
 */
export function createStop({ log, delaySeconds }: { log: Logger; delaySeconds: number }): Stop {
  let isStopping = false;

  async function stop(signal: string, server: Server, close: () => Promise<void>): Promise<void> {
    // A person at the keyboard waits for no proxy.
    if (signal === 'SIGTERM') await wait(delaySeconds * 1000);
    // Stuck on a database that does not answer, for instance.
    setTimeout(() => process.exit(1), exitMs).unref();
    await drain(server);
    await close();
  }

  return {
    isStopping: () => isStopping,
    onSignal: (server, close) => {
      // A connection that is told so is not used again: nobody's request meets its end.
      server.prependListener('request', (_req, res) => {
        if (isStopping) res.setHeader('Connection', 'close');
      });
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        process.on(signal, () => {
          // Asked twice: go at once.
          if (isStopping) process.exit(1);
          isStopping = true;
          log.info({ signal }, 'stopping');
          stop(signal, server, close).then(
            () => process.exit(0),
            (error: unknown) => {
              log.error({ err: error }, 'could not stop cleanly');
              process.exit(1);
            },
          );
        });
      }
    },
  };
}
