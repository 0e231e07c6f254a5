import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdtempSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { writeChecksums } from './backup/backup-folder.ts';
import { loadPostgres, restoreBackup } from './backup/restore-backup.ts';
import { type DatabaseTarget, openOrm } from './db/orm.ts';
import { extendEnvironment } from './env.ts';
import { applicantForm, uploadResume } from './testing/applicant.ts';
import { type Installation, makeInstallation } from './testing/installation.ts';
import { onServer } from './testing/postgres-server.ts';
import { type ServerProcess, waitForAddress } from './testing/server-process.ts';
import { TestClient } from './testing/test-client.ts';
import { describeInRest } from './testing/test-database.ts';

/** For tests that start several processes, on a machine that is busy. */
const timeoutMs = 300_000;
const run = promisify(execFile);
const administrator = { username: 'admin', password: 'harbour lantern maple tide' };

const hasTools = spawnSync('pg_dump', ['--version']).status === 0;

type Site = Pick<Installation, 'dataDir' | 'target'>;

/** Runs `npm run backup` or `npm run restore` on an installation; answers what it said. */
async function command(name: 'backup' | 'restore', site: Site, ...args: string[]): Promise<string> {
  const script = fileURLToPath(new URL(`./backup/run-${name}.ts`, import.meta.url));
  const { stdout } = await run(process.execPath, [script, ...args], {
    env: extendEnvironment({
      DATA_DIR: site.dataDir,
      DATABASE_URL: site.target.kind === 'postgres' ? site.target.url : '',
    }),
  });
  return stdout;
}

/** The same within this process. */
const restore = ({ dataDir, target }: Site, folder: string, replace: boolean) =>
  restoreBackup({ dataDir, target, folder, replace, onProgress: () => {} });

/** Every application as the database has it, by id. */
async function storedRows(target: DatabaseTarget): Promise<Map<string, string>> {
  const orm = await openOrm(target);
  const rows = await orm.em
    .fork()
    .execute<{ id: string; row: string }[]>(
      'select "id", to_jsonb(a)::text as "row" from "applications" as a',
    );
  await orm.close(true);
  return new Map(rows.map(({ id, row }) => [id, row]));
}

async function stop(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
}

/** What others have in the same database, some of it in the way. */
const foreign = [
  'create schema "reporting"',
  'create table "reporting"."kept" as select 1 as "one"',
  'create view "reporting"."names" as select "email" from "applications"',
  'create extension "citext"',
  'create table "reporting"."jobs" as select "name", "state" from "pgboss"."job"',
  `alter table "reporting"."kept" add column "size" real default similarity('a', 'b')`,
  'create trigger "told" after delete on "reporting"."kept" for each row execute function "announce_content"()',
  'create policy "own" on "reporting"."kept" using (exists (select from "users"))',
  'alter table "reporting"."kept" add foreign key ("one") references "mikro_orm_migrations" ("id")',
  'create domain "reporting"."step" as "pgboss"."job_state"',
  'create publication "outward" for table "applications"',
];
/** Each by the name under which it is refused, with what takes it out of the way. */
const inTheWay = {
  'view reporting.names': 'drop view "reporting"."names"',
  'extension citext': 'drop extension "citext"',
  'table column reporting.jobs.state': 'alter table "reporting"."jobs" drop column "state"',
  'default value for reporting.kept.size':
    'alter table "reporting"."kept" alter column "size" drop default',
  'trigger told on reporting.kept': 'drop trigger "told" on "reporting"."kept"',
  'policy own on reporting.kept': 'drop policy "own" on "reporting"."kept"',
  'table constraint kept_one_fkey on reporting.kept':
    'alter table "reporting"."kept" drop constraint "kept_one_fkey"',
  'type reporting.step': 'drop domain "reporting"."step"',
  'publication relation public.applications in publication outward': 'drop publication "outward"',
};
/** What is in no table, left by somebody who dropped the tables alone. */
const leftovers = [
  'drop schema "public" cascade',
  'drop schema if exists "pgboss" cascade',
  'create schema "public"',
  'create function "announce_content"() returns int language sql as $$ select 1 $$',
  'create schema "pgboss"',
  `create type "pgboss"."job_state" as enum ('done')`,
];

