import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { Orm } from '../../../src/server/db/orm.ts';

const keys = `
  select 'contact ' || "email" as "key" from "contact_messages"
  union all select 'registration ' || "company_name" from "clients"
  union all select 'application ' || "email" from "applications"
  union all select 'like ' || "session_id" from "gallery_likes"
  union all select 'resume ' || "id"::text from "uploads" where "status" <> 'pending'`;

/** How often each write is in the database, by the keys of the ledger. */
export async function storedKeys(orm: Orm): Promise<Map<string, number>> {
  const rows = await orm.em
    .fork()
    .execute<{ key: string; times: number }[]>(
      `select "key", count(*)::int as "times" from (${keys}) as all_keys group by "key"`,
    );
  return new Map(rows.map(({ key, times }) => [key, times]));
}

/** One number from the database. */
export async function countOf(orm: Orm, sql: string, params: unknown[] = []): Promise<number> {
  const [row] = await orm.em.fork().execute<{ count: string | number }[]>(sql, params);
  return Number(row?.count ?? 0);
}

function* filesBelow(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else yield file;
  }
}

/** The files of an installation as the database names them: `ab/cd/<uuid>` and their bytes. */
export function objectFiles(dataDir: string): Map<string, number> {
  const root = path.join(dataDir, 'objects');
  const files = [...filesBelow(root)]
    // One that goes while it is looked at is not there.
    .map(
      (file) =>
        [path.relative(root, file), statSync(file, { throwIfNoEntry: false })?.size ?? 0] as const,
    )
    .filter(([name]) => /^[0-9a-f]{2}\/[0-9a-f]{2}\//.test(name));
  return new Map(files);
}

/** As if every file had lain there for longer: what nobody knows of is swept once it is an hour old. */
export function ageFiles(dataDir: string, byMs: number): void {
  const past = new Date(Date.now() - byMs);
  for (const file of filesBelow(path.join(dataDir, 'objects'))) utimesSync(file, past, past);
}

/** Uploads that have begun to come and are not whole yet. */
export function partFiles(dataDir: string): string[] {
  const folder = path.join(dataDir, 'objects', 'incoming');
  return [...filesBelow(folder)].filter((file) => file.endsWith('.part'));
}

export type FileBook = {
  files: number;
  /** Files without a row. */
  loose: number;
  failures: string[];
};

/** Every file has its row, and every row that says so its whole file. */
export async function compareFiles(orm: Orm, dataDir: string): Promise<FileBook> {
  const rows = await orm.em
    .fork()
    .execute<{ store_key: string; size: number; is_whole: boolean }[]>(
      `select "store_key", "size", "status" <> 'pending' as "is_whole" from "uploads"
       union all select "store_key", "size", true from "image_variants"`,
    );
  const files = objectFiles(dataDir);
  const known = new Set(rows.map((row) => row.store_key));
  const missing = rows.filter((row) => row.is_whole && files.get(row.store_key) !== row.size);
  const loose = [...files.keys()].filter((name) => !known.has(name));
  return {
    files: files.size,
    loose: loose.length,
    failures: [
      ...(missing.length > 0 ? [`${missing.length} rows have no whole file`] : []),
      ...(loose.length > 0 ? [`${loose.length} files have no row`] : []),
    ],
  };
}
