import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import type { Orm } from '../db/orm.ts';
import { BackupError } from './backup-error.ts';
import { bytesOf, dumpEmbedded } from './dump-embedded.ts';

/** Whoever calls and says nothing for so long is cut off, in milliseconds. */
const patienceMs = 30_000;
const keyLength = 64;

const keyFile = (dataDir: string) => path.join(dataDir, 'dump-key');

/**
 * The key of the process that holds the folder: whoever can read it can read the database's files as well. Throws
 * BackupError where there is none yet, or for another user.
 */
export function readDumpKey(dataDir: string): string {
  try {
    return readFileSync(keyFile(dataDir), 'utf8');
  } catch {
    throw new BackupError(
      'The process that holds the data folder has left no key to read. If it is just starting, try again; else run this as its user.',
    );
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Hands out dumps of the embedded database over the socket that locks its folder, to callers who say the key. Nobody
 * else may open the folder meanwhile, so the process that has it open does it.
 */
export function openDumpDesk(dataDir: string, log: Logger) {
  const key = randomBytes(keyLength / 2).toString('hex');
  let orm: Orm | null = null;

  async function serve(socket: Socket, said: string): Promise<void> {
    if (!orm || !timingSafeEqual(digestOf(said), digestOf(key))) {
      socket.destroy();
      return;
    }
    log.info('the database is dumped for a backup');
    // Whoever waits for it says nothing meanwhile, however long it takes.
    socket.setTimeout(0);
    const dump = await dumpEmbedded(orm);
    socket.setTimeout(patienceMs);
    socket.write(`${dump.size}\n`);
    await pipeline(bytesOf(dump), socket);
  }

  return {
    /** What answers at the socket of the lock. */
    answer: (socket: Socket): void => {
      socket.setTimeout(patienceMs, () => socket.destroy());
      // Whoever only looks whether somebody is there hangs up at once.
      socket.on('error', () => {});
      let said = '';
      socket.on('data', (chunk) => {
        said += String(chunk);
        if (said.length < keyLength) return;
        socket.pause();
        serve(socket, said).catch((error: unknown) => {
          log.error({ err: error }, 'the database could not be dumped');
          socket.destroy();
        });
      });
    },
    /** From now on there is a database to dump, and a key to ask for it. */
    open: (opened: Orm): void => {
      orm = opened;
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      writeFileSync(keyFile(dataDir), key, { mode: 0o600 });
    },
  };
}
