import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lockFolder } from '../db/folder-lock.ts';
import { type DatabaseTarget, type EntityManager, type Orm, openOrm } from '../db/orm.ts';
import { tryMigrationLock } from '../db/startup.ts';
import {
  BackupError,
  backupLayout,
  type Manifest,
  manifestSchema,
  verifyChecksums,
} from './backup-folder.ts';
import type { BackupOptions } from './create-backup.ts';
import {
  countRelations,
  emptyDatabaseSql,
  findForeignDependents,
  findUnknownMigrations,
} from './database-contents.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import {
  connectionArguments,
  type RunningProgram,
  requireProgram,
  runProgram,
  startProgram,
} from './postgres-programs.ts';
import {
  openArchive,
  removeStaging,
  replaceFiles,
  requireNoFiles,
  requireSameRowCounts,
  restoreEmbedded,
  stageFiles,
} from './restore-embedded.ts';

/** The schema is there in every database, and may hold what is not ours. */
const isSchemaEntry = (line: string) => / SCHEMA - public /.test(line);

/** Hands a dump over as statements, and lets it count once the last one has come through. */
async function pipeDump(from: RunningProgram, into: RunningProgram, before: string): Promise<void> {
  // One that ends early says why by itself.
  into.child.stdin.on('error', () => {});
  into.child.stdin.write(`begin;\n${before}\n`);
  await pipeline(from.child.stdout, into.child.stdin, { end: false });
  await from.ended;
  into.child.stdin.end('commit;\n');
  await into.ended;
}

/**
 * Loads a dump of PostgreSQL: all of it or nothing, in one transaction, which also empties the database first where there
 * is something in it.
 */
