import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { IsolationLevel } from '@mikro-orm/core';
import { type DatabaseTarget, openOrm } from '../db/orm.ts';
import { version } from '../env.ts';
import {
  BackupError,
  backupLayout,
  copyFiles,
  listSiteFiles,
  type Manifest,
  measureFolderBytes,
  writeChecksums,
} from './backup-folder.ts';
import { readDatabaseDetails } from './database-contents.ts';
import { readBlobChunks } from './dump-server.ts';
import { readEmbeddedDump, withDump } from './embedded-dump.ts';
import { dumpPostgres, requireProgram } from './postgres-programs.ts';

export type BackupOptions = {
  target: DatabaseTarget;
  dataDir: string;
  /** The folder of the backup. */
  folder: string;
  /** Called with each line of progress. */
  onProgress: (line: string) => void;
};

type DatabaseDetails = Awaited<ReturnType<typeof readDatabaseDetails>>;

/** Dumps and counts in one snapshot, so that a restore can be held against the counts. */
async function savePostgres(url: string, file: string): Promise<DatabaseDetails> {
  const orm = await openOrm({ kind: 'postgres', url }, { isLongRunning: true });
  try {
    return await orm.em.fork().transactional(
      async (em) => {
        await em.execute('set local idle_in_transaction_session_timeout = 0');
        const [server] = await em.execute<{ major: number; snapshot: string }[]>(
          `select current_setting('server_version_num')::int / 10000 as "major",
            pg_export_snapshot() as "snapshot"`,
        );
        if (!server) throw new BackupError('The database gave no snapshot.');
        await requireProgram('pg_dump', server.major);
        await dumpPostgres(url, server.snapshot, file);
        return readDatabaseDetails(em);
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ },
    );
  } finally {
    await orm.close(true);
  }
}

/** A dump that was never opened is none: this one is, in memory, and counted there. */
async function saveEmbedded(dataDir: string, file: string): Promise<DatabaseDetails> {
  const dump = await readEmbeddedDump(dataDir);
  await pipeline(readBlobChunks(dump), createGzip(), createWriteStream(file, { mode: 0o600 }));
  return withDump(dump, (orm) => readDatabaseDetails(orm.em.fork()));
}

/**
 * Makes a backup of database and files while the site goes on working. The folder appears under its name once it is
 * whole. Throws BackupError in words for the operator.
 */
export async function createBackup(options: BackupOptions): Promise<Manifest> {
  const { target, dataDir, folder, onProgress } = options;
  if (existsSync(folder)) throw new BackupError(`${folder} is there already.`);
  if (target.kind === 'instance') throw new BackupError('a database in memory is not saved');
  const within = path.relative(dataDir, folder);
  if (!within.startsWith('..') && !path.isAbsolute(within)) {
    throw new BackupError(`${folder} lies in the data folder; a backup belongs elsewhere.`);
  }
  const unfinished = `${folder}.unfinished`;
  const { manifest: manifestFile, database, files } = backupLayout(unfinished);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });

  // Files come before the database and after it: what is removed meanwhile is there for the records that have it.
  await copyFiles(dataDir, files, (seen) => onProgress(`files: ${seen}`));
  onProgress('database');
  const facts =
    target.kind === 'postgres'
      ? await savePostgres(target.url, database)
      : await saveEmbedded(dataDir, database);
  await copyFiles(dataDir, files, (seen) => onProgress(`files: ${seen}`));

  let count = 0;
  for await (const _file of listSiteFiles(files)) count += 1;
  const manifest: Manifest = {
    format: 1,
    version,
    createdAt: new Date().toISOString(),
    database: target.kind,
    ...facts,
    files: count,
    bytes: await measureFolderBytes(unfinished),
  };
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  onProgress('checksums');
  await writeChecksums(unfinished);
  await rename(unfinished, folder);
  return manifest;
}
