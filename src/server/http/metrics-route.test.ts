import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formLimit } from '../services/submission.ts';
import { uploadResume } from '../testing/applicant.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';

const token = 'the-token-of-whoever-reads-the-figures';
const asReader = { authorization: `Bearer ${token}` };

describeOnBothDatabases('the figures', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind, { METRICS_TOKEN: token, RATE_LIMITS: 'on' });
  });
  afterAll(() => app.close());

  const read = async () => (await app.client().get('/metrics', asReader)).text;
  /** The value of one line, 0 before the first count. */
  const figure = (text: string, line: string) =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.slice(line.length + 1) ?? 0,
    );

  test('are for whoever has the token', async () => {
    for (const authorization of ['', token, `Bearer ${token}x`, `bearer ${token}`, 'Bearer ']) {
      const answer = await app.client().get('/metrics', { authorization });
      expect([answer.status, answer.text]).toEqual([401, '']);
    }
    const answer = await app.client().get('/metrics', asReader);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('are nowhere without one', async () => {
    const silent = await startTestApp('embedded');
    try {
      expect((await silent.client().get('/metrics', asReader)).status).toBe(404);
    } finally {
      await silent.close();
    }
  });

  test('count what happens', async () => {
    const lines = {
      requests:
        'talabridge_http_request_seconds_count{route="/api/settings",method="GET",status="2xx"}',
      procedures: 'talabridge_procedure_seconds_count{procedure="public.getSettings"}',
      logins:
        'talabridge_procedure_refusals_total{procedure="public.login",code="invalid-credentials"}',
      limits: 'talabridge_rate_limited_total{limit="login"}',
      mails: 'talabridge_mails_total{outcome="kept"}',
      files: 'talabridge_files_stored_total{outcome="stored"}',
      waiting: 'talabridge_jobs{queue="mail",state="waiting"}',
      up: 'talabridge_database_up',
    };
    const client = app.client();
    const figures = async () => {
      const text = await read();
      return Object.values(lines).map((line) => figure(text, line));
    };
    expect(await figures()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);

    await client.get('/api/settings');
    const login = { username: randomUUID(), password: 'not the right one' };
    for (let tries = 0; tries < 11; tries += 1) await client.post('/api/auth/login', login);
    await client.post('/api/contact', {
      name: 'Lena',
      email: 'lena@people.example',
      message: 'Hello',
      consent: true,
    });
    await uploadResume(client);
    expect(await figures()).toEqual([1, 1, 10, 1, 0, 1, 1, 1]);

    await app.runJobs();
    expect(await figures()).toEqual([1, 1, 10, 1, 1, 1, 0, 1]);
  });

  test('count a form past its limit once', async () => {
    const form = { name: 'Lena', email: 'lena@people.example', consent: true };
    const statuses: number[] = [];
    for (let sent = 0; sent <= formLimit.limit; sent += 1) {
      const message = `Message ${sent}`;
      const { status } = await app.client().post('/api/contact', { ...form, message });
      statuses.push(status);
    }
    const refused = statuses.filter((status) => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    expect(figure(await read(), 'talabridge_rate_limited_total{limit="contact"}')).toBe(refused);
  });

  test('stay as few whatever is asked for', async () => {
    const client = app.client();
    const paths = (name: string) => [
      `/${name}`,
      `/api/${name}`,
      `/api/trpc/${name}`,
      `/api/trpc/public.${name}`,
      `/images/${name}`,
      `/objects/${name}`,
      `/api/news/${name}`,
      `/assets/${name}`,
    ];
    const ask = async () => {
      const name = randomUUID();
      for (const path of paths(name)) {
        await client.get(path);
        await client.post(path);
      }
      return name;
    };
    await ask();
    const before = (await read()).split('\n').length;
    const name = await ask();
    const after = await read();
    expect(after.split('\n').length).toBe(before);
    expect(after).not.toContain(name);
  });
});
