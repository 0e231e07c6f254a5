import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openOrm } from './db/orm.ts';
import { applicantForm, uploadResume } from './testing/applicant.ts';
import { type Installation, makeInstallation } from './testing/installation.ts';
import { onServer } from './testing/postgres-server.ts';
import { addressOf, type ServerProcess } from './testing/server-process.ts';
import { TestClient } from './testing/test-client.ts';
import { describeOnDatabases } from './testing/test-database.ts';

/** For tests that start several processes, on a machine that is busy. */
const patienceMs = 300_000;
const run = promisify(execFile);
const administrator = { username: 'admin', password: 'harbour lantern maple tide' };
const hasTools = spawnSync('pg_dump', ['--version']).status === 0;

/** What the README says: what changed or went while it was read does not matter, so 1 is no failure. */
function packFiles(dataDir: string, archive: string): void {
  const { status, stderr } = spawnSync(
    'tar',
    ['--create', '--gzip', `--file=${archive}`, `--directory=${dataDir}`, '.'],
    { encoding: 'utf8' },
  );
  if (status !== 0 && status !== 1) throw new Error(stderr);
}

describeOnDatabases('a backup', (kind) => {
  let installation: Installation;
  let folder: string;
  const acknowledged: { id: string; resumeUrl: string }[] = [];
  beforeAll(async () => {
    installation = await makeInstallation(kind);
    folder = mkdtempSync(path.join(tmpdir(), 'talabridge-backup-'));
  });
  afterAll(async () => {
    await installation.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = () => installation.spawn({ ADMIN_PASSWORD: administrator.password });

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

  /** Every application as the database has it, by id. */
  async function storedRows(): Promise<Map<string, string>> {
    const orm = await openOrm(installation.target);
    const rows = await orm.em
      .fork()
      .execute<{ id: string; row: string }[]>(
        'select "id", to_jsonb(a)::text as "row" from "applications" as a',
      );
    await orm.close();
    return new Map(rows.map(({ id, row }) => [id, row]));
  }

  async function stop(server: ServerProcess): Promise<void> {
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  }

  async function save(url: string, server: ServerProcess): Promise<void> {
    const archive = path.join(folder, 'files.tgz');
    if (installation.target.kind !== 'postgres') {
      await stop(server);
      packFiles(installation.dataDir, archive);
      return;
    }
    // People go on writing: what they send meanwhile is in it or not, but never by half.
    let isOver = false;
    const client = new TestClient(url);
    const writing = (async () => {
      while (!isOver) await apply(client);
    })();
    const dump = path.join(folder, 'database.dump');
    await run('pg_dump', ['--format=custom', `--file=${dump}`, installation.target.url]);
    packFiles(installation.dataDir, archive);
    isOver = true;
    await writing;
    await stop(server);
  }

  async function wipeAndRestore(): Promise<void> {
    const { target, dataDir } = installation;
    rmSync(dataDir, { recursive: true });
    mkdirSync(dataDir);
    await run('tar', ['--extract', `--file=${path.join(folder, 'files.tgz')}`, '-C', dataDir]);
    const server = inject('postgresUrl');
    if (target.kind !== 'postgres' || !server) return;
    const name = new URL(target.url).pathname.slice(1);
    await onServer(server, [`drop database "${name}" with (force)`, `create database "${name}"`]);
    await run('pg_restore', [
      '--no-owner',
      `--dbname=${target.url}`,
      path.join(folder, 'database.dump'),
    ]);
  }

  test.skipIf(kind === 'postgres' && !hasTools)(
    'brings back what was acknowledged before it, every record with its file',
    async () => {
      const first = start();
      const url = await addressOf(first);
      for (let count = 0; count < 5; count += 1) await apply(new TestClient(url));
      const before = acknowledged.map(({ id }) => id);
      await save(url, first);
      const originals = await storedRows();

      await wipeAndRestore();

      const restored = await storedRows();
      expect([...restored.keys()]).toEqual(expect.arrayContaining(before));
      for (const [id, row] of restored) expect(row).toBe(originals.get(id));
      const second = start();
      const admin = new TestClient(await addressOf(second));
      expect((await admin.post('/api/auth/login', administrator)).status).toBe(200);
      for (const { id, resumeUrl } of acknowledged.filter((one) => restored.has(one.id))) {
        const file = await admin.fetch(resumeUrl);
        expect(file.status, `the résumé of ${id}`).toBe(200);
        expect((await file.text()).startsWith('%PDF-')).toBe(true);
      }
      await apply(new TestClient(admin.url));
      await stop(second);
    },
    patienceMs,
  );
});
