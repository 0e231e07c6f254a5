import { readdirSync } from 'node:fs';
import type { EntityManager } from '../db/orm.ts';
import type { Manifest } from './backup-layout.ts';

/** Every table of ours, without the queue's, which keeps house by itself. */
export async function tablesOf(em: EntityManager): Promise<string[]> {
  const tables = await em.execute<{ name: string }[]>(
    `select "tablename" as "name" from "pg_tables" where "schemaname" = 'public' order by 1`,
  );
  return tables.map(({ name }) => name);
}

/** What a manifest says of the database, as this very transaction sees it. */
export async function factsOf(
  em: EntityManager,
): Promise<Pick<Manifest, 'migrations' | 'rows' | 'filesElsewhere'>> {
  const rows: Record<string, number> = {};
  for (const table of await tablesOf(em)) {
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
export function unknownMigrations(names: readonly string[]): string[] {
  const folder = new URL('../../../migrations/', import.meta.url);
  const known = new Set(readdirSync(folder).map((file) => file.replace(/\.ts$/, '')));
  return names.filter((name) => !known.has(name.replace(/\.ts$/, '')));
}
