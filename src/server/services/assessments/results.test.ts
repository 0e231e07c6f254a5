import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AttemptKey } from '../../../shared/contracts/attempt.ts';
import { Application } from '../../db/entities/applications.ts';
import { Attempt, AttemptSection } from '../../db/entities/assessments.ts';
import {
  answersTo,
  applicantForm,
  createStoredResume,
  createStoredResumes,
  fillQuestionBank,
  finishAssessment,
} from '../../testing/applicant.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { loadSecrets } from '../secrets.ts';
import { toOpenedAttempt } from './attempts.ts';

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

  test('nor does one that uses REST, whatever it sends and however often', async () => {
    const client = app.client();
    const { attemptId, token } = await door.startAttempt.mutate({ locale: 'en' });
    const key = { attemptId, token };
    const body = {
      ...applicantForm,
      resumeUrl: await createStoredResume(app.orm),
      dataConsent: true,
      attemptId,
      attemptToken: token,
    };
    const send = (more: object = {}) => client.post('/api/applications', { ...body, ...more });
    const open = async () => {
      const { status, body: told } = await send({ finalScore: 100, generalQuizScore: 10 });
      return [status, Object.keys(Object(told)).toSorted(), Object(told).code];
    };
    const incomplete = [400, ['code', 'issues', 'message'], 'attempt-incomplete'];
    expect(await open()).toEqual(incomplete);
    const quizzes = [];
    for (const type of ['general', 'english'] as const) {
      const { questions } = await door.openQuiz.mutate({ ...key, type, locale: 'en' });
      const answers = answersTo(questions, type === 'english');
      await door.submitQuiz.mutate({ ...key, type, answers });
      expect(await open()).toEqual(incomplete);
      quizzes.push({ ...key, type, answers: answersTo(questions, type !== 'english') });
    }
    await door.submitTyping.mutate({ ...key, typedText: 'The', elapsedMs: 1000 });

    const sent = await send();
    const results = await door.closeAttempt.mutate(key);
    expect(Object(sent.body).finalScore).toBe(results.finalScore);
    for (const quiz of quizzes) {
      await expect(door.submitQuiz.mutate(quiz)).rejects.toMatchObject(refusal('attempt-used'));
      const again = await send({ finalScore: 1, englishTestScore: 1, typingTestWpm: 1 });
      expect([again.status, again.body]).toEqual([201, sent.body]);
      expect(await door.closeAttempt.mutate(key)).toEqual(results);
    }
    expect(results).toMatchObject({ general: { score: 0 }, english: { score: 10 } });
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

/** Stores attempts whose quizzes were skipped, so that they have no final score, as their browsers have them. */
async function storeSkipped({ orm, env, dataDir }: TestApp, count: number): Promise<AttemptKey[]> {
  const em = orm.em.fork();
  const finishedAt = new Date();
  const attempts = Array.from({ length: count }, () => {
    const attempt = em.create(Attempt, { locale: 'en' });
    for (const section of ['general', 'english'] as const) {
      em.create(AttemptSection, { attempt, section, finishedAt, skipped: true });
    }
    const typed = { typedText: 'The', elapsedMs: 1000, durationSeconds: 60 };
    em.create(AttemptSection, { attempt, section: 'typing', finishedAt, ...typed });
    return attempt;
  });
  await em.flush();
  const secrets = loadSecrets(env.SESSION_SECRET, dataDir);
  return attempts.map((attempt) => toOpenedAttempt({ secrets }, attempt));
}

describeOnBothDatabases('the number of results an address may see', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind, { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    await fillQuestionBank(app.orm);
  });
  afterAll(() => app.close());

  /** A browser behind the given address, which the proxy in front tells. */
  function clientAt(address: string) {
    const client = app.client();
    const { fetch } = client;
    client.fetch = (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', address);
      return fetch(path, { ...init, headers });
    };
    return client;
  }
  const limited = {
    data: {
      error: {
        code: 'rate-limited',
        message: expect.stringMatching(/may share it\. Please wait 24 hours/),
        retryAfterSeconds: expect.any(Number),
        issues: [{ path: 'results' }],
      },
    },
  };

  test('counts those that are not sent, and what one e-mail address sends again and again', async () => {
    const client = clientAt('198.51.100.1');
    const { careers } = client.trpc;
    const seen = await storeSkipped(app, 60);
    for (const key of seen) await careers.closeAttempt.mutate(key);
    const [refused, fourth, ...others] = await storeSkipped(app, 4);
    if (!refused || !fourth) throw new Error('no attempt was stored');
    await expect(careers.closeAttempt.mutate(refused)).rejects.toMatchObject(limited);
    expect(await careers.getAttempt.query(refused)).toEqual({ closed: null, sent: null });
    // What was seen can be looked at again.
    for (const key of seen.slice(0, 2)) await careers.closeAttempt.mutate(key);
    const send = async (attempt: AttemptKey | undefined, email: string) => {
      if (!attempt) throw new Error('no attempt was closed');
      const resumeUrl = await createStoredResume(app.orm);
      await careers.submitApplication.mutate({
        ...applicantForm,
        email,
        resumeUrl,
        attempt,
        dataConsent: true,
      });
    };
    for (const key of seen.slice(0, 4)) await send(key, 'Maria@applicants.example');
    await careers.closeAttempt.mutate(refused);
    for (const key of others) await careers.closeAttempt.mutate(key);
    await expect(careers.closeAttempt.mutate(fourth)).rejects.toMatchObject(limited);
    await send(seen[4], 'jose@applicants.example');
    expect((await careers.closeAttempt.mutate(fourth)).typing).not.toBeNull();
  });

  test('ends also for a script that sends each attempt, and keeps nobody from applying', async () => {
    const script = clientAt('203.0.113.7');
    const resumes = await createStoredResumes(app.orm, 123);
    const send = (client: TestClient, key: AttemptKey, index: number) =>
      client.trpc.careers.submitApplication.mutate({
        ...applicantForm,
        email: `made-up-${index}@applicants.example`,
        resumeUrl: resumes[index] ?? '',
        attempt: key,
        dataConsent: true,
      });
    // Sent unseen, from an address that sees the results in the answer; attempts are opened elsewhere.
    for (const [index, key] of (await storeSkipped(app, 119)).entries()) {
      await send(script, key, index);
    }
    const last = await send(script, await finishAssessment(clientAt('192.0.2.9')), 119);
    expect(last.finalScore).toEqual(expect.any(Number));

    const key = await finishAssessment(clientAt('192.0.2.9'));
    await expect(script.trpc.careers.closeAttempt.mutate(key)).rejects.toMatchObject(limited);
    const unseen = await send(script, key, 120);
    expect(unseen).toMatchObject({ finalScore: null, scoreSource: 'verified' });
    expect((await send(script, key, 120)).finalScore).toBeNull();
    const again = script.trpc.careers.closeAttempt.mutate(key);
    await expect(again).rejects.toMatchObject(limited);
    const grant = { token: unseen.statusToken, access: unseen.access };
    const file = script.trpc.careers.getOwnData.mutate(grant);
    await expect(file).rejects.toMatchObject(limited);
    const row = await app.orm.em.fork().findOneOrFail(Application, { id: unseen.id });
    expect(row.finalScore).toEqual(expect.any(Number));

    const neighbour = clientAt('203.0.113.8').trpc.careers;
    expect((await neighbour.closeAttempt.mutate(key)).finalScore).toBe(row.finalScore);
    expect((await neighbour.getOwnData.mutate(grant)).scores.finalScore).toBe(row.finalScore);
  });
});
