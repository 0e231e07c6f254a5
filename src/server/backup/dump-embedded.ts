import { PgliteConnection } from '@mikro-orm/pglite';
import type { Orm } from '../db/orm.ts';
import { BackupError } from './backup-error.ts';

/** The folder of the embedded database as one archive, as it is between two statements. Everybody else waits meanwhile. */
export async function dumpEmbedded(orm: Orm): Promise<Blob> {
  const connection = orm.em.getConnection();
  if (!(connection instanceof PgliteConnection)) throw new BackupError('not the embedded database');
  const pglite = await connection.getNativeClient();
  return pglite.runExclusive(() => pglite.dumpDataDir('none'));
}

const pieceBytes = 1024 * 1024;

/** A blob in pieces, for a stream that takes them at its pace. */
export async function* bytesOf(blob: Blob): AsyncGenerator<Buffer> {
  for (let at = 0; at < blob.size; at += pieceBytes) {
    yield Buffer.from(await blob.slice(at, at + pieceBytes).arrayBuffer());
  }
}