export async function loadPostgres(
  databaseUrl: string,
  file: string,
  { isEmptied }: { isEmptied: boolean },
): Promise<void> {
  const { address, variables } = connectionArguments(databaseUrl);
  const folder = await mkdtemp(path.join(tmpdir(), 'talabridge-restore-'));
  try {
    const list = path.join(folder, 'list');
    const entries = (await runProgram('pg_restore', ['--list', file])).split('\n');
    await writeFile(list, entries.filter((line) => !isSchemaEntry(line)).join('\n'));
    // Comments of extensions belong to the role that installed them.
    const how = ['--no-owner', '--no-privileges', '--no-comments', `--use-list=${list}`];
    const from = startProgram('pg_restore', [...how, '--file=-', file]);
    const into = startProgram(
      'psql',
      ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-', `--dbname=${address}`],
      variables,
    );
    into.child.stdout.resume();
    const poured = pipeDump(from, into, isEmptied ? emptyDatabaseSql : '');
    poured.catch(() => {
      // Without its last word the transaction is undone.
      from.child.kill();
      into.child.stdin.destroy();
    });
    // Of two complaints that of the database is the reason.
    const [loaded, all, read] = await Promise.allSettled([into.ended, poured, from.ended]);
    for (const one of [loaded, all, read]) if (one.status === 'rejected') throw one.reason;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type PostgresTarget = Extract<DatabaseTarget, { kind: 'postgres' }>;

type PostgresRestore = {
  target: PostgresTarget;
  manifest: Manifest;
  /** Permission to replace the present data. */
  replace: boolean;
};

/** Throws BackupError while another process is connected: a server would write into what is just coming back. */
async function requireNoConnections(em: EntityManager): Promise<void> {
  const others = await em.execute<{ name: string }[]>(
    `select "application_name" as "name" from "pg_stat_activity"
     where "datname" = current_database() and "backend_type" = 'client backend' and "pid" <> pg_backend_pid()`,
  );
  if (others.length === 0) return;
  const names = new Set(others.map(({ name }) => name).filter((name) => name !== ''));
  throw new BackupError(
    `Others are connected to the database (${[`${others.length} connections`, ...names].join(', ')}). Stop every server first.`,
  );
}

async function requirePrograms(em: EntityManager): Promise<void> {
  const [server] = await em.execute<{ major: number }[]>(
    `select current_setting('server_version_num')::int / 10000 as "major"`,
  );
  for (const program of ['pg_restore', 'psql'] as const) {
    await requireProgram(program, server?.major ?? 0);
  }
}

/**
 * Throws BackupError where something is in the database that must not go. Foreign functions and types in it
 * are in the way of a dump as much as tables are, so one that may be replaced counts as full.
 */
async function requireReplaceableContents(em: EntityManager, replace: boolean): Promise<void> {
  if (!replace) {
    if ((await countRelations(em)) === 0) return;
    throw new BackupError(
      'The database is not empty. Give --replace to lose what is there, or use another database.',
    );
  }
  const lost = await findForeignDependents(em);
  if (lost.length > 0) {
    throw new BackupError(
      `Emptying the database would take along what no backup of the site has: ${lost.join(', ')}. ` +
        'Move or drop that, or use another database.',
    );
  }
}

/** Does `work` where the database may be filled; a server that starts meanwhile waits for the end of it. */
async function withLockedDatabase(
  { target, manifest, replace }: PostgresRestore,
  work: (orm: Orm) => Promise<void>,
): Promise<void> {
  const orm = await openOrm(target, { isLongRunning: true });
  try {
    await orm.em.fork().transactional(async (em) => {
      await em.execute('set local idle_in_transaction_session_timeout = 0');
      if (!(await tryMigrationLock(em))) {
        throw new BackupError(
          'A server is just starting on the database. Stop every server first.',
        );
      }
      await requireNoConnections(em);
      if (manifest.database === 'postgres') await requirePrograms(em);
      await requireReplaceableContents(em, replace);
      await work(orm);
    });
  } finally {
    await orm.close(true);
  }
}

/** Throws BackupError where the database cannot or must not be filled from this backup. Changes nothing. */
async function requireRestorableDatabase(wanted: PostgresRestore): Promise<void> {
  await withLockedDatabase(wanted, async () => {});
}

/**
 * Looks once more, empties the database and loads a dump of either kind of database into it.
 * @param afterwards what else belongs to it and has to be there before a server starts
 */
async function restorePostgres(
  wanted: PostgresRestore,
  file: string,
  afterwards: () => Promise<void>,
): Promise<void> {
  const { target, manifest, replace } = wanted;
  await withLockedDatabase(wanted, async (orm) => {
    if (manifest.database === 'postgres') {
      await loadPostgres(target.url, file, { isEmptied: replace });
      await requireSameRowCounts(orm, manifest.rows);
    } else {
      await moveToPostgres(await openArchive(file), target, orm, { isEmptied: replace });
    }
    await afterwards();
  });
}

type RestoreOptions = BackupOptions & {
  /** Permission to replace the present data. */
  replace: boolean;
};

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(backupLayout(folder).manifest, 'utf8');
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new BackupError(`${folder} was made by another version, which this one cannot read.`);
}

function requireCompatible({ database, migrations }: Manifest, target: DatabaseTarget): void {
  if (database === 'postgres' && target.kind !== 'postgres') {
    throw new BackupError(
      'This backup is of a PostgreSQL database and needs one: set DATABASE_URL. (The other way round it works.)',
    );
  }
  const unknown = findUnknownMigrations(migrations);
  if (unknown.length > 0) {
    throw new BackupError(
      `This backup is of a newer version of the site (${unknown.join(', ')}); install that one first.`,
    );
  }
}

/**
 * Brings a backup back. Everything is checked before anything is touched: checksums, version, that no process works on the
 * target, and that it is empty unless it may be replaced. Throws BackupError in words for the operator.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { target, dataDir, folder, replace, onProgress } = options;
  await verifyChecksums(folder, (read) => onProgress(`checked: ${read}`));
  const manifest = await readManifest(folder);
  requireCompatible(manifest, target);
  // A server on the embedded database holds its folder; one on PostgreSQL is found among its connections.
  const unlock = target.kind === 'embedded' ? await lockFolder(dataDir) : async () => {};
  try {
    if (!replace) await requireNoFiles(dataDir, target);
    if (target.kind === 'postgres') await requireRestorableDatabase({ target, manifest, replace });
    await stageFiles(folder, dataDir, (seen) => onProgress(`files: ${seen}`));
    onProgress('database');
    const file = backupLayout(folder).database;
    // It was looked at before the files were copied, which may take hours: it is looked at again.
    if (target.kind === 'postgres') {
      const wanted = { target, manifest, replace };
      await restorePostgres(wanted, file, () => replaceFiles(dataDir, target));
    } else {
      await restoreEmbedded(dataDir, file, manifest);
      await replaceFiles(dataDir, target);
    }
  } finally {
    await removeStaging(dataDir);
    await unlock();
  }
  return manifest;
}
