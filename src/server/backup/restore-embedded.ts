import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { type Orm, openOrm } from '../db/orm.ts';
import { pgliteExtensions } from '../db/pglite-extensions.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './backup-layout.ts';
import { factsOf } from './database-facts.ts';
import { stageOf } from './staged-files.ts';

/** The archive of an embedded database, as it was dumped. */
export async function openArchive(file: string): Promise<Blob> {
  return new Blob([await promisify(gunzip)(await readFile(file))]);
}

/** Throws BackupError unless every table has as many rows as were counted when it was saved. */
export async function requireSameRows(orm: Orm, counted: Manifest['rows']): Promise<void> {
  const { rows } = await factsOf(orm.em.fork());
  const wrong = Object.entries(counted).filter(([table, count]) => rows[table] !== count);
  if (wrong.length > 0) {
    const tables = wrong.map(([table, count]) => `${table}: ${rows[table] ?? 0} of ${count}`);
    throw new BackupError(`Rows are missing after the restore: ${tables.join(', ')}`);
  }
}

/** Unpacks the database beside the one that is there, and counts it. */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  manifest: Manifest,
): Promise<void> {
  const folder = stageOf(dataDir).database;
  const loadDataDir = await openArchive(file);
  const unpacked = await PGlite.create({
    dataDir: folder,
    loadDataDir,
    extensions: pgliteExtensions,
  });
  await unpacked.close();
  const orm = await openOrm({ kind: 'embedded', dataDir: folder });
  try {
    await requireSameRows(orm, manifest.rows);
  } finally {
    await orm.close();
  }
}
