import { takeMigrationLock } from '../db/lock.ts';
import { type DatabaseTarget, type EntityManager, type Orm, openOrm } from '../db/orm.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './backup-layout.ts';
import { loadPostgres } from './load-postgres.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { countRelations, lostByEmptying } from './own-parts.ts';
import { requireProgram } from './postgres-programs.ts';
import { openArchive, requireSameRows } from './restore-embedded.ts';

type PostgresTarget = Extract<DatabaseTarget, { kind: 'postgres' }>;

type Wanted = {
  target: PostgresTarget;
  manifest: Manifest;
  /** Whether what is there may go. */
  replace: boolean;
};

/** Throws BackupError while anybody else is connected: a server would write into what is just coming back. */
async function requireNobody(em: EntityManager): Promise<void> {
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
 * Throws BackupError where something is in the database that must not go. Functions and types that somebody left in it
 * are in the way of a dump as much as tables are, so one that may be replaced counts as full.
 */
async function requireRoom(em: EntityManager, replace: boolean): Promise<void> {
  if (!replace) {
    if ((await countRelations(em)) === 0) return;
    throw new BackupError(
      'The database is not empty. Give --replace to lose what is there, or use another database.',
    );
  }
  const lost = await lostByEmptying(em);
  if (lost.length > 0) {
    throw new BackupError(
      `Emptying the database would take along what no backup of the site has: ${lost.join(', ')}. ` +
        'Move or drop that, or use another database.',
    );
  }
}

/** Does `work` where the database may be filled; a server that starts meanwhile waits for the end of it. */
async function whileFree(
  { target, manifest, replace }: Wanted,
  work: (orm: Orm) => Promise<void>,
): Promise<void> {
  const orm = await openOrm(target, { isPatient: true });
  try {
    await orm.em.fork().transactional(async (em) => {
      await em.execute('set local idle_in_transaction_session_timeout = 0');
      if (!(await takeMigrationLock(em))) {
        throw new BackupError(
          'A server is just starting on the database. Stop every server first.',
        );
      }
      await requireNobody(em);
      if (manifest.database === 'postgres') await requirePrograms(em);
      await requireRoom(em, replace);
      await work(orm);
    });
  } finally {
    await orm.close(true);
  }
}

/** Throws BackupError where the database cannot or must not be filled from this backup. Changes nothing. */
export async function requireFreeDatabase(wanted: Wanted): Promise<void> {
  await whileFree(wanted, async () => {});
}

/**
 * Looks once more, empties the database and loads a dump of either kind of database into it.
 * @param afterwards what else belongs to it and has to be there before a server starts
 */
export async function restorePostgres(
  wanted: Wanted,
  file: string,
  afterwards: () => Promise<void>,
): Promise<void> {
  const { target, manifest, replace } = wanted;
  await whileFree(wanted, async (orm) => {
    if (manifest.database === 'postgres') {
      await loadPostgres(target.url, file, { isEmptied: replace });
      await requireSameRows(orm, manifest.rows);
    } else {
      await moveToPostgres(await openArchive(file), target, orm, { isEmptied: replace });
    }
    await afterwards();
  });
}
