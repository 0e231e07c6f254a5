import path from 'node:path';
import { lockFolder } from '../src/server/db/folder-lock.ts';
import { type DatabaseTarget, openOrm } from '../src/server/db/orm.ts';
import { migrate } from '../src/server/db/startup.ts';
import { readEnv } from '../src/server/env.ts';
import { generateApplications } from './support/applications-generator.ts';

// `npm run generate -- 100000` adds that many made-up applications to the database that the environment names.
const count = Number(process.argv[2]);
if (!Number.isInteger(count) || count < 1)
  throw new Error('Say how many: npm run generate -- 1000');
const env = readEnv();
const dataDir = path.resolve(env.DATA_DIR);
const target: DatabaseTarget = env.DATABASE_URL
  ? { kind: 'postgres', url: env.DATABASE_URL }
  : { kind: 'embedded', dataDir: path.join(dataDir, 'database') };
const release = env.DATABASE_URL ? null : await lockFolder(dataDir);
const orm = await openOrm(target);
await migrate(orm, target);
const startedAt = performance.now();
await generateApplications(orm.em.fork(), count);
console.log(`${count} applications in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
await orm.close(true);
await release?.();
