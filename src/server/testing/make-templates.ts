import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { compileMessages } from '../build/compile-messages.ts';

// A process of its own, so that nothing of it keeps the test runner from ending.
// Arguments: file for the embedded template; then, where there is a server, its address and the template's name.
const [file = '', serverUrl, template = ''] = process.argv.slice(2);

await compileMessages();
const { openOrm } = await import('../db/orm.ts');
const { pgliteExtensions } = await import('../db/pglite-extensions.ts');
const { databaseUrl, onServer } = await import('./postgres-server.ts');

const pglite = await PGlite.create({ extensions: pgliteExtensions });
const embedded = await openOrm({ kind: 'instance', pglite });
await embedded.migrator.up();
const dump = await pglite.dumpDataDir('none');
writeFileSync(file, Buffer.from(await dump.arrayBuffer()));

if (serverUrl) {
  await onServer(serverUrl, [`create database "${template}"`]);
  const orm = await openOrm({ kind: 'postgres', url: databaseUrl(serverUrl, template) });
  await orm.migrator.up();
  await orm.close(true);
}
process.exit(0);
