import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Application } from './db/entities/applications.ts';
import { type DatabaseTarget, openOrm } from './db/orm.ts';
import { applicantForm, createStoredResumes } from './testing/applicant.ts';
import { databaseUrl, onServer } from './testing/postgres-server.ts';
import { type ServerProcess, spawnServer, waitForAddress } from './testing/server-process.ts';
import { TestClient } from './testing/test-client.ts';
import { describeInRest } from './testing/test-database.ts';

/** For tests that start several processes, on a machine that is busy. */
const timeoutMs = 300_000;
const writers = 6;
/** Here as often as shows that it holds at all; `npm run test:faults` kills more often, and under more kinds of writes. */
const rounds = 1;
const resumesNeeded = 400;

// One installation of each kind, started and stopped in turn: each test goes on with what the one before left.
describeInRest('the server as a process', (kind) => {
  let dataDir: string;
  let databaseName: string | null = null;
  let target: DatabaseTarget;
  let resumes: string[];
  let password: string;
  const running: ServerProcess[] = [];

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'talabridge-faults-'));
    target = { kind: 'embedded', dataDir: path.join(dataDir, 'database') };
    const server = inject('postgresUrl');
    if (kind === 'postgres' && server) {
      databaseName = `talabridge_faults_${randomUUID().replaceAll('-', '')}`;
      await onServer(server, [
        `create database "${databaseName}" template "${inject('postgresTemplate')}"`,
      ]);
      target = { kind: 'postgres', url: databaseUrl(server, databaseName) };
    } else {
      const loadDataDir = new Blob([readFileSync(inject('embeddedTemplate'))]);
      const pglite = await PGlite.create({ dataDir: target.dataDir, loadDataDir });
      await pglite.close();
    }
    const orm = await openOrm(target);
    resumes = await createStoredResumes(orm, resumesNeeded);
    await orm.close();
  });

  afterAll(async () => {
    for (const { child, exited } of running) {
      child.kill('SIGKILL');
      await exited;
    }
    const server = inject('postgresUrl');
    if (databaseName && server) {
      await onServer(server, [`drop database "${databaseName}" with (force)`]);
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  function spawn(variables: Record<string, string> = {}): ServerProcess {
    const server = spawnServer({
      DATA_DIR: dataDir,
      DEMO_CONTENT: 'off',
      ...(target.kind === 'postgres' ? { DATABASE_URL: target.url } : {}),
      ...variables,
    });
    running.push(server);
    return server;
  }

  test(
    'the first start prints the administrator’s password, and it works',
    async () => {
      const first = spawn();
      const client = new TestClient(await waitForAddress(first));
      await expect.poll(() => first.output()).toMatch(/Password \(shown only this once\): \S{16}/);
      password = /once\): (\S+)/.exec(first.output())?.[1] ?? '';
      await expect.poll(() => first.output()).toMatch(/PIN of the media kit: \d{4}\n/);
      const login = await client.post('/api/auth/login', { username: 'admin', password });
      expect(login.status).toBe(200);

      if (kind === 'embedded') {
        // A second process on the same folder would destroy the database: it refuses, naming the first.
        const second = spawn();
        expect(await second.exited).toBe(1);
        expect(second.output()).toContain(`process ${first.child.pid}`);
        expect((await client.get('/readyz')).status).toBe(200);
      }
      first.child.kill('SIGTERM');
      expect(await first.exited).toBe(0);
    },
    timeoutMs,
  );

  type Sent = { key: string; resumeUrl: string; id?: string };
  const send = (client: TestClient, { key, resumeUrl }: Sent) =>
    client.post('/api/applications', { ...applicantForm, resumeUrl }, { 'idempotency-key': key });

  test(
    'killed under writes: what was acknowledged is there, nothing twice',
    async () => {
      const all: Sent[] = [];

      async function writeUntilKilled(client: TestClient) {
        for (let resumeUrl = resumes.pop(); resumeUrl; resumeUrl = resumes.pop()) {
          const sent: Sent = { key: randomUUID(), resumeUrl };
          all.push(sent);
          try {
            const answer = await send(client, sent);
            expect(answer.status).toBe(201);
            sent.id = Object(answer.body).id;
          } catch (error) {
            // The connection broke: it is unknown if this one was stored.
            if (error instanceof TypeError) return;
            throw error;
          }
        }
      }

      for (let round = 0; round < rounds; round += 1) {
        const server = spawn();
        const client = new TestClient(await waitForAddress(server));
        const before = all.length;
        const writing = Promise.all(
          Array.from({ length: writers }, () => writeUntilKilled(client)),
        );
        // After a number of writes rather than a time, so that a slow machine kills under load too. Each writer waits for
        // one answer at a time, so at least one of them has been acknowledged.
        const enough = before + writers + Math.floor(Math.random() * 60);
        await expect
          .poll(() => all.length, { interval: 1, timeout: 60_000 })
          .toBeGreaterThan(enough);
        server.child.kill('SIGKILL');
        await server.exited;
        await writing;
      }

      const acknowledged = all.filter(({ id }) => id !== undefined);
      const unknown = all.filter(({ id }) => id === undefined);
      expect(acknowledged.length).toBeGreaterThanOrEqual(rounds);
      expect(unknown.length).toBeGreaterThan(0);

      const last = spawn();
      const client = new TestClient(await waitForAddress(last));
      expect(last.output()).not.toContain('Password');
      for (const sent of unknown) {
        const answer = await send(client, sent);
        expect(answer.status).toBe(201);
        sent.id = Object(answer.body).id;
      }
      for (const sent of acknowledged.slice(0, 20)) {
        expect((await send(client, sent)).body).toMatchObject({ id: sent.id });
      }
      await client.post('/api/auth/login', { username: 'admin', password });
      const stored = await client.get('/api/applications');
      expect(stored.headers.get('x-total-count')).toBe(String(all.length));
      const ids = Array.from(Object(stored.body), (row) => Object(row).id);
      expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      last.child.kill('SIGTERM');
      expect(await last.exited).toBe(0);
    },
    timeoutMs,
  );

  test(
    'told to stop, it takes nothing new, finishes what is under way and ends well',
    async () => {
      const server = spawn();
      const url = await waitForAddress(server);
      const client = new TestClient(url);
      await client.post('/api/auth/login', { username: 'admin', password });
      const countAll = async () =>
        Number((await client.get('/api/applications?limit=1')).headers.get('x-total-count'));
      const before = await countAll();
      const bodies = resumes
        .slice(0, 5)
        .map((resumeUrl) => JSON.stringify({ ...applicantForm, resumeUrl }));

      // Five requests that the server has begun to read, and one more that will never go on.
      const begin = async (body: string) => {
        const { hostname, port } = new URL(url);
        const sending = request({
          hostname,
          port,
          method: 'POST',
          path: '/api/applications',
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            expect: '100-continue',
          },
        });
        sending.on('error', () => {});
        sending.flushHeaders();
        await once(sending, 'continue');
        sending.write(body.slice(0, 20));
        return sending;
      };
      const requests = await Promise.all(bodies.map(begin));
      // Waiting for such a one takes all the time there is; once is enough.
      if (kind === 'postgres') await begin(' '.repeat(100));

      server.child.kill('SIGTERM');
      const isRefused = () =>
        fetch(`${url}/healthz`).then(
          () => false,
          () => true,
        );
      await expect.poll(isRefused, { interval: 20 }).toBe(true);

      const statuses = await Promise.all(
        requests.map(async (sending, index) => {
          const answered = once(sending, 'response');
          sending.end(bodies[index]?.slice(20));
          const [response]: IncomingMessage[] = await answered;
          response?.resume();
          return response?.statusCode;
        }),
      );
      expect(statuses).toEqual(bodies.map(() => 201));
      // A process that takes too long ends itself with another code.
      expect(await server.exited).toBe(0);

      const orm = await openOrm(target);
      expect(await orm.em.fork().count(Application)).toBe(before + bodies.length);
      await orm.close();
    },
    timeoutMs,
  );
});

test('a bad environment ends the start with one plain message', async () => {
  const server = spawnServer({ PORT: 'abc', SESSION_SECRET: 'short' });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(
    /^The environment is not usable:\n {2}PORT: .+\n {2}SESSION_SECRET: .+\n$/,
  );
});
