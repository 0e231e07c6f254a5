import { type DatabaseTarget, type Orm, openOrm } from '../db/orm.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './backup-layout.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { loadPostgres, requireProgram } from './postgres-programs.ts';
import { openArchive, requireSameRows } from './restore-embedded.ts';

type PostgresTarget = Extract<DatabaseTarget, { kind: 'postgres' }>;

/** Throws BackupError while anybody else is connected: a server would write into what is just coming back. */
async function requireNobody(orm: Orm): Promise<void> {
  const others = await orm.em.fork().execute<{ name: string }[]>(
    `select "application_name" as "name" from "pg_stat_activity"
     where "datname" = current_database() and "backend_type" = 'client backend' and "pid" <> pg_backend_pid()`,
  );
  if (others.length === 0) return;
  const names = new Set(others.map(({ name }) => name).filter((name) => name !== ''));
  throw new BackupError(
    `Others are connected to the database (${[`${others.length} connections`, ...names].join(', ')}). Stop every server first.`,
  );
}

/** Whether there is anything of ours, or of anybody, in the schemas that we use. */
async function countRelations(orm: Orm): Promise<number> {
  const [counted] = await orm.em.fork().execute<{ count: number }[]>(
    `select count(*)::int as "count" from "pg_class"
     where "relnamespace"::regnamespace::text in ('public', 'pgboss') and "relkind" in ('r', 'p', 'v', 'S')`,
  );
  return counted?.count ?? 0;
}

async function empty(orm: Orm): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await em.execute('drop schema if exists "pgboss" cascade');
    await em.execute('drop schema if exists "public" cascade');
    await em.execute('create schema "public"');
  });
}

async function serverVersion(orm: Orm): Promise<number> {
  const [server] = await orm.em
    .fork()
    .execute<{ major: number }[]>(
      `select current_setting('server_version_num')::int / 10000 as "major"`,
    );
  return server?.major ?? 0;
}

async function withDatabase<Result>(
  target: PostgresTarget,
  work: (orm: Orm) => Promise<Result>,
): Promise<Result> {
  const orm = await openOrm(target, { isPatient: true });
  try {
    return await work(orm);
  } finally {
    await orm.close(true);
  }
}

/** Throws BackupError where the database cannot or must not be filled from this backup. Touches nothing. */
export async function requireFreeDatabase(
  target: PostgresTarget,
  { database }: Manifest,
  replace: boolean,
): Promise<void> {
  await withDatabase(target, async (orm) => {
    if (database === 'postgres') await requireProgram('pg_restore', await serverVersion(orm));
    await requireNobody(orm);
    if (!replace && (await countRelations(orm)) > 0) {
      throw new BackupError(
        'The database is not empty. Give --replace to lose what is there, or use another database.',
      );
    }
  });
}

/** Empties the database and loads a dump of either kind of database into it. */
export async function restorePostgres(
  target: PostgresTarget,
  file: string,
  manifest: Manifest,
): Promise<void> {
  await withDatabase(target, async (orm) => {
    if ((await countRelations(orm)) > 0) await empty(orm);
    if (manifest.database === 'embedded') {
      await moveToPostgres(await openArchive(file), target, orm);
      return;
    }
    await loadPostgres(target.url, file);
    await requireSameRows(orm, manifest.rows);
  });
}
