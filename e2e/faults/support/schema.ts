import type { Orm } from '../../../src/server/db/orm.ts';
import { countOf } from './stored.ts';

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

const tables = `select count(*) from "pg_tables" where "schemaname" = 'public' and "tablename"`;

/** What a start that was cut off has left: migrations that are noted as done, and tables that they make. */
export async function leftBehind(orm: Orm): Promise<{ applied: number; tables: number }> {
  const hasNotes = await countOf(orm, `${tables} = 'mikro_orm_migrations'`);
  return {
    // Not by the migrator, which makes the table where there is none.
    applied: hasNotes ? await countOf(orm, 'select count(*) from "mikro_orm_migrations"') : 0,
    tables: await countOf(orm, `${tables} <> 'mikro_orm_migrations'`),
  };
}
