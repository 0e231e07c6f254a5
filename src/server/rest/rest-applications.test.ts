import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApplicationDecision } from '../db/entities/application-review.ts';
import { Application } from '../db/entities/applications.ts';
import { AuditEvent } from '../db/entities/audit.ts';
import { Upload } from '../db/entities/uploads.ts';
import {
  applicantForm,
  createStoredResume,
  createStoredResumes,
  reportedScores,
  uploadResume,
} from '../testing/applicant.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

const path = '/api/applications';

describeOnDatabases('applications over REST', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  beforeEach(() => app.orm.em.fork().nativeDelete(Application, {}));

  const count = () => app.orm.em.fork().count(Application);
  const stored = (id: string) => app.orm.em.fork().findOneOrFail(Application, { id });

  async function apply(changes: Record<string, unknown> = {}) {
    const resumeUrl = await createStoredResume(app.orm);
    const answer = await app.client().post(path, { ...applicantForm, resumeUrl, ...changes });
    expect(answer.text).toContain('"id"');
    expect(answer.status).toBe(201);
    return Object(answer.body);
  }

  describe('sending one', () => {
    test('with a real résumé, as the specified client does it', async () => {
      const client = app.client();
      const resumeUrl = await uploadResume(client);
      const answer = await client.post(path, {
        ...applicantForm,
        ...reportedScores,
        resumeUrl,
        coverLetter: 'I like to help.',
      });
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({
        id: expect.any(String),
        status: 'pending',
        finalScore: 78,
        scoreSource: 'self-reported',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        statusToken: expect.stringContaining(Object(answer.body).id),
        email: applicantForm.email,
      });
      const row = await stored(Object(answer.body).id);
      expect(row).toMatchObject({
        ...applicantForm,
        ...reportedScores,
        finalScore: 78,
        coverLetter: 'I like to help.',
      });
      const upload = await app.orm.em.fork().findOneOrFail(Upload, { id: row.resume.id });
      expect(upload.status).toBe('attached');
    });

    test('the full address that the upload was given is taken as well', async () => {
      const client = app.client();
      const resumeUrl = await uploadResume(client);
      const answer = await client.post(path, {
        ...applicantForm,
        resumeUrl: `${app.url}${resumeUrl}?expires=1&signature=abc`,
      });
      expect(answer.status).toBe(201);
    });

    test('without scores there is no final score', async () => {
      expect(await apply()).toMatchObject({ finalScore: null, scoreSource: 'self-reported' });
    });

    test.each(['generalQuizScore', 'typingTestWpm', 'typingTestAccuracy', 'englishTestScore'])(
      'without %s there is no final score, whatever the caller says it is',
      async (part) => {
        const { finalScore } = await apply({ ...reportedScores, [part]: null });
        expect(finalScore).toBeNull();
      },
    );

    test.each([
      [
        { generalQuizScore: 10, typingTestWpm: 60, typingTestAccuracy: 100, englishTestScore: 10 },
        100,
      ],
      [{ generalQuizScore: 0, typingTestWpm: 0, typingTestAccuracy: 100, englishTestScore: 0 }, 0],
      [
        { generalQuizScore: 7.5, typingTestWpm: 0, typingTestAccuracy: 100, englishTestScore: 5 },
        43,
      ],
    ])('the final score is computed: %j is %i', async (scores, expected) => {
      const { id, finalScore } = await apply({ ...scores, finalScore: 1 });
      expect(finalScore).toBe(expected);
      expect((await stored(id)).finalScore).toBe(expected);
    });

    test('names and letters keep their characters, spaces around them go', async () => {
      const { id } = await apply({
        applicantName: '  Jürgen Ñandú-Öztürk 名前 ',
        coverLetter: "Zeile 1\nZeile 2; '); drop table applications; --",
      });
      expect(await stored(id)).toMatchObject({
        applicantName: 'Jürgen Ñandú-Öztürk 名前',
        coverLetter: "Zeile 1\nZeile 2; '); drop table applications; --",
      });
    });

    test('is noted', async () => {
      const { id } = await apply();
      const event = await app.orm.em.fork().findOne(AuditEvent, { subjectId: id });
      expect(event).toMatchObject({ action: 'application.submit', actorName: null });
    });

    test('what is the server’s to decide cannot be sent along', async () => {
      const id = randomUUID();
      const created = await apply({
        id,
        status: 'accepted',
        reviewNotes: 'hire',
        scoreSource: 'verified',
        finalScore: 100,
        formulaVersion: 99,
        version: 9,
        createdAt: '2000-01-01T00:00:00Z',
        submissionKey: 'key:mine',
        consentVersion: 'forged',
        consentAt: '2000-01-01T00:00:00Z',
        isPublic: true,
        role: 'admin',
      });
      expect(created.id).not.toBe(id);
      const row = await stored(created.id);
      expect(row).toMatchObject({
        status: 'pending',
        reviewNotes: null,
        scoreSource: 'self-reported',
        finalScore: null,
        formulaVersion: 2,
        version: 1,
        submissionKey: null,
        consentVersion: null,
        consentAt: null,
      });
      expect(row.createdAt.getFullYear()).toBeGreaterThan(2000);
    });

    test('the same résumé makes one application, not two', async () => {
      const resumeUrl = await createStoredResume(app.orm);
      const first = await app.client().post(path, { ...applicantForm, resumeUrl });
      const second = await app.client().post(path, { ...applicantForm, resumeUrl });
      expect(first.status).toBe(201);
      expect(second.status).toBe(400);
      expect(second.body).toMatchObject({ code: 'resume-missing' });
      expect(await count()).toBe(1);
    });
  });

  describe('bad input', () => {
    test.each([
      [{ applicantName: undefined }, 'applicantName', 'Required'],
      [{ applicantName: 'M' }, 'applicantName', 'Name must be at least 2 characters'],
      [{ applicantName: ' M ' }, 'applicantName', 'Name must be at least 2 characters'],
      [{ applicantName: 'x'.repeat(201) }, 'applicantName', 'Must be at most 200 characters'],
      [{ applicantName: 7 }, 'applicantName', 'Expected string, received number'],
      [{ applicantName: ['Maria'] }, 'applicantName', 'Expected string, received array'],
      [{ applicantName: null }, 'applicantName', 'Expected string, received null'],
      [{ email: undefined }, 'email', 'Required'],
      [{ email: 'maria' }, 'email', 'Invalid email address'],
      [{ email: 'maria@' }, 'email', 'Invalid email address'],
      [{ email: 'a b@c.example' }, 'email', 'Invalid email address'],
      [{ email: 'a@b.example\r\nBcc: x@y.example' }, 'email', 'Invalid email address'],
      [{ email: `${'x'.repeat(250)}@a.example` }, 'email', 'Invalid email address'],
      [{ phone: undefined }, 'phone', 'Required'],
      [{ phone: '12345' }, 'phone', 'Phone number must be at least 10 digits'],
      [{ phone: 'call me maybe' }, 'phone', 'Phone number must be at least 10 digits'],
      [{ phone: '+49 30 12 (-)' }, 'phone', 'Phone number must be at least 10 digits'],
      [{ phone: '1'.repeat(41) }, 'phone', 'Must be at most 40 characters'],
      [{ phone: 4_917_555_010 }, 'phone', 'Expected string, received number'],
      [{ position: undefined }, 'position', 'Please select a position'],
      [{ position: '' }, 'position', 'Please select a position'],
      [{ position: 'president' }, 'position', 'Please select a position'],
      [{ coverLetter: 'x'.repeat(5001) }, 'coverLetter', 'Must be at most 5000 characters'],
      [{ coverLetter: {} }, 'coverLetter', 'Expected string, received object'],
      [{ generalQuizScore: 10.1 }, 'generalQuizScore', 'Must be between 0 and 10'],
      [{ generalQuizScore: -0.1 }, 'generalQuizScore', 'Must be between 0 and 10'],
      [{ generalQuizScore: '8' }, 'generalQuizScore', 'Expected number, received string'],
      [{ englishTestScore: 70 }, 'englishTestScore', 'Must be between 0 and 10'],
      [{ typingTestAccuracy: 101 }, 'typingTestAccuracy', 'Must be between 0 and 100'],
      [{ typingTestWpm: -1 }, 'typingTestWpm', null],
      [{ typingTestWpm: 45.5 }, 'typingTestWpm', null],
      [{ typingTestWpm: 1001 }, 'typingTestWpm', null],
      [{ finalScore: 101 }, 'finalScore', 'Must be between 0 and 100'],
      [{ finalScore: -1 }, 'finalScore', 'Must be between 0 and 100'],
      [{ locale: 'fr' }, 'locale', null],
      [{ dataConsent: 'yes' }, 'dataConsent', 'Expected boolean, received string'],
      [{ attemptId: 'x', attemptToken: 'y' }, 'attempt.attemptId', null],
    ])('%j is 400 at %s and stores nothing', async (changes, field, message) => {
      const resumeUrl = await createStoredResume(app.orm);
      const answer = await app.client().post(path, { ...applicantForm, resumeUrl, ...changes });
      expect(answer.status).toBe(400);
      const { code, issues, message: told } = Object(answer.body);
      expect(code).toBe('invalid-input');
      expect(issues[0].path).toBe(field);
      expect(told).toBe(issues[0].message);
      if (message) expect(told).toBe(message);
      expect(await count()).toBe(0);
    });

    test('several wrong fields are all told, the first one as the message', async () => {
      const resumeUrl = await createStoredResume(app.orm);
      const answer = await app.client().post(path, { resumeUrl, applicantName: 'M', email: 'x' });
      expect(answer.body).toMatchObject({
        message: 'Name must be at least 2 characters',
        issues: [
          { path: 'applicantName', message: 'Name must be at least 2 characters' },
          { path: 'email', message: 'Invalid email address' },
          { path: 'phone', message: 'Required' },
          { path: 'position', message: 'Please select a position' },
        ],
      });
    });

    test.each([
      ['Accept-Language', { 'accept-language': 'de-AT,en;q=0.5' }],
      ['the stored choice', { cookie: 'language=de' }],
    ])('in German by %s', async (_name, headers) => {
      const answer = await app
        .client()
        .post(path, { ...applicantForm, applicantName: 'M' }, headers);
      expect(answer.body).toMatchObject({
        message: 'Der Name muss mindestens 2 Zeichen lang sein',
        issues: [{ path: 'applicantName' }, { path: 'resumeUrl', message: 'Pflichtfeld' }],
      });
    });

    test.each([
      undefined,
      null,
      7,
      '',
      '/objects/',
      '/objects/1',
      '/objects/../etc/passwd',
      '/objects/%2e%2e/session-secret',
      '/objects/..%2f..%2fsession-secret',
      'https://evil.example/objects/0d0f3a5e-0c1a-4b47-8b0a-0a5a5a5a5a5a',
      '//evil.example/objects/0d0f3a5e-0c1a-4b47-8b0a-0a5a5a5a5a5a',
      'javascript:alert(1)',
      'file:///etc/passwd',
      '/objects/0d0f3a5e-0c1a-4b47-8b0a-0a5a5a5a5a5a/../x',
      '/objects/0d0f3a5e-0c1a-4b47-8b0a-0a5a5a5a5a5a\u0000.pdf',
      '/objects/0d0f3a5e-0c1a-4b47-8b0a-0a5a5a5a5a5a\r\nX: y',
      `/objects/${'0'.repeat(100_000)}`,
    ])('the résumé address %j is 400', async (resumeUrl) => {
      const answer = await app.client().post(path, { ...applicantForm, resumeUrl });
      expect(answer.status).toBe(400);
      const { code, issues } = Object(answer.body);
      expect([code, issues[0].path]).toEqual(['invalid-input', 'resumeUrl']);
      expect(await count()).toBe(0);
    });

    test('a résumé of this site behind a foreign host is 400', async () => {
      const resumeUrl = await createStoredResume(app.orm);
      for (const origin of [
        'https://evil.example',
        `${app.url}.evil.example`,
        'http://127.0.0.1',
      ]) {
        const answer = await app
          .client()
          .post(path, { ...applicantForm, resumeUrl: origin + resumeUrl });
        expect(answer.status).toBe(400);
      }
    });

    test('a résumé that was never uploaded, or not completely, is refused with its own sentence', async () => {
      const address = Object((await app.client().post('/api/objects/upload')).body).uploadURL;
      const pending = new URL(address, app.url).pathname;
      for (const resumeUrl of [pending, `/objects/${randomUUID()}`]) {
        const answer = await app.client().post(path, { ...applicantForm, resumeUrl });
        expect(answer.status).toBe(400);
        expect(answer.body).toEqual({
          code: 'resume-missing',
          message: 'The uploaded résumé is no longer available. Please upload it again.',
        });
      }
      expect(await count()).toBe(0);
    });

    test('an attempt that is not the sender’s is not found', async () => {
      const resumeUrl = await createStoredResume(app.orm);
      const { attemptId } = await app.client().trpc.careers.startAttempt.mutate({ locale: 'en' });
      for (const attempt of [
        { attemptId, attemptToken: 'forged' },
        { attemptId },
        { attemptId: randomUUID(), attemptToken: 'forged' },
      ]) {
        const answer = await app
          .client()
          .post(path, { ...applicantForm, resumeUrl, dataConsent: true, ...attempt });
        expect(answer.status).toBe(404);
      }
    });
  });

  describe('Idempotency-Key', () => {
    test('the same content again gets the same answer and makes nothing new', async () => {
      const body = {
        ...applicantForm,
        ...reportedScores,
        resumeUrl: await createStoredResume(app.orm),
      };
      const key = { 'idempotency-key': randomUUID() };
      const first = await app.client().post(path, body, key);
      const again = await app.client().post(path, body, key);
      expect(first.status).toBe(201);
      expect([again.status, again.body]).toEqual([201, first.body]);
      expect(await count()).toBe(1);
    });

    test('other content under the same key is 409', async () => {
      const body = { ...applicantForm, resumeUrl: await createStoredResume(app.orm) };
      const key = { 'idempotency-key': randomUUID() };
      await app.client().post(path, body, key);
      const other = await app.client().post(path, { ...body, applicantName: 'Somebody Else' }, key);
      expect(other.status).toBe(409);
      expect(other.body).toMatchObject({ code: 'key-reused' });
      expect(await count()).toBe(1);
    });

    test('a send that was refused can be mended and sent under the same key', async () => {
      const body = { ...applicantForm, resumeUrl: await createStoredResume(app.orm) };
      const key = { 'idempotency-key': randomUUID() };
      const refused = await app.client().post(path, { ...body, phone: '1' }, key);
      const mended = await app.client().post(path, body, key);
      expect([refused.status, mended.status]).toEqual([400, 201]);
    });

    test('another key makes another application', async () => {
      for (const resumeUrl of await createStoredResumes(app.orm, 2)) {
        const key = { 'idempotency-key': randomUUID() };
        const answer = await app.client().post(path, { ...applicantForm, resumeUrl }, key);
        expect(answer.status).toBe(201);
      }
      expect(await count()).toBe(2);
    });

    test.each(['short', 'x'.repeat(201)])('the key %j is 400', async (key) => {
      const resumeUrl = await createStoredResume(app.orm);
      const answer = await app
        .client()
        .post(path, { ...applicantForm, resumeUrl }, { 'idempotency-key': key });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ issues: [{ path: 'idempotencyKey' }] });
    });

    test('a key in the body is not one', async () => {
      const [one, two] = await createStoredResumes(app.orm, 2);
      const idempotencyKey = 'same-key-for-both';
      const first = await apply({ resumeUrl: one, idempotencyKey });
      const second = await apply({ resumeUrl: two, idempotencyKey });
      expect(second.id).not.toBe(first.id);
    });
  });

  describe('list', () => {
    async function applyMany(names: string[]) {
      const em = app.orm.em.fork();
      for (const [index, applicantName] of names.entries()) {
        const { id } = await apply({ applicantName });
        // A second apart, the last one newest.
        const createdAt = new Date(Date.UTC(2026, 0, 1, 0, 0, index));
        await em.nativeUpdate(Application, { id }, { createdAt });
      }
    }
    const namesOf = (body: unknown): string[] =>
      Array.from(Object(body), (row) => Object(row).applicantName);

    test('is a plain array, newest first, with the number of all', async () => {
      await applyMany(['Anna', 'Berta', 'Clara']);
      const answer = await admin.get(path);
      expect(answer.status).toBe(200);
      expect(Array.isArray(answer.body)).toBe(true);
      expect(namesOf(answer.body)).toEqual(['Clara', 'Berta', 'Anna']);
      expect(answer.headers.get('x-total-count')).toBe('3');
      expect(answer.headers.get('link')).toBeNull();
      expect(Object(answer.body)[0]).toMatchObject({
        email: applicantForm.email,
        status: 'pending',
        reviewNotes: null,
        resumeUrl: expect.stringMatching(/^\/objects\/[0-9a-f-]{36}$/),
        version: expect.any(Number),
      });
    });

    test('following the Link header gives every row once', async () => {
      await applyMany(['Anna', 'Berta', 'Clara', 'Dora', 'Emma']);
      const seen: string[] = [];
      let next: string | undefined = `${path}?limit=2`;
      let pages = 0;
      while (next) {
        const answer = await admin.get(next);
        expect(answer.headers.get('x-total-count')).toBe('5');
        seen.push(...namesOf(answer.body));
        next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
        pages += 1;
      }
      expect(seen).toEqual(['Emma', 'Dora', 'Clara', 'Berta', 'Anna']);
      expect(pages).toBe(3);
    });

    test('an application that comes in between is neither lost nor shown twice', async () => {
      await applyMany(['Anna', 'Berta', 'Clara']);
      const first = await admin.get(`${path}?limit=2`);
      await apply({ applicantName: 'Late' });
      const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
      expect(namesOf((await admin.get(next)).body)).toEqual(['Anna']);
    });

    test('empty, it is an empty array', async () => {
      const answer = await admin.get(path);
      expect(answer.body).toEqual([]);
      expect(answer.headers.get('x-total-count')).toBe('0');
    });

    test.each([
      ['limit=0', 'limit'],
      ['limit=-1', 'limit'],
      ['limit=1001', 'limit'],
      ['limit=1.5', 'limit'],
      ['limit=many', 'limit'],
      ['limit=1e99', 'limit'],
      ['cursor=nonsense', 'cursor'],
      ['cursor=', 'cursor'],
      [`cursor=${Buffer.from('[1,2]').toString('base64url')}`, 'cursor'],
      [`cursor=${Buffer.from('{"__proto__":1}').toString('base64url')}`, 'cursor'],
      [`cursor=${Buffer.from(`["2026-01-01T00:00:00Z","x"]`).toString('base64url')}`, 'cursor'],
      [`cursor=${'x'.repeat(501)}`, null],
    ])('%s is 400 with a sentence', async (query, field) => {
      const answer = await admin.get(`${path}?${query}`);
      expect(answer.status).toBe(400);
      const { code, message, issues } = Object(answer.body);
      expect(code).toBe('invalid-input');
      if (field) expect(issues[0].path).toBe(field);
      expect(message).toMatch(/^[A-Z].* /);
    });
  });

  describe('review', () => {
    test.each(['pending', 'reviewing', 'accepted', 'rejected'])(
      'from %s to any status, with its history',
      async (from) => {
        const { id } = await apply();
        await app.orm.em.fork().nativeUpdate(Application, { id }, { status: from });
        const path_ = `${path}/${id}`;
        for (const status of ['reviewing', 'accepted', 'rejected', 'pending']) {
          const answer = await admin.patch(path_, { status });
          expect(answer.status).toBe(200);
          expect(answer.body).toMatchObject({ id, status });
        }
        const decisions = await app.orm.em
          .fork()
          .find(ApplicationDecision, { application: id }, { orderBy: { createdAt: 'asc' } });
        expect(decisions).toHaveLength(4);
        expect(decisions.map(({ from: before }) => before).toSorted()).toEqual(
          [from, 'reviewing', 'accepted', 'rejected'].toSorted(),
        );
        expect(decisions[0]).toMatchObject({ actorName: 'Test admin' });
      },
    );

    test('notes are kept; without notes earlier ones stay; empty ones take them away', async () => {
      const { id } = await apply();
      const review = async (body: Record<string, unknown>) =>
        Object((await admin.patch(`${path}/${id}`, body)).body).reviewNotes;
      expect(await review({ status: 'reviewing', reviewNotes: ' Call her. ' })).toBe('Call her.');
      expect(await review({ status: 'accepted' })).toBe('Call her.');
      expect(await review({ status: 'accepted', reviewNotes: '' })).toBeNull();
    });

    test('changes status and notes, nothing else', async () => {
      const { id } = await apply(reportedScores);
      const before = await stored(id);
      await admin.patch(`${path}/${id}`, {
        status: 'accepted',
        finalScore: 100,
        scoreSource: 'verified',
        applicantName: 'Other',
        id: randomUUID(),
      });
      const { status, version, ...after } = await stored(id);
      expect(after).toEqual(
        expect.objectContaining({
          applicantName: before.applicantName,
          finalScore: 78,
          scoreSource: 'self-reported',
        }),
      );
      expect([status, version]).toEqual(['accepted', 2]);
    });

    test('who saw an older version gets 409, and the first decision stands', async () => {
      const { id } = await apply();
      const body = { version: 1, status: 'accepted' };
      expect((await admin.patch(`${path}/${id}`, body)).status).toBe(200);
      const late = await admin.patch(`${path}/${id}`, { ...body, status: 'rejected' });
      expect(late.status).toBe(409);
      expect((await stored(id)).status).toBe('accepted');
      const history = await app.orm.em.fork().count(ApplicationDecision, { application: id });
      expect(history).toBe(1);
    });

    test('of one sent many times at the same moment, one is kept and all are told the same', async () => {
      const { id } = await apply();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => admin.patch(`${path}/${id}`, { status: 'reviewing' })),
      );
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect(body).toMatchObject({ id, status: 'reviewing', version: 2 });
      }
      const history = await app.orm.em.fork().count(ApplicationDecision, { application: id });
      expect(history).toBe(1);
    });

    test.each([
      [{}, 'status', null],
      [{ status: 'hired' }, 'status', null],
      [{ status: null }, 'status', null],
      [{ status: 'accepted', reviewNotes: 5 }, 'reviewNotes', 'Expected string, received number'],
      [
        { status: 'accepted', reviewNotes: 'x'.repeat(5001) },
        'reviewNotes',
        'Must be at most 5000 characters',
      ],
      [{ status: 'accepted', version: '1' }, 'version', 'Expected number, received string'],
    ])('%j is 400 and changes nothing', async (body, field, message) => {
      const { id } = await apply();
      const answer = await admin.patch(`${path}/${id}`, body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'invalid-input', issues: [{ path: field }] });
      if (message) expect(answer.body).toMatchObject({ message });
      expect(await stored(id)).toMatchObject({ status: 'pending', version: 1 });
    });

    test('an unknown id is 404, a malformed one 400', async () => {
      const unknown = await admin.patch(`${path}/${randomUUID()}`, { status: 'accepted' });
      const malformed = await admin.patch(`${path}/17`, { status: 'accepted' });
      expect([unknown.status, malformed.status]).toEqual([404, 400]);
    });

    test('a status nobody knows is shown as pending, counted as such, and logged', async () => {
      const { id } = await apply();
      await app.orm.em.fork().nativeUpdate(Application, { id }, { status: 'on-hold' });
      const list = await admin.get(path);
      expect(list.body).toMatchObject([{ id, status: 'pending' }]);
      expect((await admin.get('/api/admin/stats')).body).toMatchObject({ pendingApplications: 1 });
      expect(app.logs.some((line) => line.includes('on-hold') && line.includes(id))).toBe(true);
    });
  });
});
