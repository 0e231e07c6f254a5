import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { SqlMikroORM } from '@mikro-orm/sql';
import pino from 'pino';
import { startLocalPostgres } from '../../.ci/postgres.ts';
import {
  type DatabaseTarget,
  type Orm,
  ormConfig,
  pgliteOptions,
} from '../../src/server/db/orm.ts';
import { updateSchema } from '../../src/server/db/startup.ts';
import { listApplications } from '../../src/server/services/applications/list.ts';
import { requireRole } from '../../src/server/services/context.ts';
import { databaseUrl, onServer } from '../../src/server/testing/postgres-server.ts';
import {
  type ListApplicationsInput,
  listApplicationsInput,
} from '../../src/shared/contracts/application-admin.ts';
import { generateApplications } from './applications-generator.ts';

type Timed = Awaited<ReturnType<typeof listApplications>> & { ms: number; queries: number };

/** A database with that many applications, and the list as an administrator's screen asks for it. */
export type ApplicationsDatabase = {
  list: (input: Partial<ListApplicationsInput>) => Promise<Timed>;
  orm: Orm;
};

let server: Promise<string> | undefined;
type Kind = 'postgres' | 'embedded';

const databases = new Map<string, Promise<ApplicationsDatabase>>();

async function startServer(): Promise<string> {
  const local = await startLocalPostgres();
  if (!local) throw new Error('no PostgreSQL is installed here');
  process.once('exit', local.stop);
  return local.url;
}

async function newDatabase(size: number, kind: Kind): Promise<DatabaseTarget> {
  if (kind === 'embedded') {
    return { kind: 'instance', pglite: await PGlite.create(pgliteOptions) };
  }
  server ??= startServer();
  const serverUrl = await server;
  const name = `applications_${size}`;
  await onServer(serverUrl, [`create database "${name}"`]);
  return { kind: 'postgres', url: databaseUrl(serverUrl, name) };
}

async function make(size: number, kind: Kind): Promise<ApplicationsDatabase> {
  const target = await newDatabase(size, kind);
  let queries = 0;
  const orm = await SqlMikroORM.init({
    // Making a million takes longer than a page may.
    ...ormConfig(target, { isLongRunning: true }),
    debug: ['query'],
    logger: () => {
      queries += 1;
    },
  });
  await updateSchema(orm);
  await generateApplications(orm.em.fork(), size);
  const administrator = {
    id: randomUUID(),
    role: 'admin' as const,
    name: 'Benchmark',
    lacksSecondFactor: false,
  };
  const actor = requireRole({ actor: administrator }, 'admin');
  const log = pino({ level: 'silent' });
  return {
    orm,
    list: async (input) => {
      const ctx = { em: orm.em.fork({ useContext: true }), actor, log };
      const asked = listApplicationsInput.parse(input);
      queries = 0;
      const startedAt = performance.now();
      const answer = await listApplications(ctx, asked);
      return { ...answer, ms: performance.now() - startedAt, queries };
    },
  };
}

/** The database with that many applications; made at the first call, gone with the process. */
export function applicationsDatabase(
  size: number,
  kind: Kind = 'postgres',
): Promise<ApplicationsDatabase> {
  const made = databases.get(`${kind} ${size}`) ?? make(size, kind);
  databases.set(`${kind} ${size}`, made);
  return made;
}
