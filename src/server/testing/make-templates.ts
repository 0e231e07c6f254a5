import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { compileMessages } from '../build/compile-messages.ts';
import type { DatabaseTarget } from '../db/orm.ts';

// A process of its own, so that nothing of it keeps the test runner from ending.
// Arguments: file for the embedded template; then, where there is a server, its address and the template's name.
const [file = '', serverUrl, template = ''] = process.argv.slice(2);

await compileMessages();
const { readNewCluster } = await import('../db/new-cluster.ts');
const { openOrm, pgliteOptions } = await import('../db/orm.ts');
const { updateSchema } = await import('../db/startup.ts');
const { openJobs } = await import('../jobs/open-jobs.ts');
const { createLog } = await import('../log.ts');
const { databaseUrl, onServer } = await import('./postgres-server.ts');

const log = createLog('error');
const pglite = await PGlite.create({
  ...pgliteOptions,
  loadDataDir: await readNewCluster(),
});
const embedded = await openOrm({ kind: 'instance', pglite });
await updateSchema(embedded);
await openJobs(embedded, { kind: 'instance', pglite }, { log, isSupervised: false });
const dump = await pglite.dumpDataDir('none');
writeFileSync(file, Buffer.from(await dump.arrayBuffer()));

if (serverUrl) {
  await onServer(serverUrl, [`create database "${template}"`]);
  const target: DatabaseTarget = { kind: 'postgres', url: databaseUrl(serverUrl, template) };
  const orm = await openOrm(target);
  await updateSchema(orm);
  const jobs = await openJobs(orm, target, { log, isSupervised: false });
  await jobs.stop();
  await orm.close(true);
}
process.exit(0);
