import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listTables } from '../../../src/server/backup/database-contents.ts';
import type { Orm } from '../../../src/server/db/orm.ts';
import { objectFiles } from './stored.ts';

/** Everything that an installation holds: each row of each table, and each file, by its digest. */
export type Content = { rows: Map<string, string[]>; files: Map<string, string> };

/** Reads it all; whoever compares sees to it that nobody writes meanwhile. */
export async function contentOf(orm: Orm, dataDir: string): Promise<Content> {
  const em = orm.em.fork();
  const rows = new Map<string, string[]>();
  for (const table of await listTables(em)) {
    const digests = await em.execute<{ digest: string }[]>(
      `select md5(one::text) as "digest" from "${table}" as one order by 1`,
    );
    rows.set(
      table,
      digests.map(({ digest }) => digest),
    );
  }
  const files = new Map<string, string>();
  for (const name of objectFiles(dataDir).keys()) {
    const bytes = readFileSync(path.join(dataDir, 'objects', name));
    files.set(name, createHash('sha256').update(bytes).digest('hex'));
  }
  return { rows, files };
}

/** How many rows and files that is. */
export const sizeOfContent = ({ rows, files }: Content) => ({
  rows: [...rows.values()].flat().length,
  files: files.size,
});

function rowsBeyond(content: Content, other: Content, table: string): number {
  const known = new Set(other.rows.get(table));
  return (content.rows.get(table) ?? []).filter((digest) => !known.has(digest)).length;
}

/** What of the one is not in the other exactly as it is there; only in those tables, where some are named. */
export function contentBeyond(
  content: Content,
  other: Content,
  tables: Iterable<string> = content.rows.keys(),
): string[] {
  const rows = [...tables].flatMap((table) => {
    const beyond = rowsBeyond(content, other, table);
    return beyond > 0 ? [`${beyond} rows of ${table}`] : [];
  });
  const files = [...content.files].filter(([name, digest]) => other.files.get(name) !== digest);
  return [...rows, ...(files.length > 0 ? [`${files.length} files`] : [])];
}
