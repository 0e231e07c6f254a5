import { readFileSync } from 'node:fs';
import type { Orm } from '../../../src/server/db/orm.ts';
import { countOf } from '../../faults/support/stored.ts';
import type { Fleet } from '../support/fleet.ts';

export type Line = { what: string; figure: string };

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
const bytes = (count: number) => `${count.toFixed(0)} bytes`;

/** What of the memory a process holds, as Linux counts it; null elsewhere. */
function memoryOf(pid: number | undefined): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/** What each process takes at this moment. */
export async function processSizes(fleet: Fleet, when: string): Promise<Line[]> {
  const memory = fleet.servers.flatMap(({ child }) => memoryOf(child.pid) ?? []);
  const connections = await fleet.installation.read((orm) =>
    countOf(
      orm,
      `select count(*) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    ),
  );
  return [
    {
      // The one that filled the site with demo content has drawn its pictures.
      what: `memory of a process ${when}, the smallest and the largest`,
      figure: `${megabytes(Math.min(...memory))}, ${megabytes(Math.max(...memory))}`,
    },
    {
      what: `connections of a process to PostgreSQL ${when}, on average`,
      figure: (connections / fleet.servers.length).toFixed(1),
    },
  ];
}

/** Bytes that one application takes, of the table itself and of its indexes, and its résumé’s row. */
export async function rowSizes(orm: Orm): Promise<Line[]> {
  const rows = await countOf(orm, 'select count(*) from "applications"');
  const sizeOf = async (what: string, table: string) =>
    (await countOf(orm, `select ${what}('${table}') as "count"`)) / rows;
  const table = await sizeOf('pg_table_size', 'applications');
  const indexes = await sizeOf('pg_indexes_size', 'applications');
  const upload = await sizeOf('pg_total_relation_size', 'uploads');
  return [
    { what: 'applications in the database', figure: String(rows) },
    { what: 'an application: its row', figure: bytes(table) },
    { what: 'an application: its places in all indexes', figure: bytes(indexes) },
    { what: 'an application: the row of its résumé, with indexes', figure: bytes(upload) },
    { what: 'an application, in all', figure: bytes(table + indexes + upload) },
  ];
}
