import { afterAll, beforeAll, expect, test } from 'vitest';
import { Application } from '../../db/entities/application.ts';
import { AttemptSection } from '../../db/entities/attempt-section.ts';
import { AuditEvent } from '../../db/entities/audit-event.ts';
import {
  applicantForm,
  fillQuestionBank,
  finishAssessment,
  storedResume,
} from '../../testing/applicant.ts';
import { storeApplications } from '../../testing/stored-applications.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

describeOnDatabases('marking an application anew', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    await fillQuestionBank(app.orm);
  });
  afterAll(() => app.close());

  async function apply() {
    const client = app.client();
    const attempt = await finishAssessment(client, { english: false });
    const { id } = await client.trpc.careers.submitApplication.mutate({
      ...applicantForm,
      resumeUrl: await storedResume(app.orm),
      attempt,
      dataConsent: true,
    });
    return id;
  }

  test('from the same answers comes the same score, and nothing is written', async () => {
    const id = await apply();
    const before = await app.orm.em.fork().findOneOrFail(Application, { id });
    const result = await admin.trpc.admin.applications.recompute.mutate({ id });
    expect(result).toMatchObject({ isChanged: false, formulaVersion: 1 });
    expect(result.after).toEqual(result.before);
    const after = await app.orm.em.fork().findOneOrFail(Application, { id });
    expect(after.version).toBe(before.version);
    expect((await admin.trpc.admin.applications.get.query({ id })).recomputations).toEqual([]);
  });

  test('scores that do not follow from the answers are set right, with their history', async () => {
    const id = await apply();
    const { generalQuizScore, finalScore, attempt } = await app.orm.em
      .fork()
      .findOneOrFail(Application, { id });
    const em = app.orm.em.fork();
    await em.nativeUpdate(Application, { id }, { generalQuizScore: 1, finalScore: 99 });
    await em.nativeUpdate(
      AttemptSection,
      { attempt: attempt?.id ?? '', section: 'general' },
      { percentage: 10 },
    );
    const result = await admin.trpc.admin.applications.recompute.mutate({ id });
    expect(result).toMatchObject({
      isChanged: true,
      before: { generalQuizScore: 1, finalScore: 99 },
      after: { generalQuizScore, finalScore },
    });
    const detail = await admin.trpc.admin.applications.get.query({ id });
    expect(detail).toMatchObject({ generalQuizScore, finalScore, scoreSource: 'verified' });
    expect(detail.recomputations).toMatchObject([
      { before: { finalScore: 99 }, after: { finalScore }, actorName: 'Test admin' },
    ]);
    const events = await app.orm.em.fork().find(AuditEvent, { action: 'application.recompute' });
    expect(events.map(({ subjectId }) => subjectId)).toContain(id);
  });

  test('reported scores keep their parts; the sum is made by the formula', async () => {
    const [id = ''] = await storeApplications(app.orm, [{ finalScore: 5 }]);
    await app.orm.em.fork().nativeUpdate(
      Application,
      { id },
      {
        generalQuizScore: 8,
        typingTestWpm: 45,
        typingTestAccuracy: 95,
        englishTestScore: 7,
      },
    );
    const result = await admin.trpc.admin.applications.recompute.mutate({ id });
    expect(result.after).toEqual({
      generalQuizScore: 8,
      typingTestWpm: 45,
      typingTestAccuracy: 95,
      englishTestScore: 7,
      finalScore: 78,
    });
  });

  test('an application that is not there is 404', async () => {
    const answer = await admin.post('/api/trpc/admin.applications.recompute', {
      json: { id: crypto.randomUUID() },
    });
    expect(answer.status).toBe(404);
  });
});
