import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { emptying } from './own-parts.ts';
import { connectionOf, type Running, runProgram, startProgram } from './postgres-programs.ts';

/** The schema is there in every database, and may hold what is not ours. */
const isSchemaItself = (line: string) => / SCHEMA - public /.test(line);

/** Hands a dump over as statements, and lets it count once the last one has come through. */
async function pour(from: Running, into: Running, before: string): Promise<void> {
  // One that ends early says why by itself.
  into.child.stdin.on('error', () => {});
  into.child.stdin.write(`begin;\n${before}\n`);
  await pipeline(from.child.stdout, into.child.stdin, { end: false });
  await from.ended;
  into.child.stdin.end('commit;\n');
  await into.ended;
}

/**
 * Loads a dump of PostgreSQL: all of it or nothing, in one transaction, which also empties the database first where there
 * is something in it.
 */
export async function loadPostgres(
  databaseUrl: string,
  file: string,
  { isEmptied }: { isEmptied: boolean },
): Promise<void> {
  const { address, variables } = connectionOf(databaseUrl);
  const folder = await mkdtemp(path.join(tmpdir(), 'talabridge-restore-'));
  try {
    const list = path.join(folder, 'list');
    const entries = (await runProgram('pg_restore', ['--list', file])).split('\n');
    await writeFile(list, entries.filter((line) => !isSchemaItself(line)).join('\n'));
    // Comments of extensions belong to whoever installed them.
    const how = ['--no-owner', '--no-privileges', '--no-comments', `--use-list=${list}`];
    const from = startProgram('pg_restore', [...how, '--file=-', file]);
    const into = startProgram(
      'psql',
      ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-', `--dbname=${address}`],
      variables,
    );
    into.child.stdout.resume();
    const poured = pour(from, into, isEmptied ? emptying : '');
    poured.catch(() => {
      // Without its last word the transaction is undone.
      from.child.kill();
      into.child.stdin.destroy();
    });
    // Of two complaints that of the database is the reason.
    const [loaded, all, read] = await Promise.allSettled([into.ended, poured, from.ended]);
    for (const one of [loaded, all, read]) if (one.status === 'rejected') throw one.reason;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
