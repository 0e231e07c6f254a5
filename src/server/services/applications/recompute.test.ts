import { afterAll, beforeAll, expect, test } from 'vitest';
import { Application } from '../../db/entities/applications.ts';
import { AttemptSection } from '../../db/entities/assessments.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import {
  applicantForm,
  createStoredResume,
  fillQuestionBank,
  finishAssessment,
  storeApplications,
} from '../../testing/applicant.ts';
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

  async function apply(typedText = 'The quick brown fox') {
    const client = app.client();
    const attempt = await finishAssessment(client, { english: false, typedText });
    const { id } = await client.trpc.careers.submitApplication.mutate({
      ...applicantForm,
      resumeUrl: await createStoredResume(app.orm),
      attempt,
      dataConsent: true,
    });
    return id;
  }

  async function recompute(id: string) {
    const { attemptId } = await admin.trpc.admin.applications.previewRecomputation.query({ id });
    return admin.trpc.admin.applications.recompute.mutate({ id, attemptId });
  }

  test('from the same answers comes the same score, and nothing is written', async () => {
    const id = await apply();
    const before = await app.orm.em.fork().findOneOrFail(Application, { id });
    const result = await recompute(id);
    expect(result).toMatchObject({ isChanged: false, formulaVersion: 2 });
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
    const result = await recompute(id);
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

  test('a record of the former formula keeps its figures until the new ones are looked at and taken', async () => {
    const id = await apply('The quck brown fox');
    const former = {
      typingTestWpm: 60,
      typingTestAccuracy: 28,
      finalScore: 61,
      formulaVersion: 1,
    };
    await app.orm.em.fork().nativeUpdate(Application, { id }, former);
    const stored = () => app.orm.em.fork().findOneOrFail(Application, { id });
    const sections = async () =>
      app.orm.em.fork().find(AttemptSection, { attempt: (await stored()).attempt?.id ?? '' });
    const marks = await sections();

    const changes = {
      before: { typingTestWpm: 60, typingTestAccuracy: 28, finalScore: 61 },
      after: { typingTestWpm: 16, typingTestAccuracy: 95, finalScore: 48 },
      formulaBefore: 1,
      formulaVersion: 2,
      isChanged: true,
    };
    const preview = await admin.trpc.admin.applications.previewRecomputation.query({ id });
    expect(preview).toMatchObject(changes);
    expect(await stored()).toMatchObject(former);
    expect(await sections()).toEqual(marks);
    expect((await admin.trpc.admin.applications.get.query({ id })).recomputations).toEqual([]);

    expect(await recompute(id)).toEqual(preview);
    expect(await stored()).toMatchObject({ ...changes.after, formulaVersion: 2 });
    const again = await admin.trpc.admin.applications.previewRecomputation.query({ id });
    expect(again).toMatchObject({ formulaBefore: 2, isChanged: false });
    expect(await admin.trpc.admin.applications.get.query({ id })).toMatchObject({
      formulaVersion: 2,
      recomputations: [{ before: changes.before, after: changes.after }],
    });
    const events = app.orm.em.fork().count(AuditEvent, {
      action: 'application.recompute',
      subjectId: id,
    });
    expect(await events).toBe(1);
  });

  test('reported scores have nothing to mark, and stay', async () => {
    const [id = ''] = await storeApplications(app.orm, [{ finalScore: 5 }]);
    for (const call of ['previewRecomputation', 'recompute'] as const) {
      const input = call === 'recompute' ? { json: { id, attemptId: id } } : undefined;
      const path = `/api/trpc/admin.applications.${call}`;
      const answer = input
        ? await admin.post(path, input)
        : await admin.get(`${path}?input=${encodeURIComponent(JSON.stringify({ json: { id } }))}`);
      expect(answer.status).toBe(409);
      expect(answer.text).toContain('nothing-to-mark');
    }
    const row = await app.orm.em.fork().findOneOrFail(Application, { id });
    expect([row.finalScore, row.formulaVersion]).toEqual([5, 1]);
  });

  test('an application that is not there is 404', async () => {
    const answer = await admin.post('/api/trpc/admin.applications.recompute', {
      json: { id: crypto.randomUUID(), attemptId: crypto.randomUUID() },
    });
    expect(answer.status).toBe(404);
  });
});
