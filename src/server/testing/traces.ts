import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestApp } from './test-app.ts';

type Table = { schema: string; name: string };

/** Every table that there is, those of the job queue included. */
const tablesOf = ({ orm }: Pick<TestApp, 'orm'>) =>
  orm.em.fork().execute<Table[]>(
    `select "table_schema" as "schema", "table_name" as "name" from "information_schema"."tables"
     where "table_type" = 'BASE TABLE' and "table_schema" not in ('pg_catalog', 'information_schema')`,
  );

/** Where any of the words stands: in which tables, in whatever column, and in which files of the data folder. */
export async function findOccurrences(
  app: Pick<TestApp, 'orm' | 'dataDir'>,
  words: readonly string[],
): Promise<{ tables: string[]; files: string[] }> {
  const tables: string[] = [];
  const patterns = words.map((word) => `%${word}%`);
  for (const { schema, name } of await tablesOf(app)) {
    const [row] = await app.orm.em.fork().execute<{ found: boolean }[]>(
      `select exists (select 1 from "${schema}"."${name}" as "row"
           where ${patterns.map(() => '"row"::text ilike ?').join(' or ')}) as "found"`,
      patterns,
    );
    if (row?.found) tables.push(name);
  }
  const files = readdirSync(app.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const content = readFileSync(file).toString('latin1').toLowerCase();
      return words.some((word) => content.includes(word.toLowerCase()));
    });
  return { tables, files };
}
