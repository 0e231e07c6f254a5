import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * Ctrl+C at a terminal and systemd signal every process of a group, and npm passes on what it gets: one stop arrives
 * twice. Within this long, in milliseconds, a second signal is the same one.
 */
const sameSignalMs = 2000;
/** After this long a stop no longer waits for requests that are still running, in milliseconds. */
const drainMs = 7000;
/** After this long, counted from the drain, the process ends whatever is still open, in milliseconds. */
const exitMs = 9500;
/** No connection for this long, in milliseconds: the backlog is empty. */
const quietMs = 100;
/** Visitors who never stop coming hold no stop up for longer than this, in milliseconds. */
const maxBacklogMs = 500;

/**
 * Waits until no connection has come for a moment. The system has accepted those that wait for a busy process, and
 * would reset them when the socket closes.
 */
async function takeBacklog(server: Server): Promise<void> {
  let lastAt = performance.now();
  const note = () => {
    lastAt = performance.now();
  };
  server.on('connection', note);
  const startedAt = lastAt;
  while (performance.now() - startedAt < maxBacklogMs) {
    await wait(quietMs / 4);
    // Timers come before the connections of one turn of the loop.
    await new Promise(setImmediate);
    if (performance.now() - lastAt >= quietMs) break;
  }
  server.off('connection', note);
}

/** Takes who waits already, lets running requests finish, then closes what is left. */
async function drain(server: Server): Promise<void> {
  await takeBacklog(server);
  await new Promise<void>((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), drainMs);
    // A connection that has just answered stays open for the next request; there is none any more.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(giveUp);
      clearInterval(closeIdle);
      resolve();
    });
  });
}

export type Stop = {
  /** From the signal on: `/readyz` says so, and a proxy sends no more requests. */
  isStopping: () => boolean;
  /** From now on SIGTERM and SIGINT drain the server, then close what it stands on, then end the process. */
  onSignal: (server: Server, close: () => Promise<void>) => void;
};

/**
 * The orderly end of this process.
 * @param options.delaySeconds for so long after SIGTERM visitors are still taken, while a proxy finds out
 */
export function createStop({ log, delaySeconds }: { log: Logger; delaySeconds: number }): Stop {
  let stoppingSince: number | null = null;

  async function stop(signal: string, server: Server, close: () => Promise<void>): Promise<void> {
    // A person at the keyboard waits for no proxy.
    if (signal === 'SIGTERM') await wait(delaySeconds * 1000);
    // Stuck on a database that does not answer, for instance.
    setTimeout(() => process.exit(1), exitMs).unref();
    await drain(server);
    await close();
  }

  return {
    isStopping: () => stoppingSince !== null,
    onSignal: (server, close) => {
      // The client does not use a closing connection again, so that no request meets its end.
      server.prependListener('request', (_req, res) => {
        if (stoppingSince !== null) res.setHeader('Connection', 'close');
      });
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        process.on(signal, () => {
          if (stoppingSince !== null) {
            // Asked again, by a person who does not want to wait: go at once.
            if (performance.now() - stoppingSince >= sameSignalMs) process.exit(1);
            return;
          }
          stoppingSince = performance.now();
          log.info({ signal }, 'stopping');
          stop(signal, server, close).then(
            () => process.exit(0),
            (error: unknown) => {
              log.error({ err: error }, 'failed to stop cleanly');
              process.exit(1);
            },
          );
        });
      }
    },
  };
}
