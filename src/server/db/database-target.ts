import path from 'node:path';
import type { DatabaseTarget } from './orm.ts';

/** The database of an installation: the PostgreSQL that was named, else the embedded one in its data folder. */
export function databaseTarget(url: string | undefined, dataDir: string): DatabaseTarget {
  return url
    ? { kind: 'postgres', url }
    : { kind: 'embedded', dataDir: path.join(dataDir, 'database') };
}
