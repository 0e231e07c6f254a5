import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicantForm, createStoredResume } from '../testing/applicant.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const json = { 'content-type': 'application/json' };

describeOnDatabases('input made to break something', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  const raw = (path: string, body: string) => admin.request('POST', path, { headers: json, body });
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  test.each([
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
    '{"username":{"__proto__":{}},"password":"x"}',
    `{"username":${nested(50_000)},"password":"x"}`,
    `{"username":"x","password":"y","more":${nested(1000)}`,
    nested(50_000),
    `{"username":"${'a'.repeat(100_000)}","password":"x"}`,
    `{"username":"a","password":"${'a'.repeat(100_000)}"}`,
    `{"username":"${'@'.repeat(50_000)}.","password":1e400}`,
  ])('login with %.60s is 400', async (body) => {
    const answer = await raw('/api/auth/login', body);
    expect(answer.status).toBe(400);
    expect(Object.prototype).not.toHaveProperty('role');
  });

  test.each([
    `${'a'.repeat(100_000)}@b.example`,
    `a@${'b.'.repeat(50_000)}example`,
    `${'a@'.repeat(50_000)}b`,
    `a@b${'-'.repeat(100_000)}`,
    ` ${' '.repeat(100_000)}a@b.example x`,
  ])('the e-mail address %.30s… is 400', async (email) => {
    const resumeUrl = await createStoredResume(app.orm);
    const body = JSON.stringify({ ...applicantForm, resumeUrl, email });
    const answer = await raw('/api/applications', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: 'Invalid email address' });
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'the key %s of an answer is no question',
    async (key) => {
      const { trpc } = app.client();
      const attempt = await trpc.careers.startAttempt.mutate({ locale: 'en' });
      const body = `{"json":{"attemptId":"${attempt.attemptId}","token":"${attempt.token}","type":"general","answers":{"${key}":"o1"}}}`;
      const answer = await raw('/api/trpc/careers.submitQuiz', body);
      expect(answer.status).toBe(400);
    },
  );

  test.each([
    ['a NUL character', 'Maria\u0000Santos'],
    ['half of a surrogate pair', 'Maria \ud800'],
    ['control characters', 'Maria\u0001\u001b[31m'],
    ['text that changes direction', 'Maria \u202egnp.exe'],
  ])('%s in a name is no failure of ours', async (_name, applicantName) => {
    const resumeUrl = await createStoredResume(app.orm);
    const body = { ...applicantForm, applicantName, resumeUrl };
    const answer = await app.client().post('/api/applications', body);
    expect([201, 400]).toContain(answer.status);
  });

  test('a NUL character in a login, a search, a question or a typed text is no failure', async () => {
    const login = await app
      .client()
      .post('/api/auth/login', { username: 'a\u0000b', password: 'x' });
    expect([400, 401]).toContain(login.status);
    const input = encodeURIComponent(JSON.stringify({ json: { search: 'a\u0000b' } }));
    const search = await admin.get(`/api/trpc/admin.applications.list?input=${input}`);
    expect([200, 400]).toContain(search.status);
    for (const text of ['a\u0000b', 'a\ud800b']) {
      const question = await admin.post('/api/questions', {
        type: 'general',
        questionText: text,
        options: [text, 'c'],
        correctAnswer: text,
      });
      expect([201, 400]).toContain(question.status);
    }
    const { trpc } = app.client();
    const key = await trpc.careers.startAttempt.mutate({ locale: 'en' });
    const typed = trpc.careers.submitTyping.mutate({ ...key, typedText: 'a\u0000', elapsedMs: 1 });
    await expect(typed).rejects.toMatchObject({ data: { httpStatus: 400 } });
  });

  test.each([
    [
      'a regular expression',
      { json: { locale: '/(a+)+$/' }, meta: { values: { locale: ['regexp'] } } },
    ],
    [
      'an error',
      { json: { locale: { name: 'E', message: 'm' } }, meta: { values: { locale: ['Error'] } } },
    ],
    ['a big integer', { json: { locale: '12' }, meta: { values: { locale: ['bigint'] } } }],
    [
      'a big integer that is none',
      { json: { locale: 'x' }, meta: { values: { locale: ['bigint'] } } },
    ],
    ['a date that is none', { json: { locale: 'x' }, meta: { values: { locale: ['Date'] } } }],
    [
      'a regular expression that is none',
      { json: { locale: '/(/' }, meta: { values: { locale: ['regexp'] } } },
    ],
    ['an address that is none', { json: { locale: ':' }, meta: { values: { locale: ['URL'] } } }],
    ['a set', { json: { locale: [1] }, meta: { values: { locale: ['set'] } } }],
    [
      'a class of its own',
      { json: { locale: {} }, meta: { values: { locale: [['class', 'X']] } } },
    ],
    ['an unknown type', { json: { locale: 1 }, meta: { values: { locale: ['nonsense'] } } }],
    ['a way into the prototype', { json: {}, meta: { values: { '__proto__.x': ['Date'] } } }],
    [
      'a reference into the prototype',
      { json: { a: {} }, meta: { referentialEqualities: { a: ['__proto__.x', 'constructor.y'] } } },
    ],
    ['meta that is none', { json: { locale: 7 }, meta: 'x' }],
    ['values that are none', { json: { locale: 7 }, meta: { values: 'x' } }],
    ['no envelope', { locale: 'en' }],
    ['a list', []],
    ['a number', 7],
    ['null', null],
  ])('tRPC with %s is 400', async (_name, body) => {
    const answer = await raw('/api/trpc/careers.startAttempt', JSON.stringify(body));
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('node_modules');
    expect(Object.prototype).not.toHaveProperty('x');
  });

  test.each([
    ['broken JSON', '{"json":'],
    ['deep JSON', `{"json":${nested(50_000)}}`],
    ['deep JSON in a field', `{"json":{"locale":${nested(50_000)}}}`],
  ])('tRPC with %s is 400', async (_name, body) => {
    expect((await raw('/api/trpc/careers.startAttempt', body)).status).toBe(400);
  });

  test.each([
    ['an unknown procedure', '/api/trpc/careers.nothing', 404],
    ['a way into the prototype', '/api/trpc/__proto__.toString', 404],
    ['a broken input', '/api/trpc/careers.listQuestions?input=%7B', 400],
    ['an input that cannot be decoded', '/api/trpc/careers.listQuestions?input=%zz', 400],
    [
      'a broken batch',
      '/api/trpc/careers.listQuestions,careers.listQuestions?batch=1&input=7',
      400,
    ],
  ])('%s is answered with what it is', async (_name, path, status) => {
    const answer = await app.client().get(path);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('node_modules');
  });

  test('a body beyond the limit is 413', async () => {
    const answer = await raw('/api/trpc/careers.startAttempt', `{"json":"${'x'.repeat(600_000)}"}`);
    expect(answer.status).toBe(413);
  });
});
