import type { EntityManager } from '../db/orm.ts';

/** What of a database is ours, in a backup and to be emptied: all else in it belongs to somebody else. */
export const ownSchemas = ['public', 'pgboss'];
/** What the migrations switch on. */
export const ownExtensions = ['pg_trgm'];

/** Empties the database of what is ours, and whatever hangs on that. */
export const emptying = `
  ${ownSchemas.map((name) => `drop schema if exists "${name}" cascade;`).join('\n  ')}
  create schema "public";
`;

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** How many tables, views and sequences there are in our schemas, but for those that an extension brought. */
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

/** Extensions, and what lies in other schemas, by names that a person knows. */
async function foreignParts(em: EntityManager): Promise<string[]> {
  const isForeign = (schema: string) =>
    `${schema} in (select "oid" from "pg_namespace" where "nspname" not in ('information_schema', ${quoted(ownSchemas)})
       and "nspname" not like 'pg\\_%')`;
  const parts = await em.execute<{ name: string }[]>(
    `select 'extension ' || "extname" as "name" from "pg_extension" where "extname" not in (${quoted(ownExtensions)})
     union all select "oid"::regclass::text from "pg_class" where ${isForeign('"relnamespace"')}
     union all select "conname" || ' of ' || "conrelid"::regclass from "pg_constraint" where ${isForeign('"connamespace"')}
     union all select "oid"::regprocedure::text from "pg_proc" where ${isForeign('"pronamespace"')}`,
  );
  return parts.map(({ name }) => name);
}

/**
 * What of others would go along when the database is emptied: an extension in our schema, somebody's view of our tables.
 * It is tried, and undone; throws the database's error where emptying is not allowed. Needs a transaction.
 */
export async function lostByEmptying(em: EntityManager): Promise<string[]> {
  const before = await foreignParts(em);
  await em.execute('savepoint "rehearsal"');
  await em.execute(emptying);
  const after = new Set(await foreignParts(em));
  await em.execute('rollback to savepoint "rehearsal"');
  return before.filter((name) => !after.has(name));
}
