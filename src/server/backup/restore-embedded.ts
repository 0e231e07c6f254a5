import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { type DatabaseTarget, type Orm, openOrm, pgliteOptions } from '../db/orm.ts';
import {
  BackupError,
  backupLayout,
  copyFiles,
  excludedEntries,
  type Manifest,
} from './backup-folder.ts';
import { readDatabaseDetails } from './database-contents.ts';

/** Staging folder until it may take the place of the present one. */
const stagingPaths = (dataDir: string) => ({
  root: path.join(dataDir, '.restoring'),
  files: path.join(dataDir, '.restoring', 'files'),
  database: path.join(dataDir, '.restoring', 'database'),
});

async function listReplacedEntries(dataDir: string, target: DatabaseTarget): Promise<string[]> {
  const entries = await readdir(dataDir).catch(() => []);
  // With PostgreSQL an embedded database beside the files is no part of the site.
  return entries.filter(
    (name) => !excludedEntries.has(name) || (name === 'database' && target.kind === 'embedded'),
  );
}

/** Throws BackupError where a data folder holds a site already. */
export async function requireNoFiles(dataDir: string, target: DatabaseTarget): Promise<void> {
  if ((await listReplacedEntries(dataDir, target)).length > 0) {
    throw new BackupError(
      `${dataDir} is not empty. Give --replace to lose what is there, or set DATA_DIR to another folder.`,
    );
  }
}

/** Copies a backup's files beside those that are there: a full disk is found out while nothing is lost. */
export async function stageFiles(
  folder: string,
  dataDir: string,
  progress: (seen: number) => void,
): Promise<void> {
  const stage = stagingPaths(dataDir);
  await removeStaging(dataDir);
  await mkdir(stage.files, { recursive: true, mode: 0o700 });
  await copyFiles(backupLayout(folder).files, stage.files, progress);
}

/** Puts what was staged in the place of what is there. */
export async function replaceFiles(dataDir: string, target: DatabaseTarget): Promise<void> {
  const stage = stagingPaths(dataDir);
  for (const name of await listReplacedEntries(dataDir, target)) {
    await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
  for (const name of await readdir(stage.files)) {
    await rename(path.join(stage.files, name), path.join(dataDir, name));
  }
  if (target.kind === 'embedded') await rename(stage.database, path.join(dataDir, 'database'));
}

/** Takes away what a restore, or one that failed, left beside the site. */
export async function removeStaging(dataDir: string): Promise<void> {
  await rm(stagingPaths(dataDir).root, { recursive: true, force: true });
}

/** The archive of an embedded database, as it was dumped. */
export async function openArchive(file: string): Promise<Blob> {
  return new Blob([await promisify(gunzip)(await readFile(file))]);
}

/** Throws BackupError unless every table has as many rows as were counted when it was saved. */
export async function requireSameRowCounts(orm: Orm, counted: Manifest['rows']): Promise<void> {
  const { rows } = await readDatabaseDetails(orm.em.fork());
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
  const folder = stagingPaths(dataDir).database;
  const loadDataDir = await openArchive(file);
  const unpacked = await PGlite.create({
    dataDir: folder,
    loadDataDir,
    ...pgliteOptions,
  });
  await unpacked.close();
  const orm = await openOrm({ kind: 'embedded', dataDir: folder });
  try {
    await requireSameRowCounts(orm, manifest.rows);
  } finally {
    await orm.close();
  }
}
