import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { BackupError } from './backup-folder.ts';

const chunkBytes = 1024 * 1024;

/** A blob in pieces, for a stream that takes them at its pace. */
export async function* readBlobChunks(blob: Blob): AsyncGenerator<Buffer> {
  for (let at = 0; at < blob.size; at += chunkBytes) {
    yield Buffer.from(await blob.slice(at, at + chunkBytes).arrayBuffer());
  }
}

/** Silent callers are cut off after this time, in milliseconds. */
const idleTimeoutMs = 30_000;
const keyLength = 64;

const keyFile = (dataDir: string) => path.join(dataDir, 'dump-key');

/**
 * The key of the process that holds the folder: a process that can read it can read the database's files as well. Throws
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
export function createDumpServer(dataDir: string, log: Logger) {
  const key = randomBytes(keyLength / 2).toString('hex');
  let dump: (() => Promise<Blob>) | null = null;

  async function serve(socket: Socket, said: string): Promise<void> {
    if (!dump || !timingSafeEqual(digestOf(said), digestOf(key))) {
      socket.destroy();
      return;
    }
    log.info('dumping the database for a backup');
    // A caller who waits for it says nothing meanwhile, however long it takes.
    socket.setTimeout(0);
    const archive = await dump();
    socket.setTimeout(idleTimeoutMs);
    socket.write(`${archive.size}\n`);
    await pipeline(readBlobChunks(archive), socket);
  }

  return {
    /** The server at the socket of the lock. */
    answer: (socket: Socket): void => {
      socket.setTimeout(idleTimeoutMs, () => socket.destroy());
      // A mere check for a listener hangs up at once.
      socket.on('error', () => {});
      let said = '';
      socket.on('data', (chunk) => {
        said += String(chunk);
        if (said.length < keyLength) return;
        socket.pause();
        serve(socket, said).catch((error: unknown) => {
          log.error({ err: error }, 'failed to dump the database');
          socket.destroy();
        });
      });
    },
    /** From now on there is a database to dump, and a key to ask for it. */
    open: (dumpDatabase: () => Promise<Blob>): void => {
      dump = dumpDatabase;
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      writeFileSync(keyFile(dataDir), key, { mode: 0o600 });
    },
  };
}
