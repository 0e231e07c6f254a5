import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { BuiltInstallation } from './built-installation.ts';
import { countOf } from './stored.ts';

/** Whoever makes a table or an index locks it until the commit: these are there, and nobody else sees them yet. */
const uncommitted = `
  select count(*) from "pg_locks" join "pg_stat_activity" using ("pid")
  where "datname" = current_database() and "pg_stat_activity"."pid" <> pg_backend_pid()
    and "locktype" = 'relation' and "mode" = 'AccessExclusiveLock' and "granted"`;

/** PostgreSQL gives what is not its own a number from here on, and a file of that name. */
const firstOfOthers = 16_384;

function filesOfTables(folder: string): number {
  if (!existsSync(folder)) return 0;
  const names = globSync('base/*/*', { cwd: folder }).map((name) => path.basename(name));
  return names.filter((name) => Number(name) >= firstOfOthers).length;
}

/** What is counted, for the table of results. */
export const watched = {
  PostgreSQL: 'relations locked by the open transaction',
  embedded: 'files of tables and indexes',
};

/** Lets `use` see how much a process that migrates an empty database has made up to a moment. */
export function watchMigration<T>(
  installation: BuiltInstallation,
  use: (made: () => Promise<number>) => Promise<T>,
): Promise<T> {
  const { target, dataDir } = installation;
  if (target.kind !== 'postgres') {
    return use(async () => filesOfTables(path.join(dataDir, 'database')));
  }
  return installation.read((orm) => use(() => countOf(orm, uncommitted)));
}
