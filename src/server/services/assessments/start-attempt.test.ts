import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { typingSample } from '../../../shared/domain/scoring.ts';
import { Attempt } from '../../db/entities/assessments.ts';
import { Question } from '../../db/entities/questions.ts';
import { fillQuestionBank } from '../../testing/applicant.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';
import { questionBank } from '../questions/questions.ts';

const typingTexts = questionBank.filter(({ type }) => type === 'typing');

describeOnDatabases('the text of the typing test', (kind) => {
  let app: TestApp;
  let client: TestClient;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    client = app.client();
    admin = await app.loginAs('admin');
    await fillQuestionBank(app.orm);
  });
  afterAll(() => app.close());
  beforeEach(() =>
    app.orm.em.fork().nativeUpdate(Question, { type: 'typing' }, { isActive: false }),
  );

  const start = () => client.trpc.careers.startAttempt.mutate({ locale: 'en' });
  const drawn = async (times: number) => {
    const attempts = await Promise.all(Array.from({ length: times }, start));
    return new Set(attempts.map((attempt) => attempt.typingSample));
  };
  // PostgreSQL moves a row that was changed to the end, so the first is always the same one only in an order.
  const texts = () =>
    app.orm.em.fork().find(Question, { type: 'typing' }, { orderBy: { id: 'asc' } });
  async function putIntoRotation(isActive: boolean) {
    const [text] = await texts();
    const { id = '', questionText = '' } = text ?? {};
    await admin.trpc.admin.questions.update.mutate({ id, isActive });
    return questionText;
  }

  test('is the built-in one for everybody as long as no other is in rotation', async () => {
    expect(await texts()).toHaveLength(typingTexts.length);
    expect(await drawn(10)).toEqual(new Set([typingSample]));
  });

  test('is one of those in rotation, and no other', async () => {
    const other = await putIntoRotation(true);
    expect(await drawn(40)).toEqual(new Set([typingSample, other]));
  });

  test('stays with the attempt, which is marked against it', async () => {
    const other = await putIntoRotation(true);
    let attempt = await start();
    while (attempt.typingSample !== other) attempt = await start();
    const { typingSample: sample, ...key } = attempt;
    await putIntoRotation(false);
    const careers = client.trpc.careers;
    for (const type of ['general', 'english'] as const) {
      await careers.skipQuiz.mutate({ ...key, type });
    }
    // Starting over keeps the text.
    await careers.startTyping.mutate(key);
    await careers.startTyping.mutate(key);
    const typedText = sample.slice(0, 120);
    await careers.submitTyping.mutate({ ...key, typedText, elapsedMs: 5000 });
    const { typing } = await careers.closeAttempt.mutate(key);
    expect(typing?.accuracy).toBe(100);
    expect(await drawn(10)).toEqual(new Set([typingSample]));
  });

  test('is the built-in one for an attempt that was opened before there were others', async () => {
    const { attemptId, token } = await start();
    const row = await app.orm.em.fork().findOneOrFail(Attempt, { id: attemptId });
    expect(row.typingSample).toBeNull();
    await putIntoRotation(true);
    const key = { attemptId, token };
    const careers = client.trpc.careers;
    for (const type of ['general', 'english'] as const) {
      await careers.skipQuiz.mutate({ ...key, type });
    }
    await careers.startTyping.mutate(key);
    const typedText = typingSample.slice(0, 120);
    await careers.submitTyping.mutate({ ...key, typedText, elapsedMs: 5000 });
    expect((await careers.closeAttempt.mutate(key)).typing?.accuracy).toBe(100);
  });

  test('never stands in the questions that anybody may read', async () => {
    await putIntoRotation(true);
    for (const type of ['general', 'english']) {
      const { text } = await client.get(`/api/questions?type=${type}`);
      for (const { questionText } of typingTexts) expect(text).not.toContain(questionText);
    }
    expect((await client.get('/api/questions?type=typing')).status).toBe(401);
  });
});
