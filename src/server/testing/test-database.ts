import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite, types } from '@electric-sql/pglite';
import { describe, inject } from 'vitest';
import { type DatabaseTarget, type Orm, openOrm, pgliteOptions } from '../db/orm.ts';
import { databaseUrl, onServer } from './postgres-server.ts';

export type DatabaseKind = 'embedded' | 'postgres';
export type TestDatabase = { orm: Orm; target: DatabaseTarget; close: () => Promise<void> };

/** A migrated embedded database, and what it takes to make it as new. */
type EmbeddedInstance = {
  pglite: PGlite;
  /** What its schema is made of. */
  shape: string;
  /** The rows that migrations wrote, by table, as `copy` writes them. */
  rows: ReadonlyMap<string, Blob>;
  /** Lists each sequence with its last value, or the first one that it is to give. */
  sequences: readonly { name: string; value: string; isUsed: boolean }[];
};

/** Opening one takes longer than most test files; so the next file gets the one that the last has given back. */
const idleInstances: EmbeddedInstance[] = [];

const ownRelations = `pg_class where relnamespace in (
  select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')`;

/** Tables (by name and number), columns, functions, triggers and constraints, in one hash. */
const shapeQuery = `select md5(string_agg(part, ',' order by part)) as shape from (
  select concat_ws(' ', oid, relname, relkind) as part from ${ownRelations}
  union all select concat_ws(' ', attrelid, attname, atttypid, attnotnull) from pg_attribute
    where attnum > 0 and attrelid in (select oid from ${ownRelations})
  union all select concat_ws(' ', oid, proname, md5(prosrc)) from pg_proc where oid >= 16384
  union all select concat_ws(' ', oid, tgenabled) from pg_trigger
  union all select concat_ws(' ', oid, conname, convalidated) from pg_constraint) as parts`;

async function shapeOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ shape: string }>(shapeQuery);
  return rows[0]?.shape ?? '';
}

/** The tables that hold a row, with their schema. */
async function filledTables(pglite: PGlite): Promise<string[]> {
  const { rows: tables } = await pglite.query<{ name: string }>(
    `select oid::regclass::text as name from ${ownRelations} and relkind = 'r'`,
  );
  const looks = tables.map(
    ({ name }) => `select '${name}' as name where exists (select from ${name})`,
  );
  const { rows } = await pglite.query<{ name: string }>(looks.join(' union all '));
  return rows.map(({ name }) => name);
}

async function createInstance(): Promise<EmbeddedInstance> {
  const pglite = await PGlite.create({
    loadDataDir: new Blob([readFileSync(inject('embeddedTemplate'))]),
    ...pgliteOptions,
    // As where the ORM opens the database itself: a day stays text.
    parsers: { [types.DATE]: (day) => day },
  });
  const rows = new Map<string, Blob>();
  for (const table of await filledTables(pglite)) {
    const { blob } = await pglite.query(`copy ${table} to '/dev/blob'`);
    if (blob) rows.set(table, blob);
  }
  const sequences = await pglite.query<EmbeddedInstance['sequences'][number]>(
    `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value,
      last_value is not null as "isUsed"
    from pg_sequences`,
  );
  return { pglite, shape: await shapeOf(pglite), rows, sequences: sequences.rows };
}

/** Takes away what a test file wrote. False where it changed the schema: such a database is of no more use. */
async function makeAsNew({ pglite, shape, rows, sequences }: EmbeddedInstance): Promise<boolean> {
  if ((await shapeOf(pglite)) !== shape) return false;
  await pglite.exec('discard all');
  // No trigger counts or announces what is put back.
  await pglite.exec('set session_replication_role = replica');
  const filled = await filledTables(pglite);
  if (filled.length > 0) {
    await pglite.exec(`truncate ${filled.join(', ')} restart identity cascade`);
  }
  for (const [table, blob] of rows) {
    await pglite.query(`copy ${table} from '/dev/blob'`, [], { blob });
  }
  // Includes those that belong to no table, which emptying leaves as they are.
  for (const { name, value, isUsed } of sequences) {
    await pglite.query('select setval($1::text::regclass, $2::text::bigint, $3)', [
      name,
      value,
      isUsed,
    ]);
  }
  await pglite.exec('reset session_replication_role');
  return true;
}

async function openEmbedded(): Promise<TestDatabase> {
  const instance = idleInstances.pop() ?? (await createInstance());
  const target: DatabaseTarget = { kind: 'instance', pglite: instance.pglite };
  const orm = await openOrm(target);
  return {
    orm,
    target,
    close: async () => {
      await orm.close();
      if (await makeAsNew(instance)) idleInstances.push(instance);
      else await instance.pglite.close();
    },
  };
}

async function openPostgres(serverUrl: string): Promise<TestDatabase> {
  const name = `talabridge_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, [`create database "${name}" template "${inject('postgresTemplate')}"`]);
  const target: DatabaseTarget = { kind: 'postgres', url: databaseUrl(serverUrl, name) };
  const orm = await openOrm(target);
  return {
    orm,
    target,
    close: async () => {
      await orm.close(true);
      await onServer(serverUrl, [`drop database "${name}" with (force)`]);
    },
  };
}

/** A migrated, empty database of its own, of the given kind. */
export function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'embedded') return openEmbedded();
  const serverUrl = inject('postgresUrl');
  if (!serverUrl) throw new Error('no PostgreSQL server for tests');
  return openPostgres(serverUrl);
}

/** Tags of `npm run test:rest` for the kinds that `npm test` leaves out. */
function describeOn(
  first: readonly DatabaseKind[],
  name: string,
  tests: (kind: DatabaseKind) => void,
): void {
  const kinds: DatabaseKind[] = inject('postgresUrl') ? ['embedded', 'postgres'] : ['embedded'];
  for (const kind of kinds) {
    const tags = first.includes(kind) ? [] : ['rest'];
    describe(`${name} (${kind})`, { tags }, () => tests(kind));
  }
}

type DescribeTests = (name: string, tests: (kind: DatabaseKind) => void) => void;

/** Runs the tests once on each kind of database that there is: `npm test` on the embedded one, the rest on PostgreSQL. */
export const describeOnDatabases: DescribeTests = (name, tests) =>
  describeOn(['embedded'], name, tests);

/** As describeOnDatabases, where SQL differs or locks matter: `npm test` runs the tests on both kinds. */
export const describeOnBothDatabases: DescribeTests = (name, tests) =>
  describeOn(['embedded', 'postgres'], name, tests);

/** As describeOnDatabases, for a proof that takes long: `npm test` leaves it out on both kinds. */
export const describeInRest: DescribeTests = (name, tests) => describeOn([], name, tests);
