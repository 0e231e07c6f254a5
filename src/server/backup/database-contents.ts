import { readdirSync } from 'node:fs';
import type { EntityManager } from '../db/orm.ts';
import type { Manifest } from './backup-folder.ts';

/** Every table of ours, without the queue's, which keeps house by itself. */
export async function listTables(em: EntityManager): Promise<string[]> {
  const tables = await em.execute<{ name: string }[]>(
    `select "tablename" as "name" from "pg_tables" where "schemaname" = 'public' order by 1`,
  );
  return tables.map(({ name }) => name);
}

/** The manifest's description of the database, as this very transaction sees it. */
export async function readDatabaseDetails(
  em: EntityManager,
): Promise<Pick<Manifest, 'migrations' | 'rows' | 'filesElsewhere'>> {
  const rows: Record<string, number> = {};
  for (const table of await listTables(em)) {
    const [counted] = await em.execute<{ count: number }[]>(
      `select count(*)::int as "count" from "${table}"`,
    );
    rows[table] = counted?.count ?? 0;
  }
  const migrations = await em.execute<{ name: string }[]>(
    'select "name" from "mikro_orm_migrations" order by "name"',
  );
  const [elsewhere] = await em.execute<{ count: number }[]>(
    `select count(*)::int as "count" from "uploads" where "location" = 'uploadthing'`,
  );
  return {
    rows,
    migrations: migrations.map(({ name }) => name),
    filesElsewhere: elsewhere?.count ?? 0,
  };
}

/** Those of the named migrations that this version of the site does not have: the data are of a newer one. */
export function findUnknownMigrations(names: readonly string[]): string[] {
  const folder = new URL('../../../migrations/', import.meta.url);
  const known = new Set(readdirSync(folder).map((file) => file.replace(/\.ts$/, '')));
  return names.filter((name) => !known.has(name.replace(/\.ts$/, '')));
}

/** The part of a database that is ours, in a backup and to be emptied: all else in it is foreign. */
export const ownSchemas = ['public', 'pgboss'];
/** Extensions that migrations switch on. */
export const ownExtensions = ['pg_trgm'];

/** Empties the database of what is ours, and whatever hangs on that. */
export const emptyDatabaseSql = `
  ${ownSchemas.map((name) => `drop schema if exists "${name}" cascade;`).join('\n  ')}
  create schema "public";
`;

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** Counts the tables, views and sequences in our schemas, without those of extensions. */
export async function countRelations(em: EntityManager): Promise<number> {
  const [counted] = await em.execute<{ count: number }[]>(
    `select count(*)::int as "count" from "pg_class" as c
     where "relnamespace"::regnamespace::text in (${quoted(ownSchemas)}) and "relkind" in ('r', 'p', 'v', 'm', 'S', 'f')
       and not exists (
         select from "pg_depend" where "classid" = 'pg_class'::regclass and "objid" = c."oid" and "deptype" = 'e'
       )`,
  );
  return counted?.count ?? 0;
}

/** The inside of operator classes, which `pg_trgm` brings along too; and rights, which no dump of ours has. */
const ignoredObjectTypes = [
  'operator of access method',
  'function of access method',
  'default acl',
];

/**
 * Everything of others that depends on anything, by names that a person knows: `drop … cascade` takes nothing else along.
 * Parts of an extension, and what is only the inside of another part, are named by what they belong to.
 */
async function listForeignObjects(em: EntityManager): Promise<string[]> {
  const parts = await em.execute<{ name: string }[]>(
    `select part."type" || ' ' || part."identity" as "name"
     from (
         select "classid", "objid", "objsubid" from "pg_depend"
         group by 1, 2, 3 having not bool_or("deptype" in ('e', 'i'))
       ) as one,
       pg_identify_object(one."classid", one."objid", one."objsubid") as part,
       pg_identify_object_as_address(one."classid", one."objid", one."objsubid") as address
     where part."type" not in (${quoted(ignoredObjectTypes)})
       and not (part."type" = 'extension' and part."identity" in (${quoted(ownExtensions)}))
       -- A trigger, a policy or a default has no schema, but its table's comes first in its address.
       and (part."type" like 'publication %'
         or coalesce(part."schema", address."object_names"[1]) not in ('pg_toast', ${quoted(ownSchemas)}))`,
  );
  return parts.map(({ name }) => name);
}

/**
 * Foreign objects that emptying the database would take along: an extension in our schema, a foreign view of our tables,
 * a column of theirs that has a type of ours.
 * It is tried, and undone; throws the database's error where emptying is not allowed. Needs a transaction.
 */
export async function findForeignDependents(em: EntityManager): Promise<string[]> {
  const before = await listForeignObjects(em);
  await em.execute('savepoint "rehearsal"');
  await em.execute(emptyDatabaseSql);
  const after = new Set(await listForeignObjects(em));
  await em.execute('rollback to savepoint "rehearsal"');
  return before.filter((name) => !after.has(name)).toSorted();
}
