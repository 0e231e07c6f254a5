import { afterAll, beforeAll, expect, test } from 'vitest';
import { AttemptSection } from '../../db/entities/assessments.ts';
import { Question, QuestionStat } from '../../db/entities/questions.ts';
import {
  applicantForm,
  createStoredResume,
  fillQuestionBank,
  finishAssessment,
} from '../../testing/applicant.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('how questions were answered', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
    await fillQuestionBank(app.orm);
  });
  afterAll(() => app.close());

  async function submit(key: { attemptId: string; token: string }): Promise<number> {
    const { status } = await app.client().post('/api/applications', {
      ...applicantForm,
      resumeUrl: await createStoredResume(app.orm),
      dataConsent: true,
      attemptId: key.attemptId,
      attemptToken: key.token,
    });
    return status;
  }
  const sums = async () => {
    const stats = await app.orm.em.fork().find(QuestionStat, {});
    return {
      answered: stats.reduce((sum, stat) => sum + stat.answered, 0),
      right: stats.reduce((sum, stat) => sum + stat.correct, 0),
    };
  };

  test('counts with the application, once, and by the list', async () => {
    const admin = await app.loginAs('admin');
    const key = await finishAssessment(app.client(), { general: true, english: false });
    expect(await sums()).toEqual({ answered: 0, right: 0 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(key)));
    expect(new Set(answers)).toEqual(new Set([201]));
    const { answered, right } = await sums();
    expect(answered).toBeGreaterThan(10);
    expect(right).toBeGreaterThan(0);
    expect(right).toBeLessThan(answered);

    const listed = await admin.trpc.admin.questions.listRecords.query({});
    const asked = listed.filter((question) => question.answered > 0);
    expect(asked).toHaveLength(answered);
    for (const { type, answeredRight } of asked) {
      expect(answeredRight).toBe(type === 'general' ? 1 : 0);
    }
  });

  test('many at the same moment are all counted', async () => {
    const before = await sums();
    const keys = [];
    for (let index = 0; index < 6; index += 1) keys.push(await finishAssessment(app.client()));
    expect(await Promise.all(keys.map(submit))).toEqual(keys.map(() => 201));
    const after = await sums();
    expect(after.answered - before.answered).toBe(after.right - before.right);
    expect((after.answered - before.answered) % keys.length).toBe(0);
    expect(after.answered).toBeGreaterThan(before.answered);
  });

  test('one that was asked in both sections counts twice', async () => {
    const key = await finishAssessment(app.client(), { general: true, english: false });
    const em = app.orm.em.fork();
    const sections = await em.find(AttemptSection, {
      attempt: key.attemptId,
      section: { $in: ['general', 'english'] },
    });
    const [general, english] = sections.toSorted((a, b) => b.section.localeCompare(a.section));
    const [twice] = general?.questions ?? [];
    if (!english || !twice) throw new Error('nothing was asked');
    english.questions = [twice];
    english.answers = {};
    await em.flush();
    const statOf = () =>
      app.orm.em.fork().findOne(QuestionStat, { question: twice.id }, { refresh: true });
    const before = await statOf();
    expect(await submit(key)).toBe(201);
    expect(await statOf()).toMatchObject({
      answered: (before?.answered ?? 0) + 2,
      correct: (before?.correct ?? 0) + 1,
    });
  });

  test('a question that is gone is passed over', async () => {
    const key = await finishAssessment(app.client());
    await app.orm.em.fork().nativeDelete(Question, {});
    expect(await submit(key)).toBe(201);
    expect(await sums()).toEqual({ answered: 0, right: 0 });
  });
});
