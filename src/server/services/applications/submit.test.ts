import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Application } from '../../db/entities/applications.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { Upload } from '../../db/entities/uploads.ts';
import {
  applicantForm,
  createStoredResume,
  fillQuestionBank,
  finishAssessment,
  reportedScores,
} from '../../testing/applicant.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const times = 50;

describeOnBothDatabases(
  'one application, however often and however parallel it is sent',
  (kind) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp(kind);
      await fillQuestionBank(app.orm);
    });
    afterAll(() => app.close());

    async function sendAtOnce(body: Record<string, unknown>, headers: Record<string, string> = {}) {
      const answers = await Promise.all(
        Array.from({ length: times }, () => app.client().post('/api/applications', body, headers)),
      );
      const [first] = answers;
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(answers.map((answer) => answer.body)).toEqual(answers.map(() => first?.body));
      const { id } = Object(first?.body);
      const em = app.orm.em.fork();
      const rows = await em.find(Application, {
        resume: String(body.resumeUrl).split('/').at(-1) ?? '',
      });
      expect(rows.map((row) => row.id)).toEqual([id]);
      expect(await em.count(AuditEvent, { action: 'application.submit', subjectId: id })).toBe(1);
    }

    test(`the same attempt ${times} times at once`, async () => {
      const { attemptId, token } = await finishAssessment(app.client());
      const resumeUrl = await createStoredResume(app.orm);
      await sendAtOnce({
        ...applicantForm,
        resumeUrl,
        dataConsent: true,
        attemptId,
        attemptToken: token,
      });
    });

    test(`the same Idempotency-Key ${times} times at once`, async () => {
      const resumeUrl = await createStoredResume(app.orm);
      await sendAtOnce(
        { ...applicantForm, ...reportedScores, resumeUrl },
        { 'idempotency-key': randomUUID() },
      );
    });

    test('without a key, one of many with the same résumé wins and the others are told why', async () => {
      const resumeUrl = await createStoredResume(app.orm);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          app.client().post('/api/applications', { ...applicantForm, resumeUrl }),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      const others = answers.filter(({ status }) => status !== 201);
      expect(others.map(({ body }) => Object(body).code)).toEqual(
        others.map(() => 'resume-missing'),
      );
    });

    test('other content under one key at the same moment: one is kept, the others are 409', async () => {
      const resumeUrl = await createStoredResume(app.orm);
      const key = { 'idempotency-key': randomUUID() };
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          app
            .client()
            .post(
              '/api/applications',
              { ...applicantForm, phone: `000000000${index}`, resumeUrl },
              key,
            ),
        ),
      );
      const statuses = answers.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    });

    test('an answer lost on its way: the client that never read it sends again', async () => {
      const resumeUrl = await createStoredResume(app.orm);
      const body = { ...applicantForm, resumeUrl };
      const key = { 'idempotency-key': randomUUID() };
      const lost = new AbortController();
      const sending = app.client().request('POST', '/api/applications', {
        headers: { 'content-type': 'application/json', ...key },
        body: JSON.stringify(body),
        signal: lost.signal,
      });
      const stored = () =>
        app.orm.em.fork().findOne(Application, { resume: resumeUrl.split('/').at(-1) ?? '' });
      await expect.poll(stored).not.toBeNull();
      lost.abort();
      await sending.catch(() => {});
      const again = await app.client().post('/api/applications', body, key);
      expect([again.status, Object(again.body).id]).toEqual([201, (await stored())?.id]);
    });

    test('what fails half-way leaves nothing: the résumé is free, and the key too', async () => {
      const resumeUrl = await createStoredResume(app.orm);
      const key = { 'idempotency-key': randomUUID() };
      const em = app.orm.em.fork();
      await em.execute(
        `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
      );
      await em.execute(
        'create trigger refuse before insert on "audit_events" for each row execute function refuse()',
      );
      const body = { ...applicantForm, resumeUrl };
      expect((await app.client().post('/api/applications', body, key)).status).toBe(500);
      const id = resumeUrl.split('/').at(-1) ?? '';
      expect(await em.count(Application, { resume: id })).toBe(0);
      expect((await em.findOneOrFail(Upload, { id })).status).toBe('stored');
      await em.execute('drop trigger refuse on "audit_events"');
      expect((await app.client().post('/api/applications', body, key)).status).toBe(201);
    });
  },
);
