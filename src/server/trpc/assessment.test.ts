import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { typingSample } from '../../shared/domain/scoring.ts';
import { Application } from '../db/entities/applications.ts';
import { Attempt, AttemptSection } from '../db/entities/assessments.ts';
import { AuditEvent } from '../db/entities/audit.ts';
import { Question } from '../db/entities/questions.ts';
import { Setting } from '../db/entities/system.ts';
import {
  answersTo,
  applicantForm,
  createStoredResume,
  fillQuestionBank,
  finishAssessment,
  uploadResume,
} from '../testing/applicant.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

/** What a refusal looks like to the browser. */
const refusal = (code: string) => ({ data: { error: { code } } });
const saved = { ok: true };

describeOnDatabases('the assessment', (kind) => {
  let app: TestApp;
  let client: TestClient;
  let careers: TestClient['trpc']['careers'];
  beforeAll(async () => {
    app = await startTestApp(kind);
    await fillQuestionBank(app.orm);
  });
  afterAll(() => app.close());
  beforeEach(() => {
    client = app.client();
    careers = client.trpc.careers;
  });

  const start = () => careers.startAttempt.mutate({ locale: 'en' });
  const sectionOf = (attempt: string, section: 'general' | 'typing' | 'english') =>
    app.orm.em.fork().findOneOrFail(AttemptSection, { attempt, section });
  async function submit(attempt: { attemptId: string; token: string }, changes = {}) {
    const resumeUrl = await createStoredResume(app.orm);
    return careers.submitApplication.mutate({
      ...applicantForm,
      resumeUrl,
      attempt,
      dataConsent: true,
      ...changes,
    });
  }
  /** Finishes what is left of an attempt whose general quiz is done, and closes it. */
  async function resultsWith({ attemptId, token }: { attemptId: string; token: string }) {
    const key = { attemptId, token };
    const english = { ...key, type: 'english' } as const;
    const { questions } = await careers.openQuiz.mutate({ ...english, locale: 'en' });
    await careers.submitQuiz.mutate({ ...english, answers: answersTo(questions, true) });
    await careers.submitTyping.mutate({ ...key, typedText: 'The', elapsedMs: 1000 });
    return careers.closeAttempt.mutate(key);
  }
  async function openGeneral() {
    const key = await start();
    const quiz = { ...key, type: 'general' } as const;
    const { questions } = await careers.openQuiz.mutate({ ...quiz, locale: 'en' });
    return { key, quiz, questions };
  }

  describe('from start to application', () => {
    test('everything right: the scores are the server’s, and the record says verified', async () => {
      const key = await start();
      const resumeUrl = await uploadResume(client);
      for (const type of ['general', 'english'] as const) {
        const { questions } = await careers.openQuiz.mutate({ ...key, type, locale: 'en' });
        expect(questions).toHaveLength(10);
        const answers = answersTo(questions, true);
        expect(await careers.submitQuiz.mutate({ ...key, type, answers })).toEqual(saved);
      }
      const { durationSeconds } = await careers.startTyping.mutate(key);
      expect(durationSeconds).toBe(60);
      const typedText = typingSample.split(' ').slice(0, 15).join(' ');
      const typed = await careers.submitTyping.mutate({ ...key, typedText, elapsedMs: 5000 });
      expect(typed).toEqual(saved);
      const before = await careers.closeAttempt.mutate(key);
      expect(before).toMatchObject({
        general: { percentage: 100, score: 10 },
        english: { percentage: 100, score: 10 },
        typing: { wpm: 60, accuracy: 100 },
        skipped: [],
        finalScore: 100,
        sent: null,
      });
      const sent = await submit(key, { resumeUrl });
      expect(sent).toMatchObject({ status: 'pending', finalScore: 100, scoreSource: 'verified' });
      expect((await careers.getAttempt.query(key)).sent?.id).toBe(sent.id);
      const em = app.orm.em.fork();
      const row = await em.findOneOrFail(Application, { id: sent.id });
      expect(row).toMatchObject({
        generalQuizScore: 10,
        englishTestScore: 10,
        typingTestWpm: 60,
        typingTestAccuracy: 100,
        formulaVersion: 2,
        consentVersion: expect.any(String),
        consentAt: expect.any(Date),
      });
      expect(await em.count(AuditEvent, { subjectId: sent.id })).toBe(1);

      const admin = await app.loginAs('admin');
      const detail = await admin.trpc.admin.applications.get.query({ id: sent.id });
      expect(detail.resume).toMatchObject({ contentType: 'application/pdf' });
      expect(detail.quizzes.map(({ section }) => section)).toEqual(['general', 'english']);
      expect(detail.quizzes.flatMap(({ answers }) => answers)).toHaveLength(20);
      for (const answer of detail.quizzes.flatMap(({ answers }) => answers)) {
        expect(answer).toMatchObject({ isCorrect: true, chosen: answer.correct });
      }
      expect(detail.typing).toMatchObject({ typedText, elapsedMs: 5000, durationSeconds: 60 });
      const file = await admin.get(detail.resumeUrl);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    });

    test('a final score of 100 sent along with wrong answers counts for nothing', async () => {
      const key = await finishAssessment(client, { general: false, english: false, typedText: '' });
      const sent = await submit(key, {
        finalScore: 100,
        generalQuizScore: 10,
        englishTestScore: 10,
        typingTestWpm: 200,
        typingTestAccuracy: 100,
      });
      expect(sent).toMatchObject({ finalScore: 0, scoreSource: 'verified' });
      const row = await app.orm.em.fork().findOneOrFail(Application, { id: sent.id });
      expect(row).toMatchObject({ generalQuizScore: 0, englishTestScore: 0, typingTestWpm: 0 });
    });

    test('without consent, or with a form that is not filled in, nothing is stored', async () => {
      const key = await finishAssessment(client);
      await expect(submit(key, { dataConsent: false })).rejects.toMatchObject(
        refusal('invalid-input'),
      );
      await expect(submit(key, { dataConsent: undefined })).rejects.toMatchObject(
        refusal('invalid-input'),
      );
      await expect(submit(key, { email: 'x' })).rejects.toMatchObject(refusal('invalid-input'));
      expect(await app.orm.em.fork().count(Application, { attempt: key.attemptId })).toBe(0);
      expect((await submit(key)).status).toBe('pending');
    });

    test('a step left out is refused', async () => {
      const key = await start();
      await expect(submit(key)).rejects.toMatchObject(refusal('attempt-incomplete'));
      const { questions } = await careers.openQuiz.mutate({
        ...key,
        type: 'general',
        locale: 'en',
      });
      const answers = answersTo(questions, true);
      await careers.submitQuiz.mutate({ ...key, type: 'general', answers });
      await careers.submitTyping.mutate({ ...key, typedText: 'The', elapsedMs: 1000 });
      await expect(submit(key)).rejects.toMatchObject(refusal('attempt-incomplete'));
      await careers.openQuiz.mutate({ ...key, type: 'english', locale: 'en' });
      await expect(submit(key)).rejects.toMatchObject(refusal('attempt-incomplete'));
      const attempt = await app.orm.em.fork().findOneOrFail(Attempt, { id: key.attemptId });
      expect(attempt.submittedAt ?? null).toBeNull();
    });

    test('an attempt makes one application; afterwards nothing of it can be changed', async () => {
      const key = await finishAssessment(client);
      const sent = await submit(key);
      const again = await submit(key, { applicantName: 'Somebody Else' });
      expect(again).toEqual(sent);
      const em = app.orm.em.fork();
      const row = await em.findOneOrFail(Application, { attempt: key.attemptId });
      expect(row.applicantName).toBe(applicantForm.applicantName);
      const used = refusal('attempt-used');
      const quiz = { ...key, type: 'general' } as const;
      await expect(careers.openQuiz.mutate({ ...quiz, locale: 'en' })).rejects.toMatchObject(used);
      await expect(careers.submitQuiz.mutate({ ...quiz, answers: {} })).rejects.toMatchObject(used);
      await expect(careers.skipQuiz.mutate(quiz)).rejects.toMatchObject(used);
      await expect(careers.startTyping.mutate(key)).rejects.toMatchObject(used);
      await expect(
        careers.submitTyping.mutate({ ...key, typedText: 'x', elapsedMs: 1 }),
      ).rejects.toMatchObject(used);
    });

    test('an answer that got lost: the same again is the same application, over REST too', async () => {
      const key = await finishAssessment(client);
      const resumeUrl = await createStoredResume(app.orm);
      const body = {
        ...applicantForm,
        resumeUrl,
        dataConsent: true,
        attemptId: key.attemptId,
        attemptToken: key.token,
      };
      const first = await client.post('/api/applications', body);
      const again = await app.client().post('/api/applications', body);
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.body).toEqual(first.body);
      expect(first.body).toMatchObject({ scoreSource: 'verified' });
      // Changed in between, the form is not what is stored: the answer says where the mail went.
      const changed = { ...body, email: 'changed@applicants.example' };
      const third = await app.client().post('/api/applications', changed);
      expect(third.body).toEqual(first.body);
      expect(first.body).toMatchObject({ email: applicantForm.email });
    });
  });

  describe('a quiz', () => {
    test('opened again it asks the same, in the same order; in German in German', async () => {
      const { quiz, questions } = await openGeneral();
      const again = await careers.openQuiz.mutate({ ...quiz, locale: 'en' });
      expect(again.questions).toEqual(questions);
      const german = await careers.openQuiz.mutate({ ...quiz, locale: 'de' });
      expect(german.questions.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
      for (const [index, { questionText, options }] of german.questions.entries()) {
        expect(questionText).not.toBe(questions[index]?.questionText);
        expect(options.map(({ id }) => id)).toEqual(questions[index]?.options.map(({ id }) => id));
      }
      const answers = answersTo(german.questions, true);
      expect(await careers.submitQuiz.mutate({ ...quiz, answers })).toEqual(saved);
    });

    test('two applicants get other questions or another order of options', async () => {
      const shown = new Set<string>();
      for (let index = 0; index < 4; index += 1) {
        shown.add(JSON.stringify((await openGeneral()).questions));
      }
      expect(shown.size).toBe(4);
    });

    test('is refused with a question missing, unknown or answered by an option it has not', async () => {
      const { quiz, questions } = await openGeneral();
      const answers = answersTo(questions, true);
      const [first = '', ...others] = Object.keys(answers);
      const { [first]: _left, ...incomplete } = answers;
      const send = (given: Record<string, string>) =>
        careers.submitQuiz.mutate({ ...quiz, answers: given });
      await expect(send(incomplete)).rejects.toMatchObject(refusal('section-incomplete'));
      await expect(send({})).rejects.toMatchObject(refusal('section-incomplete'));
      const foreign = { ...answers, '0d0f3a5e-0c1a-4b47-8b0a-0a5a5a5a5a5a': 'o1' };
      await expect(send(foreign)).rejects.toMatchObject(refusal('question-unknown'));
      for (const option of ['o99', '', 'constructor']) {
        const odd = send({ ...answers, [first]: option });
        await expect(odd).rejects.toMatchObject(refusal('question-unknown'));
      }
      expect(others.length).toBeGreaterThan(0);
      const { answers: kept, tries } = await sectionOf(quiz.attemptId, 'general');
      expect([kept ?? null, tries]).toEqual([null, 0]);
    });

    test('cannot be handed in before it was opened', async () => {
      const key = await start();
      const early = careers.submitQuiz.mutate({ ...key, type: 'general', answers: {} });
      await expect(early).rejects.toMatchObject(refusal('section-incomplete'));
    });

    test('the same answers again change nothing; other answers are another try', async () => {
      const { quiz, questions } = await openGeneral();
      const right = answersTo(questions, true);
      const wrong = answersTo(questions, false);
      const send = (answers: Record<string, string>) =>
        careers.submitQuiz.mutate({ ...quiz, answers });
      expect(await send(wrong)).toEqual(saved);
      const once = await sectionOf(quiz.attemptId, 'general');
      expect(await send(wrong)).toEqual(saved);
      const twice = await sectionOf(quiz.attemptId, 'general');
      expect([twice.tries, twice.finishedAt]).toEqual([1, once.finishedAt]);
      expect(await send(right)).toEqual(saved);
      expect((await sectionOf(quiz.attemptId, 'general')).tries).toBe(2);
    });

    test('the same hand-in many times at once is one try', async () => {
      const { quiz, questions } = await openGeneral();
      const answers = answersTo(questions, true);
      const results = await Promise.all(
        Array.from({ length: 12 }, () =>
          app.client().trpc.careers.submitQuiz.mutate({ ...quiz, answers }),
        ),
      );
      expect(results).toEqual(results.map(() => saved));
      expect((await sectionOf(quiz.attemptId, 'general')).tries).toBe(1);
    });

    test('opened many times at once it draws its questions once', async () => {
      const key = await start();
      const opened = await Promise.all(
        Array.from({ length: 8 }, () =>
          app.client().trpc.careers.openQuiz.mutate({ ...key, type: 'english', locale: 'en' }),
        ),
      );
      expect(new Set(opened.map((quiz) => JSON.stringify(quiz))).size).toBe(1);
    });

    test('what the browser noticed is kept for the reviewer and marks nothing down', async () => {
      const { quiz, questions } = await openGeneral();
      await careers.submitQuiz.mutate({
        ...quiz,
        answers: answersTo(questions, true),
        observations: { pastes: 1, focusLosses: 2 },
      });
      const { flags } = await sectionOf(quiz.attemptId, 'general');
      expect(flags.toSorted()).toEqual(['focus-lost', 'impossible-rate', 'pasted']);
    });

    test('a question edited or deleted meanwhile is marked as it was asked', async () => {
      const { quiz, questions } = await openGeneral();
      const em = app.orm.em.fork();
      const [edited, deleted] = questions;
      const was = await em.findOneOrFail(Question, { id: edited?.id ?? '' });
      const other = was.options.find((option) => option !== was.correctAnswer) ?? '';
      await em.nativeUpdate(Question, { id: was.id }, { correctAnswer: other });
      await em.nativeUpdate(Question, { id: deleted?.id ?? '' }, { deletedAt: new Date() });
      const answers = answersTo(questions, true);
      await careers.submitQuiz.mutate({ ...quiz, answers });
      expect(await resultsWith(quiz)).toMatchObject({ general: { percentage: 100 } });
      await em.nativeUpdate(Question, { id: was.id }, { correctAnswer: was.correctAnswer });
      await em.nativeUpdate(Question, { id: deleted?.id ?? '' }, { deletedAt: null });
    });

    test('skipped before it was opened has no score, and the final score is none', async () => {
      const key = await start();
      await careers.skipQuiz.mutate({ ...key, type: 'general' });
      const opened = await careers.openQuiz.mutate({ ...key, type: 'english', locale: 'en' });
      const answers = answersTo(opened.questions, true);
      await careers.submitQuiz.mutate({ ...key, type: 'english', answers });
      await careers.submitTyping.mutate({ ...key, typedText: 'The quick', elapsedMs: 2000 });
      expect(await careers.closeAttempt.mutate(key)).toMatchObject({
        general: null,
        skipped: ['general'],
        finalScore: null,
      });
      const sent = await submit(key, { finalScore: 90, generalQuizScore: 9 });
      expect(sent).toMatchObject({ finalScore: null, scoreSource: 'verified' });
    });

    test('cannot be skipped once its questions were seen', async () => {
      const { quiz } = await openGeneral();
      await expect(careers.skipQuiz.mutate(quiz)).rejects.toMatchObject(
        refusal('section-incomplete'),
      );
    });

    test('skipped and then opened after all, it has to be answered', async () => {
      const key = await start();
      for (const type of ['general', 'english'] as const)
        await careers.skipQuiz.mutate({ ...key, type });
      await careers.submitTyping.mutate({ ...key, typedText: 'The', elapsedMs: 1000 });
      await careers.openQuiz.mutate({ ...key, type: 'general', locale: 'en' });
      await expect(careers.closeAttempt.mutate(key)).rejects.toMatchObject(
        refusal('attempt-incomplete'),
      );
      await expect(submit(key)).rejects.toMatchObject(refusal('attempt-incomplete'));
    });

    test('with no questions in the bank it says so, and can be skipped', async () => {
      const em = app.orm.em.fork();
      await em.nativeUpdate(Question, { type: 'english' }, { isActive: false });
      const key = await start();
      const opened = careers.openQuiz.mutate({ ...key, type: 'english', locale: 'en' });
      await expect(opened).rejects.toMatchObject(refusal('no-questions'));
      expect(await careers.skipQuiz.mutate({ ...key, type: 'english' })).toEqual({ ok: true });
      await em.nativeUpdate(Question, { type: 'english' }, { isActive: true });
    });
  });

  describe('the typing test', () => {
    const type = async (
      text: string,
      elapsedMs: number,
      startedAgoMs: number | null = elapsedMs,
    ) => {
      const key = await start();
      if (startedAgoMs !== null) {
        await careers.startTyping.mutate(key);
        await app.orm.em
          .fork()
          .nativeUpdate(
            AttemptSection,
            { attempt: key.attemptId, section: 'typing' },
            { startedAt: new Date(Date.now() - startedAgoMs) },
          );
      }
      await careers.submitTyping.mutate({ ...key, typedText: text, elapsedMs });
      for (const quiz of ['general', 'english'] as const) {
        await careers.skipQuiz.mutate({ ...key, type: quiz });
      }
      const { typing: result } = await careers.closeAttempt.mutate(key);
      return { key, result, section: await sectionOf(key.attemptId, 'typing') };
    };
    const words = (count: number) => typingSample.split(' ').slice(0, count).join(' ');

    test('four words after a second are counted over fifteen', async () => {
      const { result } = await type(words(4), 1000);
      expect(result).toEqual({ wpm: 16, accuracy: 100 });
    });

    test('a letter left out costs that letter', async () => {
      const { result } = await type(words(40).replace('quick', 'quck'), 60_000);
      expect(result).toEqual({ wpm: 40, accuracy: 99 });
      const short = await type(words(4).replace('quick', 'quck'), 60_000);
      expect(short.result).toEqual({ wpm: 4, accuracy: 95 });
    });

    test.each([
      [words(40), 60_000, 40, 100],
      [words(30), 30_000, 60, 100],
      ['', 60_000, 0, 100],
      ['XXX quick', 60_000, 2, 67],
    ])('%.20j in %i ms: %i words a minute, %i %%', async (text, elapsedMs, wpm, accuracy) => {
      const { result, section } = await type(text, elapsedMs);
      expect(result).toEqual({ wpm, accuracy });
      expect(section).toMatchObject({ typedText: text, wpm, accuracy, flags: [] });
    });

    test('a minute said to have been a second is marked by the server’s clock, and noted', async () => {
      const { result, section } = await type(words(40), 1000, 55_000);
      expect(result?.wpm).toBeLessThanOrEqual(48);
      expect(section.flags).toContain('timing-mismatch');
    });

    test('no start seen, handed in late, or faster than anybody types: noted, never refused', async () => {
      expect((await type(words(20), 30_000, null)).section.flags).toEqual(['start-unknown']);
      const late = await type(words(20), 30_000, 300_000);
      expect([late.section.flags, late.result?.wpm]).toEqual([['late'], 40]);
      expect((await type(typingSample, 10_000)).section.flags).toContain('impossible-rate');
      expect((await type(words(5), 3_600_000, null)).section.elapsedMs).toBe(60_000);
    });

    test('each start is a try; the last text counts; the same again changes nothing', async () => {
      const key = await start();
      const send = (typedText: string) =>
        careers.submitTyping.mutate({ ...key, typedText, elapsedMs: 2000 });
      expect((await careers.startTyping.mutate(key)).tries).toBe(1);
      await send('The');
      expect((await careers.startTyping.mutate(key)).tries).toBe(2);
      await expect(careers.closeAttempt.mutate(key)).rejects.toMatchObject(
        refusal('attempt-incomplete'),
      );
      const second = await send('The quick');
      const once = await sectionOf(key.attemptId, 'typing');
      expect(await send('The quick')).toEqual(second);
      const twice = await sectionOf(key.attemptId, 'typing');
      expect([twice.tries, twice.finishedAt, twice.typedText]).toEqual([
        2,
        once.finishedAt,
        'The quick',
      ]);
    });

    test('paste and loss of focus are noted', async () => {
      const key = await start();
      await careers.startTyping.mutate(key);
      await careers.submitTyping.mutate({
        ...key,
        typedText: 'The',
        elapsedMs: 1000,
        observations: { pastes: 3, focusLosses: 1 },
      });
      const { flags } = await sectionOf(key.attemptId, 'typing');
      expect(flags).toEqual(expect.arrayContaining(['pasted', 'focus-lost']));
    });

    test.each([
      [{ typedText: 'x'.repeat(5001) }],
      [{ elapsedMs: -1 }],
      [{ elapsedMs: 1.5 }],
      [{ elapsedMs: 3_600_001 }],
      [{ observations: { pastes: -1, focusLosses: 0 } }],
    ])('%.40j is refused', async (changes) => {
      const key = await start();
      const sent = careers.submitTyping.mutate({ ...key, typedText: '', elapsedMs: 1, ...changes });
      await expect(sent).rejects.toMatchObject(refusal('invalid-input'));
    });
  });

  describe('an attempt', () => {
    test('is worth nothing without its own token', async () => {
      const mine = await start();
      const theirs = await start();
      for (const token of [
        '',
        'x',
        theirs.token,
        mine.token.slice(0, -1),
        mine.token.toUpperCase(),
      ]) {
        const key = { attemptId: mine.attemptId, token };
        const missing = refusal('not-found');
        const quiz = { ...key, type: 'general' } as const;
        await expect(careers.openQuiz.mutate({ ...quiz, locale: 'en' })).rejects.toMatchObject(
          missing,
        );
        await expect(careers.submitQuiz.mutate({ ...quiz, answers: {} })).rejects.toMatchObject(
          missing,
        );
        await expect(careers.skipQuiz.mutate(quiz)).rejects.toMatchObject(missing);
        await expect(careers.startTyping.mutate(key)).rejects.toMatchObject(missing);
        await expect(careers.getAttempt.query(key)).rejects.toMatchObject(missing);
        await expect(careers.closeAttempt.mutate(key)).rejects.toMatchObject(missing);
        await expect(submit(key)).rejects.toMatchObject(missing);
      }
      expect(await app.orm.em.fork().count(AttemptSection, { attempt: mine.attemptId })).toBe(0);
    });

    test('stops everywhere while applications are switched off, and goes on afterwards', async () => {
      const { key, quiz, questions } = await openGeneral();
      const complete = await finishAssessment(client);
      const admin = await app.loginAs('admin');
      await admin.trpc.admin.settings.setSwitch.mutate({
        key: 'applications_enabled',
        value: 'false',
      });
      const off = refusal('applications-disabled');
      const answers = answersTo(questions, true);
      await expect(start()).rejects.toMatchObject(off);
      await expect(careers.openQuiz.mutate({ ...quiz, locale: 'en' })).rejects.toMatchObject(off);
      await expect(careers.submitQuiz.mutate({ ...quiz, answers })).rejects.toMatchObject(off);
      await expect(careers.skipQuiz.mutate(quiz)).rejects.toMatchObject(off);
      await expect(careers.startTyping.mutate(key)).rejects.toMatchObject(off);
      await expect(
        careers.submitTyping.mutate({ ...key, typedText: '', elapsedMs: 1 }),
      ).rejects.toMatchObject(off);
      await expect(careers.createUploadUrl.mutate()).rejects.toMatchObject(off);
      await expect(submit(complete)).rejects.toMatchObject(off);
      await app.orm.em.fork().nativeDelete(Setting, {});
      expect(await careers.submitQuiz.mutate({ ...quiz, answers })).toEqual(saved);
      expect((await submit(complete)).status).toBe('pending');
    });

    test('whose answer got lost while sending is answered even after a switch-off', async () => {
      const key = await finishAssessment(client);
      const sent = await submit(key);
      const admin = await app.loginAs('admin');
      await admin.trpc.admin.settings.setSwitch.mutate({
        key: 'applications_enabled',
        value: 'false',
      });
      expect(await submit(key)).toEqual(sent);
      await app.orm.em.fork().nativeDelete(Setting, {});
    });
  });
});
