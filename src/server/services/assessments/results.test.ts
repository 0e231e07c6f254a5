import { afterAll, beforeAll, expect, test } from 'vitest';
import { Application } from '../../db/entities/applications.ts';
import { Attempt } from '../../db/entities/assessments.ts';
import {
  answersTo,
  applicantForm,
  createStoredResume,
  fillQuestionBank,
  finishAssessment,
} from '../../testing/applicant.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const refusal = (code: string, more: object = {}) => ({ data: { error: { code, ...more } } });
const saved = { ok: true };

describeOnBothDatabases('the results of an attempt', (kind) => {
  let app: TestApp;
  let door: ReturnType<TestApp['client']>['trpc']['careers'];
  beforeAll(async () => {
    app = await startTestApp(kind);
    await fillQuestionBank(app.orm);
    door = app.client().trpc.careers;
  });
  afterAll(() => app.close());

  test('a script that submits again and again learns nothing before they are closed, nor after', async () => {
    const key = await door.startAttempt.mutate({ locale: 'en' });
    const quiz = { ...key, type: 'general' } as const;
    const { questions } = await door.openQuiz.mutate({ ...quiz, locale: 'en' });
    const told = new Set<string>();
    const first = answersTo(questions, false);
    for (const question of questions) {
      for (const option of question.options) {
        const answers = { ...first, [question.id]: option.id };
        told.add(JSON.stringify(await door.submitQuiz.mutate({ ...quiz, answers })));
        told.add(JSON.stringify(await door.getAttempt.query(key)));
      }
    }
    for (const typedText of ['', 'The', 'The quick', 'XXX']) {
      told.add(
        JSON.stringify(await door.submitTyping.mutate({ ...key, typedText, elapsedMs: 20_000 })),
      );
    }
    expect([...told]).toEqual([
      JSON.stringify(saved),
      JSON.stringify({ closed: null, sent: null }),
    ]);

    // Nor does a close that is refused tell the parts which are done.
    const early = door.closeAttempt.mutate(key);
    await expect(early).rejects.toMatchObject(
      refusal('attempt-incomplete', {
        issues: [{ path: 'english', message: 'The English Test is not finished yet.' }],
      }),
    );

    await door.skipQuiz.mutate({ ...key, type: 'english' });
    const results = await door.closeAttempt.mutate(key);
    expect(Object.keys(results).toSorted()).toEqual([
      'english',
      'finalScore',
      'formulaVersion',
      'general',
      'sent',
      'skipped',
      'typing',
    ]);
    expect(Object.keys(results.general ?? {}).toSorted()).toEqual(['percentage', 'score']);
    const counted = (await door.getAttempt.query(key)).closed?.general ?? {};
    for (const { id, options } of questions) {
      for (const option of options.filter((other) => other.id !== counted[id])) {
        const change = door.submitQuiz.mutate({
          ...quiz,
          answers: { ...counted, [id]: option.id },
        });
        await expect(change).rejects.toMatchObject(refusal('attempt-closed'));
      }
    }
    expect(await door.closeAttempt.mutate(key)).toEqual(results);
  });

  test('once seen no answer changes, the same answers sent again are no mistake, and all can be read', async () => {
    const key = await finishAssessment(app.client(), { general: false });
    const results = await door.closeAttempt.mutate(key);
    const closed = refusal('attempt-closed');
    const quiz = { ...key, type: 'general' } as const;
    const { questions } = await door.openQuiz.mutate({ ...quiz, locale: 'de' });
    const change = door.submitQuiz.mutate({ ...quiz, answers: answersTo(questions, true) });
    await expect(change).rejects.toMatchObject(closed);
    const answers = answersTo(questions, false);
    await expect(door.skipQuiz.mutate(quiz)).rejects.toMatchObject(closed);
    await expect(door.startTyping.mutate(key)).rejects.toMatchObject(closed);
    const text = { ...key, elapsedMs: 4000 };
    await expect(
      door.submitTyping.mutate({ ...text, typedText: 'The quick' }),
    ).rejects.toMatchObject(closed);
    expect(await door.submitTyping.mutate({ ...text, typedText: 'The quick brown fox' })).toEqual(
      saved,
    );
    const state = await door.getAttempt.query(key);
    expect(state.closed?.typedText).toBe('The quick brown fox');
    expect(Object.keys(state.closed?.general ?? {}).toSorted()).toEqual(
      Object.keys(answers).toSorted(),
    );
    expect(await door.submitQuiz.mutate({ ...quiz, answers: state.closed?.general ?? {} })).toEqual(
      saved,
    );
    expect(await door.closeAttempt.mutate(key)).toEqual(results);
  });

  test('asked for many times at once they are marked once, and the application carries them', async () => {
    const key = await finishAssessment(app.client());
    const all = await Promise.all(
      Array.from({ length: 8 }, () => app.client().trpc.careers.closeAttempt.mutate(key)),
    );
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    const { closedAt, formulaVersion } = await app.orm.em
      .fork()
      .findOneOrFail(Attempt, { id: key.attemptId });
    expect([closedAt, formulaVersion]).toEqual([expect.any(Date), expect.any(Number)]);
    const body = {
      ...applicantForm,
      resumeUrl: await createStoredResume(app.orm),
      dataConsent: true,
      attemptId: key.attemptId,
      attemptToken: key.token,
    };
    const sent = await app.client().post('/api/applications', body);
    expect(sent.body).toMatchObject({
      scoreSource: 'verified',
      finalScore: all[0]?.finalScore,
    });
  });

  test('an application sent before its results were asked for closes the attempt', async () => {
    const key = await finishAssessment(app.client());
    const resumeUrl = await createStoredResume(app.orm);
    const form = { ...applicantForm, resumeUrl, attempt: key, dataConsent: true };
    const sent = await door.submitApplication.mutate(form);
    const em = app.orm.em.fork();
    const { closedAt, finalScore } = await em.findOneOrFail(Attempt, { id: key.attemptId });
    expect(closedAt).toEqual(expect.any(Date));
    const row = await em.findOneOrFail(Application, { id: sent.id });
    expect([row.scoreSource, row.finalScore]).toEqual(['verified', finalScore]);
    expect((await door.closeAttempt.mutate(key)).sent?.id).toBe(sent.id);
  });
});

describeOnBothDatabases('the number of results an address may see', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind, { RATE_LIMITS: 'on' });
    await fillQuestionBank(app.orm);
  });
  afterAll(() => app.close());

  test('counts those that are not sent', async () => {
    const client = app.client();
    const { careers } = client.trpc;
    const skipped = async () => {
      const key = await careers.startAttempt.mutate({ locale: 'en' });
      for (const type of ['general', 'english'] as const) {
        await careers.skipQuiz.mutate({ ...key, type });
      }
      await careers.submitTyping.mutate({ ...key, typedText: 'The', elapsedMs: 1000 });
      return key;
    };
    const seen = [];
    for (let index = 0; index < 60; index += 1) {
      const key = await skipped();
      await careers.closeAttempt.mutate(key);
      seen.push(key);
    }
    const refused = await skipped();
    await expect(careers.closeAttempt.mutate(refused)).rejects.toMatchObject(
      refusal('rate-limited'),
    );
    const [first] = seen;
    if (!first) throw new Error('no attempt was closed');
    expect((await careers.closeAttempt.mutate(first)).typing).not.toBeNull();
    await careers.submitApplication.mutate({
      ...applicantForm,
      resumeUrl: await createStoredResume(app.orm),
      attempt: first,
      dataConsent: true,
    });
    expect((await careers.closeAttempt.mutate(refused)).typing).not.toBeNull();
  });
});
