import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { baselineFile, openOrm } from '../src/server/db/orm.ts';
import { startLocalPostgres } from './postgres.ts';

// `npm run migration:baseline` writes the schema that all migrations make, as one piece for new databases.

const server = await startLocalPostgres();
if (!server) throw new Error('Install PostgreSQL: its pg_dump writes the schema.');
try {
  const orm = await openOrm({ kind: 'postgres', url: server.url });
  await orm.migrator.up();
  const names = (await orm.migrator.getExecuted()).map(({ name }) => name);
  await orm.close(true);

  const dump = (...options: string[]) =>
    execFileSync('pg_dump', [...options, server.url], { encoding: 'utf8' });
  const rows = dump('--data-only', '--inserts', '--exclude-table=public.mikro_orm_migrations');
  const row = /^INSERT .*/m.exec(rows);
  if (row) throw new Error(`Migrations write rows, which a baseline lacks: ${row[0]}`);
  // Leaves out comments, commands of psql, and settings that other versions do not know or that would outlast the statement.
  const schema = dump('--schema-only', '--no-owner', '--no-privileges', '--no-comments')
    .replace(/^(--|\\|SET |SELECT pg_catalog\.set_config).*\n/gm, '')
    .replace(/\n{2,}/g, '\n')
    // A server may have the extension in another schema already, which is in the search path.
    .replaceAll(' WITH SCHEMA public', '')
    .replaceAll('public.gin_trgm_ops', 'gin_trgm_ops')
    .trim();
  writeFileSync(
    baselineFile,
    `-- Written by \`npm run migration:baseline\`: the schema of the migrations that are listed at the end.
-- Functions call one another, in whatever order they come.
select set_config('check_function_bodies', 'off', true);
${schema}
insert into public.mikro_orm_migrations (name) values
${names.map((name) => `  ('${name}')`).join(',\n')};
`,
  );
} finally {
  server.stop();
}
