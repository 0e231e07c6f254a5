import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PGlite } from '@electric-sql/pglite';
import { PgliteConnection } from '@mikro-orm/pglite';
import type { Logger } from 'pino';
import { connectToLockHolder, lockFolder } from '../db/folder-lock.ts';
import { type Orm, openOrm, pgliteOptions } from '../db/orm.ts';
import { BackupError } from './backup-folder.ts';

/** The folder of the embedded database as one archive, as it is between two statements. Everybody else waits meanwhile. */
async function dumpEmbedded(orm: Orm): Promise<Blob> {
  const connection = orm.em.getConnection();
  if (!(connection instanceof PgliteConnection)) throw new BackupError('not the embedded database');
  const pglite = await connection.getNativeClient();
  // Makes sequences go on where they are: read from the log, one leaves out up to 32 numbers, which are logged ahead.
  await pglite.exec('checkpoint');
  return pglite.runExclusive(() => pglite.dumpDataDir('none'));
}

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
function readDumpKey(dataDir: string): string {
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
  let orm: Orm | null = null;

  async function serve(socket: Socket, said: string): Promise<void> {
    if (!orm || !timingSafeEqual(digestOf(said), digestOf(key))) {
      socket.destroy();
      return;
    }
    log.info('dumping the database for a backup');
    // A caller who waits for it says nothing meanwhile, however long it takes.
    socket.setTimeout(0);
    const dump = await dumpEmbedded(orm);
    socket.setTimeout(idleTimeoutMs);
    socket.write(`${dump.size}\n`);
    await pipeline(readBlobChunks(dump), socket);
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
    open: (opened: Orm): void => {
      orm = opened;
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      writeFileSync(keyFile(dataDir), key, { mode: 0o600 });
    },
  };
}

/** Asks the process that holds the folder, which answers with the number of bytes, a new line and the bytes. */
async function requestDump(socket: Socket, key: string): Promise<Blob> {
  socket.write(key);
  const pieces: Buffer[] = [];
  for await (const piece of socket) pieces.push(Buffer.from(piece));
  const answer = Buffer.concat(pieces);
  const lineEnd = answer.indexOf('\n');
  const dump = answer.subarray(lineEnd + 1);
  if (lineEnd < 0 || dump.length !== Number(answer.subarray(0, lineEnd).toString())) {
    throw new BackupError(
      'The process that holds the data folder gave no whole dump; its log says why. Stop it and try again.',
    );
  }
  return new Blob([dump]);
}

/** The embedded database below a data folder as one archive, whether a server runs on it or not. */
export async function readEmbeddedDump(dataDir: string): Promise<Blob> {
  const database = path.join(dataDir, 'database');
  if (!existsSync(database)) throw new BackupError(`There is no database in ${dataDir}.`);
  const socket = await connectToLockHolder(dataDir);
  if (socket) return requestDump(socket, readDumpKey(dataDir));
  const unlock = await lockFolder(dataDir);
  try {
    const orm = await openOrm({ kind: 'embedded', dataDir: database });
    try {
      return await dumpEmbedded(orm);
    } finally {
      await orm.close();
    }
  } finally {
    await unlock();
  }
}

/** Opens a dump in memory, for a look at it. Throws when it is none. */
export async function withDump<Result>(
  dump: Blob,
  look: (orm: Orm, pglite: PGlite) => Promise<Result>,
): Promise<Result> {
  const pglite = await PGlite.create({ loadDataDir: dump, ...pgliteOptions });
  const orm = await openOrm({ kind: 'instance', pglite });
  try {
    return await look(orm, pglite);
  } finally {
    await orm.close();
    await pglite.close();
  }
}