describeInRest('a backup', (kind) => {
  let installation: Installation;
  let folder: string;
  const acknowledged: { id: string; resumeUrl: string }[] = [];
  beforeAll(async () => {
    installation = await makeInstallation(kind);
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'talabridge-backup-')), 'saved');
  });
  afterAll(async () => {
    await installation.remove();
    rmSync(path.dirname(folder), { recursive: true, force: true });
  });

  const start = (site: Installation) => site.spawn({ ADMIN_PASSWORD: administrator.password });

  /** One applicant with a résumé of their own. */
  async function apply(client: TestClient): Promise<void> {
    const resumeUrl = await uploadResume(client);
    const email = `${randomUUID()}@applicants.example`;
    const { status, body } = await client.post('/api/applications', {
      ...applicantForm,
      email,
      resumeUrl,
    });
    expect(status).toBe(201);
    acknowledged.push({ id: String(Object(body).id), resumeUrl });
  }

  /** Registers a client, who gets the next number. */
  async function register(client: TestClient): Promise<void> {
    const { status } = await client.post('/api/client-registration', {
      companyName: `Nordwind ${randomUUID()}`,
      contactPerson: 'Ida Nord',
      contactEmail: 'ida@nordwind.example',
      phone: '+49 40 555 0101',
      privacyConsent: true,
    });
    expect(status).toBe(200);
  }

  /** People go on writing: what they send meanwhile is in it or not, but never by half. */
  async function saveUnderWrites(client: TestClient): Promise<void> {
    let isOver = false;
    const writing = (async () => {
      while (!isOver) await apply(client);
    })();
    try {
      await command('backup', installation, folder);
    } finally {
      isOver = true;
      await writing;
    }
  }

  async function expectWhole(site: Installation, originals: Map<string, string>, first: string[]) {
    const restored = await storedRows(site.target);
    expect([...restored.keys()]).toEqual(expect.arrayContaining(first));
    for (const [id, row] of restored) expect(row).toBe(originals.get(id));
    const server = start(site);
    const admin = new TestClient(await waitForAddress(server));
    expect((await admin.post('/api/auth/login', administrator)).status).toBe(200);
    for (const { id, resumeUrl } of acknowledged.filter((one) => restored.has(one.id))) {
      const file = await admin.fetch(resumeUrl);
      expect(file.status, `the résumé of ${id}`).toBe(200);
      expect((await file.text()).startsWith('%PDF-')).toBe(true);
    }
    await apply(new TestClient(admin.url));
    await register(new TestClient(admin.url));
    const { rows } = await admin.trpc.admin.clients.list.query({});
    expect(rows.map(({ clientId }) => clientId).toSorted()).toEqual(['TB-0001', 'TB-0002']);
    await stop(server);
  }

  /** What would take others' things along is refused, and what fails on the way loses nothing. */
  async function expectNothingLost(url: string, originals: Map<string, string>): Promise<void> {
    const lost = Object.keys(inTheWay).toSorted().join(', ');
    await expect(restore(installation, folder, true)).rejects.toThrow(
      `no backup of the site has: ${lost}.`,
    );
    await onServer(url, Object.values(inTheWay));
    // The list of what is in it stands at its beginning: what is cut off is found missing on the way. Without its last
    // byte every row is still there, and the database has nothing to complain about.
    for (const missing of [1, 10]) {
      const cut = path.join(path.dirname(folder), 'cut.dump');
      copyFileSync(path.join(folder, 'database.dump'), cut);
      truncateSync(cut, statSync(cut).size - missing);
      expect((await run('pg_restore', ['--list', cut])).stdout).toContain('TABLE DATA');
      await expect(loadPostgres(url, cut, { isEmptied: true })).rejects.toThrow(
        /^(pg_restore|psql) failed/,
      );
      expect(await storedRows(installation.target)).toEqual(originals);
    }
  }

  /** Another database with the tables of the site in it. */
  async function withOther(work: (other: Installation, url: string) => Promise<void>) {
    const other = await makeInstallation('postgres');
    try {
      if (other.target.kind === 'postgres') await work(other, other.target.url);
    } finally {
      await other.remove();
    }
  }

  async function expectMoved(other: Site, originals: Map<string, string>, first: string[]) {
    await restore(other, folder, true);
    const moved = await storedRows(other.target);
    expect([...moved.keys()]).toEqual(expect.arrayContaining(first));
    for (const [id, row] of moved) expect(row).toBe(originals.get(id));
  }

  /** What was no database when it was saved is found out while everything is still there. */
  async function expectUnreadable(other: Site, url: string): Promise<void> {
    const unreadable = path.join(path.dirname(folder), 'unreadable');
    cpSync(folder, unreadable, { recursive: true });
    writeFileSync(path.join(unreadable, 'database.dump'), gzipSync('no database'));
    await writeChecksums(unreadable);
    await onServer(url, ['create table "written_before" ()']);
    await expect(restore(other, unreadable, true)).rejects.toThrow();
    await onServer(url, ['table "written_before"']);
  }

  test.skipIf(kind === 'postgres' && !hasTools)(
    'brings back what was acknowledged before it, every record with its file',
    async () => {
      const server = start(installation);
      const client = new TestClient(await waitForAddress(server));
      for (let count = 0; count < 5; count += 1) await apply(client);
      const first = acknowledged.map(({ id }) => id);
      await register(client);
      const { target } = installation;
      if (target.kind === 'postgres') await onServer(target.url, foreign);
      await saveUnderWrites(client);
      await expect(restore(installation, folder, true)).rejects.toThrow(
        kind === 'postgres' ? 'Others are connected to the database' : 'in use by another process',
      );
      await stop(server);
      const originals = await storedRows(installation.target);

      // Nothing is lost by mistake: not without being asked for, and not for a backup that was damaged.
      await expect(restore(installation, folder, false)).rejects.toThrow('--replace');
      const dump = path.join(folder, 'database.dump');
      const { size } = statSync(dump);
      appendFileSync(dump, 'x');
      await expect(restore(installation, folder, true)).rejects.toThrow(
        'database.dump is not what',
      );
      truncateSync(dump, size);
      expect(await storedRows(installation.target)).toEqual(originals);

      if (target.kind === 'postgres') await expectNothingLost(target.url, originals);

      expect(await command('restore', installation, folder, '--replace')).toMatch(/^Restored/m);
      await expectWhole(installation, originals, first);
      if (target.kind === 'postgres') await onServer(target.url, ['table "reporting"."kept"']);

      // From trying to running; the other way round there is none.
      if (kind === 'postgres') {
        const embedded: DatabaseTarget = { kind: 'embedded', dataDir: installation.dataDir };
        const wrong = { ...installation, target: embedded };
        await expect(restore(wrong, folder, true)).rejects.toThrow('set DATABASE_URL');
        await withOther(async (other, url) => {
          await onServer(url, leftovers);
          await expectMoved(other, originals, first);
        });
      } else if (inject('postgresUrl')) {
        await withOther(async (other, url) => {
          await expectUnreadable(other, url);
          await expectMoved(other, originals, first);
        });
      }
    },
    timeoutMs,
  );
});
