import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite, types } from '@electric-sql/pglite';
import { describe, inject } from 'vitest';
import { type DatabaseTarget, type Orm, openOrm, pgliteExtensions } from '../db/orm.ts';
import { databaseUrl, onServer } from './postgres-server.ts';

export type DatabaseKind = 'embedded' | 'postgres';
export type TestDatabase = { orm: Orm; target: DatabaseTarget; close: () => Promise<void> };

async function openEmbedded(): Promise<TestDatabase> {
  const dump = new Blob([readFileSync(inject('embeddedTemplate'))]);
  const pglite = await PGlite.create({
    loadDataDir: dump,
    extensions: pgliteExtensions,
    // As where the ORM opens the database itself: a day stays text.
    parsers: { [types.DATE]: (day) => day },
  });
  const target: DatabaseTarget = { kind: 'instance', pglite };
  const orm = await openOrm(target);
  return {
    orm,
    target,
    close: async () => {
      await orm.close();
      await pglite.close();
    },
  };
}

async function openPostgres(serverUrl: string): Promise<TestDatabase> {
  const name = `talabridge_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, [`create database "${name}" template "${inject('postgresTemplate')}"`]);
  const target: DatabaseTarget = { kind: 'postgres', url: databaseUrl(serverUrl, name) };
  const orm = await openOrm(target);
  return {
    orm,
    target,
    close: async () => {
      await orm.close(true);
      await onServer(serverUrl, [`drop database "${name}" with (force)`]);
    },
  };
}

/** A migrated, empty database of its own, of the given kind. */
export function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'embedded') return openEmbedded();
  const serverUrl = inject('postgresUrl');
  if (!serverUrl) throw new Error('no PostgreSQL server for tests');
  return openPostgres(serverUrl);
}

/** Runs the tests once on each kind of database that there is. */
export function describeOnDatabases(name: string, tests: (kind: DatabaseKind) => void): void {
  const kinds: DatabaseKind[] = inject('postgresUrl') ? ['embedded', 'postgres'] : ['embedded'];
  for (const kind of kinds) describe(`${name} (${kind})`, () => tests(kind));
}
