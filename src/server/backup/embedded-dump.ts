import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PgliteConnection } from '@mikro-orm/pglite';
import { connectToLockHolder, lockFolder } from '../db/folder-lock.ts';
import { type Orm, openOrm, pgliteOptions } from '../db/orm.ts';
import { BackupError } from './backup-folder.ts';
import { readDumpKey } from './dump-server.ts';

/** The folder of the embedded database as one archive, as it is between two statements. Everybody else waits meanwhile. */
export async function dumpEmbedded(orm: Orm): Promise<Blob> {
  const connection = orm.em.getConnection();
  if (!(connection instanceof PgliteConnection)) throw new BackupError('not the embedded database');
  const pglite = await connection.getNativeClient();
  // Makes sequences go on where they are: read from the log, one leaves out up to 32 numbers, which are logged ahead.
  await pglite.exec('checkpoint');
  return pglite.runExclusive(() => pglite.dumpDataDir('none'));
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
