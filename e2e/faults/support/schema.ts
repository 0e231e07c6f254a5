import type { Orm } from '../../../src/server/db/orm.ts';

/** Everything that migrations make, a line each. */
export async function schemaOf(orm: Orm): Promise<string> {
  const rows = await orm.em.fork().execute<{ line: string }[]>(
    `select concat_ws(' ', 'column', "table_name", "column_name", "data_type", "is_nullable", "column_default") as "line"
       from "information_schema"."columns" where "table_schema" = 'public'
     union all select "indexdef" from "pg_indexes" where "schemaname" = 'public'
     union all select concat_ws(' ', "conrelid"::regclass::text, "conname", pg_get_constraintdef("oid"))
       from "pg_constraint" where "connamespace" = 'public'::regnamespace
     union all select 'migration ' || "name" from "mikro_orm_migrations"`,
  );
  return rows
    .map(({ line }) => line)
    .toSorted()
    .join('\n');
}

/** How many migrations a database has had; 0 where none was ever begun. */
export async function appliedMigrations(orm: Orm): Promise<number> {
  return (await orm.migrator.getExecuted()).length;
}
