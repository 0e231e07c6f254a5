import type { PGlite } from '@electric-sql/pglite';
import type { DatabaseTarget, EntityManager, Orm } from '../db/orm.ts';
import { updateSchema } from '../db/startup.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { createLog } from '../log.ts';
import type { JobData, JobName, JobQueue } from '../services/job-queue.ts';
import { emptyDatabaseSql, listTables, readDatabaseDetails } from './database-contents.ts';
import { withDump } from './embedded-dump.ts';
import { requireSameRowCounts } from './restore-embedded.ts';

async function moveQueue<Name extends JobName>(
  source: PGlite,
  em: EntityManager,
  queue: JobQueue,
  name: Name,
): Promise<void> {
  const { rows } = await source.query<{ data: JobData[Name]; startAfter: Date }>(
    `select "data", "start_after" as "startAfter" from "pgboss"."job" where "name" = $1 and "state" in ('created', 'retry', 'active')`,
    [name],
  );
  // A delayed mail keeps its delay: moving the database must not send a rejection early.
  const byMoment = Map.groupBy(rows, ({ startAfter }) => startAfter.getTime());
  for (const [moment, together] of byMoment) {
    await queue.sendAll(
      em,
      name,
      together.map(({ data }) => data),
      new Date(moment),
    );
  }
}

/** Leaves what waits in one queue to the other: mails that were not sent yet, for instance. */
export async function moveJobs(source: PGlite, em: EntityManager, queue: JobQueue): Promise<void> {
  const { rows } = await source.query<{ there: string | null }>(
    `select to_regclass('pgboss.job')::text as "there"`,
  );
  if (rows[0]?.there == null) return;
  const names: JobName[] = ['mail', 'tell-applicant', 'invoice-mail', 'password-reset'];
  for (const name of names) await moveQueue(source, em, queue, name);
}

/** So many rows at a time: one may hold a mail with its attachments. */
const batchSize = 100;

/** Its own record of what has run; both sides have seen the same migrations by then. */
const migrationTable = 'mikro_orm_migrations';

async function columnsOf(em: EntityManager, table: string): Promise<string> {
  const columns = await em.execute<{ name: string }[]>(
    `select "column_name" as "name" from "information_schema"."columns"
     where "table_schema" = 'public' and "table_name" = ? and "is_generated" = 'NEVER' order by "ordinal_position"`,
    [table],
  );
  return columns.map(({ name }) => `"${name}"`).join(', ');
}

async function copyTable(source: PGlite, em: EntityManager, table: string): Promise<void> {
  const columns = await columnsOf(em, table);
  await source.transaction(async (reading) => {
    await reading.query(
      `declare "moved" cursor for select to_jsonb(t)::text as "row" from "${table}" as t`,
    );
    for (;;) {
      const { rows } = await reading.query<{ row: string }>(`fetch ${batchSize} from "moved"`);
      if (rows.length === 0) return;
      await em.execute(
        `insert into "${table}" (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::"${table}", ?::jsonb)`,
        [`[${rows.map(({ row }) => row).join(',')}]`],
      );
    }
  });
}

/**
 * Without foreign keys and triggers tables can be filled in any order, and what triggers count is copied, not counted
 * twice. The owner of the tables may do so; all of it is undone when the transaction fails.
 */
async function withoutConstraints(
  em: EntityManager,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await em.execute<{ table: string; name: string; definition: string }[]>(
    `select "conrelid"::regclass::text as "table", "conname" as "name", pg_get_constraintdef("oid") as "definition"
     from "pg_constraint" where "contype" = 'f' and "connamespace" = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) {
    await em.execute(`alter table ${table} drop constraint "${name}"`);
  }
  for (const table of tables) await em.execute(`alter table "${table}" disable trigger user`);
  await work();
  for (const table of tables) await em.execute(`alter table "${table}" enable trigger user`);
  for (const { table, name, definition } of keys) {
    await em.execute(`alter table ${table} add constraint "${name}" ${definition}`);
  }
}

async function copySequences(source: PGlite, em: EntityManager): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string | null }>(
    `select "sequencename" as "name", "last_value"::text as "last" from "pg_sequences" where "schemaname" = 'public'`,
  );
  for (const { name, last } of rows) {
    if (last !== null)
      await em.execute('select setval(?::regclass, ?::bigint)', [`"${name}"`, last]);
  }
}

/** Rows and waiting jobs, in one transaction. Both sides have the newest schema. */
async function copyAll(
  from: Orm,
  source: PGlite,
  { orm, target }: { orm: Orm; target: DatabaseTarget },
): Promise<void> {
  const jobs = await openJobs(orm, target, { log: createLog('error'), isSupervised: false });
  try {
    await orm.em.fork().transactional(async (em) => {
      const tables = (await listTables(em)).filter((table) => table !== migrationTable);
      await withoutConstraints(em, tables, async () => {
        await em.execute(`truncate ${tables.map((table) => `"${table}"`).join(', ')}`);
        for (const table of tables) await copyTable(source, em, table);
        await copySequences(source, em);
      });
      await moveJobs(source, em, jobs.queue);
    });
    await requireSameRowCounts(orm, (await readDatabaseDetails(from.em.fork())).rows);
  } finally {
    await jobs.stop();
  }
}

/**
 * Fills a PostgreSQL database from a dump of the embedded one: from trying to running. Both are brought to the newest
 * schema: the caller holds the lock of migrations. Where it is emptied first, that is after the dump has shown that it
 * can be read, but not in one transaction with what follows.
 */
export async function moveToPostgres(
  dump: Blob,
  target: DatabaseTarget,
  orm: Orm,
  { isEmptied }: { isEmptied: boolean },
): Promise<void> {
  await withDump(dump, async (from, source) => {
    await from.migrator.up();
    if (isEmptied) await orm.em.fork().transactional((em) => em.execute(emptyDatabaseSql));
    await updateSchema(orm);
    await copyAll(from, source, { orm, target });
  });
}
