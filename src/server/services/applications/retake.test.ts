import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AttemptKey } from '../../../shared/contracts/attempt.ts';
import type { ApplicationGrant } from '../../../shared/contracts/own-application.ts';
import { addDays, officeDay } from '../../../shared/domain/dates.ts';
import { User } from '../../db/entities/accounts.ts';
import { ApplicationRetake } from '../../db/entities/application-review.ts';
import { Application } from '../../db/entities/applications.ts';
import { Attempt, AttemptSection } from '../../db/entities/assessments.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import {
  answersTo,
  applicantForm,
  createStoredResume,
  fillQuestionBank,
  finishAssessment,
  storeApplications,
} from '../../testing/applicant.ts';
import { linkIn, mailsTo } from '../../testing/mailbox.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { sweepAttempts } from '../assessments/attempts.ts';

const refusal = (code: string, more: object = {}) => ({ data: { error: { code, ...more } } });
const day = 86_400_000;

describeOnBothDatabases('a second attempt at the tests', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let careers: TestClient['trpc']['careers'];
  beforeAll(async () => {
    app = await startTestApp(kind);
    await fillQuestionBank(app.orm);
    admin = await app.loginAs('admin');
    careers = app.client().trpc.careers;
  });
  afterAll(() => app.close());

  /** An application with everything wrong, sent in German. */
  async function apply(): Promise<ApplicationGrant & { id: string; first: AttemptKey }> {
    const first = await finishAssessment(app.client(), { general: false, english: false });
    const sent = await careers.submitApplication.mutate({
      ...applicantForm,
      resumeUrl: await createStoredResume(app.orm),
      attempt: first,
      dataConsent: true,
      locale: 'de',
    });
    return { id: sent.id, token: sent.statusToken, access: sent.access, first };
  }
  const allow = (id: string, reason = 'The line broke.') =>
    admin.trpc.admin.applications.allowRetake.mutate({ id, reason });
  const withdraw = (id: string) => admin.trpc.admin.applications.withdrawRetake.mutate({ id });
  const read = (id: string) => admin.trpc.admin.applications.get.query({ id });
  const onlyGrant = ({ token, access }: ApplicationGrant) => ({ token, access });

  /** Answers everything right. */
  async function answer({ attemptId, token }: AttemptKey): Promise<AttemptKey> {
    const key = { attemptId, token };
    for (const type of ['general', 'english'] as const) {
      const { questions } = await careers.openQuiz.mutate({ ...key, type, locale: 'en' });
      const answers = answersTo(questions, true);
      expect(await careers.submitQuiz.mutate({ ...key, type, answers })).toEqual({ ok: true });
    }
    await careers.submitTyping.mutate({ ...key, typedText: 'The quick', elapsedMs: 9000 });
    return key;
  }

  test('is allowed with a reason, told by mail in the language of the form, and counts once it is closed', async () => {
    const own = await apply();
    const { id } = own;
    const before = await read(id);
    expect([before.canAllowRetake, before.retake]).toEqual([true, null]);
    await expect(careers.startRetake.mutate(onlyGrant(own))).rejects.toMatchObject(
      refusal('retake-closed'),
    );
    for (const reason of ['', '   ', 'x'.repeat(501)]) {
      await expect(allow(id, reason)).rejects.toMatchObject(refusal('invalid-input'));
    }
    const { openUntil } = await allow(id, ' The line broke. ');
    // Until the end of the fourteenth day by the office's calendar, which is the one that texts name.
    expect(officeDay(openUntil)).toBe(addDays(officeDay(new Date()), 14));
    expect(officeDay(new Date(openUntil.getTime() + 1))).toBe(addDays(officeDay(openUntil), 1));

    const em = app.orm.em.fork();
    const mails = await em.find(OutgoingMail, { aboutId: id, kind: 'application-retake' });
    expect(mails.map(({ recipient, locale }) => [recipient, locale])).toEqual([
      [applicantForm.email, 'de'],
    ]);
    expect(mails[0]?.subject).toMatch(/^Sie können die Tests noch einmal machen/);
    expect(mails[0]?.text).toContain(`/de/application?token=${own.token}`);
    expect(mails[0]?.text).not.toContain('The line broke');
    const events = await em.find(AuditEvent, { action: 'application.retake', subjectId: id });
    expect(events.map(({ subjectLabel }) => subjectLabel)).toEqual([applicantForm.applicantName]);

    const allowed = await read(id);
    expect(allowed).toMatchObject({
      canAllowRetake: false,
      version: before.version,
      finalScore: before.finalScore,
      retake: {
        reason: 'The line broke.',
        openUntil,
        begunAt: null,
        finishedAt: null,
        first: null,
      },
    });
    const page = await careers.getOwnApplication.query({ token: own.token });
    expect(page?.application?.retake).toEqual({ openUntil, withdrawnAt: null });
    expect((await careers.getOwnDetails.query(onlyGrant(own))).retake).toEqual({
      openUntil,
      isBegun: false,
      finishedAt: null,
      withdrawnAt: null,
    });

    // Begun twice it is one attempt, and no new application comes of it.
    const opened = await careers.startRetake.mutate(onlyGrant(own));
    expect(await careers.startRetake.mutate(onlyGrant(own))).toEqual(opened);
    const key = await answer(opened);
    const asApplication = careers.submitApplication.mutate({
      ...applicantForm,
      resumeUrl: await createStoredResume(app.orm),
      attempt: key,
      dataConsent: true,
    });
    await expect(asApplication).rejects.toMatchObject(refusal('attempt-used'));
    expect((await read(id)).finalScore).toBe(before.finalScore);
    const running = await careers.getOwnData.mutate(onlyGrant(own));
    expect(running.retake).toMatchObject({ finishedAt: null, firstScores: null });
    expect(running.retake?.otherAssessment?.sections.map((one) => one.percentage)).toEqual([
      null,
      null,
      null,
    ]);

    const all = await Promise.all([1, 2, 3, 4].map(() => careers.closeAttempt.mutate(key)));
    const [results] = all;
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(results).toMatchObject({ general: { score: 10 }, english: { score: 10 }, sent: null });
    const after = await read(id);
    expect(after).toMatchObject({
      generalQuizScore: 10,
      englishTestScore: 10,
      finalScore: results?.finalScore,
      scoreSource: 'verified',
      version: before.version,
      retake: {
        finalScore: results?.finalScore,
        first: {
          generalQuizScore: 0,
          englishTestScore: 0,
          finalScore: before.finalScore,
          formulaVersion: before.formulaVersion,
          takenAt: before.takenAt,
          quizzes: before.quizzes,
          typing: before.typing,
        },
      },
    });
    expect(after.quizzes.flatMap(({ answers }) => answers).every((one) => one.isCorrect)).toBe(
      true,
    );
    const listed = await admin.get('/api/applications');
    const row = Array.isArray(listed.body) && listed.body.find((one) => one.id === id);
    expect(row).toMatchObject({ finalScore: results?.finalScore, generalQuizScore: 10 });

    // Marking anew marks the attempt that counts.
    const preview = await admin.trpc.admin.applications.previewRecomputation.query({ id });
    expect([preview.isChanged, preview.after.finalScore]).toEqual([false, results?.finalScore]);

    // Nothing changes it any more; it is given again, so that its results can be read after a lost answer.
    const quiz = { ...key, type: 'general' } as const;
    const { questions } = await careers.openQuiz.mutate({ ...quiz, locale: 'en' });
    const change = careers.submitQuiz.mutate({ ...quiz, answers: answersTo(questions, false) });
    await expect(change).rejects.toMatchObject(refusal('attempt-closed'));
    expect(await careers.startRetake.mutate(onlyGrant(own))).toEqual(opened);
    expect(await careers.closeAttempt.mutate(key)).toEqual(results);
    await expect(allow(id)).rejects.toMatchObject(refusal('retake-given'));
    const data = await careers.getOwnData.mutate(onlyGrant(own));
    expect(data.scores.finalScore).toBe(results?.finalScore);
    expect(data.retake?.firstScores?.finalScore).toBe(before.finalScore);
    expect(data.retake?.otherAssessment?.sections).toHaveLength(3);
    expect(JSON.stringify(data)).not.toContain('The line broke');

    // Both attempts outlive the sweep, and go with the application.
    await sweepAttempts(app.orm.em.fork(), new Date(Date.now() + 60 * day));
    expect((await read(id)).retake?.first?.quizzes).toHaveLength(2);
    await admin.trpc.admin.applications.erase.mutate({ id });
    const attempts = [key.attemptId, own.first.attemptId];
    expect(await em.count(Attempt, { id: { $in: attempts } })).toBe(0);
    expect(await em.count(AttemptSection, { attempt: { $in: attempts } })).toBe(0);
    expect(await em.count(ApplicationRetake, { application: id })).toBe(0);
    const [event] = await em
      .fork()
      .find(AuditEvent, { action: 'application.retake', subjectId: id });
    expect([event?.actorName === '', event?.subjectLabel]).toEqual([false, null]);
  });

  test('of two administrators at the same moment one allows it', async () => {
    const { id } = await apply();
    const other = await app.loginAs('admin');
    const answers = await Promise.allSettled(
      [admin, other, admin, other].map((client) =>
        client.trpc.admin.applications.allowRetake.mutate({ id, reason: 'At once' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answered of answers) {
      if (answered.status === 'fulfilled') continue;
      expect(answered.reason).toMatchObject(
        refusal('retake-given', {
          message:
            'A second attempt was allowed for this application before. There can be only one.',
        }),
      );
    }
    expect(
      await app.orm.em.fork().count(OutgoingMail, { kind: 'application-retake', aboutId: id }),
    ).toBe(1);
  });

  test('is not allowed where no test was taken here, after a rejection, a withdrawal or once hired', async () => {
    const [reported = ''] = await storeApplications(app.orm, [{}]);
    const rejected = await apply();
    const { version } = await read(rejected.id);
    const decide = admin.trpc.admin.applications.review.mutate;
    await decide({ id: rejected.id, status: 'rejected', version });
    const withdrawn = await apply();
    await careers.withdrawOwnApplication.mutate(onlyGrant(withdrawn));
    const hired = await apply();
    await decide({ id: hired.id, status: 'accepted' });
    await admin.trpc.admin.employees.hire.mutate({ id: hired.id });
    for (const id of [reported, rejected.id, withdrawn.id, hired.id]) {
      expect((await read(id)).canAllowRetake).toBe(false);
      await expect(allow(id)).rejects.toMatchObject(refusal('retake-closed'));
    }
    await expect(allow('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject(
      refusal('not-found'),
    );
  });

  test('ends with its time and with the application; a rejection that nobody told of does not show', async () => {
    const late = await apply();
    await allow(late.id);
    const em = app.orm.em.fork();
    await em.nativeUpdate(ApplicationRetake, { application: late.id }, { openUntil: new Date() });
    await expect(careers.startRetake.mutate(onlyGrant(late))).rejects.toMatchObject(
      refusal('retake-closed'),
    );
    expect((await careers.getOwnDetails.query(onlyGrant(late))).retake).toBeNull();

    const gone = await apply();
    await allow(gone.id);
    const key = await answer(await careers.startRetake.mutate(onlyGrant(gone)));
    await careers.withdrawOwnApplication.mutate(onlyGrant(gone));
    await expect(careers.closeAttempt.mutate(key)).rejects.toMatchObject(refusal('retake-closed'));
    expect((await careers.getAttempt.query(key)).closed).toBeNull();

    // Begun in time it goes on after the last day to begin.
    const begunLate = await apply();
    await allow(begunLate.id);
    const opened = await careers.startRetake.mutate(onlyGrant(begunLate));
    const yesterday = { openUntil: new Date(Date.now() - day) };
    await em.nativeUpdate(ApplicationRetake, { application: begunLate.id }, yesterday);
    expect((await careers.getOwnDetails.query(onlyGrant(begunLate))).retake).toEqual({
      openUntil: null,
      isBegun: true,
      finishedAt: null,
      withdrawnAt: null,
    });
    const link = await careers.getOwnApplication.query({ token: begunLate.token });
    expect(link?.application?.retake).toEqual({ openUntil: null, withdrawnAt: null });
    expect(await careers.startRetake.mutate(onlyGrant(begunLate))).toEqual(opened);
    expect((await careers.closeAttempt.mutate(await answer(opened))).general?.score).toBe(10);

    const untold = await apply();
    await allow(untold.id);
    await admin.trpc.admin.applications.review.mutate({ id: untold.id, status: 'rejected' });
    const begun = await careers.startRetake.mutate(onlyGrant(untold));
    const results = await careers.closeAttempt.mutate(await answer(begun));
    const row = await em.fork().findOneOrFail(Application, { id: untold.id });
    expect([row.status, row.finalScore]).toEqual(['rejected', results.finalScore]);
  });

  test('is not allowed where the phone number has too few digits to prove identity, and says so', async () => {
    const { id } = await apply();
    expect(await read(id)).toMatchObject({ canAllowRetake: true, isRetakeUnprovable: false });
    await app.orm.em.fork().nativeUpdate(Application, { id }, { phone: 'ask Maria 123' });
    expect(await read(id)).toMatchObject({ canAllowRetake: false, isRetakeUnprovable: true });
    await expect(allow(id)).rejects.toMatchObject(refusal('retake-unprovable'));
    expect((await read(id)).retake).toBeNull();
  });

  test('left alone for thirty days it is over, and reviewers see that it was begun', async () => {
    const own = await apply();
    await allow(own.id);
    const { attemptId } = await careers.startRetake.mutate(onlyGrant(own));
    const begun = await read(own.id);
    expect(begun.retake).toMatchObject({ begunAt: expect.any(Date), isAbandoned: false });
    const em = app.orm.em.fork();
    await em.nativeUpdate(
      Attempt,
      { id: attemptId },
      { touchedAt: new Date(Date.now() - 31 * day) },
    );
    await sweepAttempts(em);
    expect((await read(own.id)).retake).toMatchObject({
      begunAt: begun.retake?.begunAt,
      isAbandoned: true,
    });
    // Over as well where the last day to begin is still to come.
    expect((await careers.getOwnDetails.query(onlyGrant(own))).retake).toBeNull();
    await expect(careers.startRetake.mutate(onlyGrant(own))).rejects.toMatchObject(
      refusal('retake-closed'),
    );
  });

  test('finished, it is told to the administrators who want notices, once and without a name', async () => {
    const own = await apply();
    const german = await app.addUser('admin', { username: 'uwe' });
    const unwilling = await app.addUser('admin', { username: 'no' });
    const em = app.orm.em.fork();
    await em.nativeUpdate(User, { id: german.id }, { locale: 'de' });
    await em.nativeUpdate(User, { id: unwilling.id }, { wantsNotices: false });
    const noticesTo = async (username: string, id: string) =>
      (await mailsTo(app, `${username}@people.example`)).filter(({ aboutId }) => aboutId === id);
    await allow(own.id);
    const key = await answer(await careers.startRetake.mutate(onlyGrant(own)));
    await Promise.all([1, 2, 3].map(() => careers.closeAttempt.mutate(key)));
    await careers.closeAttempt.mutate(key);
    const [notice, ...others] = await noticesTo('uwe', own.id);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      kind: 'staff-notice',
      locale: 'de',
      subject: 'Talabridge: Zweiter Versuch bei den Tests abgeschlossen',
    });
    expect(notice?.text).toContain('Kundenservice');
    expect(notice?.text).not.toContain(applicantForm.applicantName);
    const link = linkIn(notice ?? {}, '/admin/applications');
    expect(link.searchParams.get('review')).toBe(own.id);
    expect(await noticesTo('no', own.id)).toEqual([]);
    await em.nativeDelete(User, { id: { $in: [german.id, unwilling.id] } });
  });

  test('not begun it can be taken back, which the applicant is told, and be allowed once more', async () => {
    const own = await apply();
    const { id } = own;
    const em = app.orm.em.fork();
    await expect(withdraw(id)).rejects.toMatchObject(refusal('retake-closed'));
    await allow(id, 'The wrong person');
    expect(await read(id)).toMatchObject({ canWithdrawRetake: true, withdrawnRetakes: [] });
    await em.nativeUpdate(
      OutgoingMail,
      { aboutId: id, kind: 'application-retake' },
      { status: 'kept', deliveredAt: new Date() },
    );
    const other = await app.loginAs('admin');
    const answers = await Promise.allSettled(
      [admin, other].map((client) => client.trpc.admin.applications.withdrawRetake.mutate({ id })),
    );
    const [refused, ...more] = answers.flatMap((one) =>
      one.status === 'rejected' ? one.reason : [],
    );
    expect(more).toEqual([]);
    expect(refused).toMatchObject(refusal('retake-closed'));
    expect(answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))).toEqual([
      { isMailed: true },
    ]);
    const mails = await em.find(OutgoingMail, { aboutId: id, kind: 'retake-withdrawn' });
    expect(mails.map(({ recipient, locale }) => [recipient, locale])).toEqual([
      [applicantForm.email, 'de'],
    ]);
    expect(mails[0]?.text).toContain(`/de/application?token=${own.token}`);
    expect(mails[0]?.text).not.toContain('The wrong person');
    const events = { action: 'application.retake-withdraw', subjectId: id } as const;
    expect(await em.count(AuditEvent, events)).toBe(1);
    const taken = await read(id);
    expect(taken).toMatchObject({
      canAllowRetake: true,
      canWithdrawRetake: false,
      retake: null,
      withdrawnRetakes: [
        {
          reason: 'The wrong person',
          withdrawnAt: expect.any(Date),
          withdrawnByName: 'Test admin',
        },
      ],
    });

    const [{ withdrawnAt = null } = {}] = taken.withdrawnRetakes;
    const page = await careers.getOwnApplication.query({ token: own.token });
    expect(page?.application?.retake).toEqual({ openUntil: null, withdrawnAt });
    expect((await careers.getOwnDetails.query(onlyGrant(own))).retake).toEqual({
      openUntil: null,
      isBegun: false,
      finishedAt: null,
      withdrawnAt,
    });
    await expect(careers.startRetake.mutate(onlyGrant(own))).rejects.toMatchObject(
      refusal('retake-withdrawn', {
        message: 'The second attempt at the tests was taken back before it was begun.',
      }),
    );
    expect((await careers.getOwnData.mutate(onlyGrant(own))).retake).toMatchObject({ withdrawnAt });
    // The mail that allowed it cannot be sent once more.
    const [offer] = await em.fork().find(OutgoingMail, { aboutId: id, kind: 'application-retake' });
    await expect(
      admin.trpc.admin.mails.resend.mutate({ id: offer?.id ?? '' }),
    ).rejects.toMatchObject(refusal('wrong-state'));

    // There can still be one, and only that one is made.
    await allow(id);
    await expect(allow(id)).rejects.toMatchObject(refusal('retake-given'));
    const key = await answer(await careers.startRetake.mutate(onlyGrant(own)));
    await expect(withdraw(id)).rejects.toMatchObject(
      refusal('retake-begun', {
        message: 'The applicant has begun the second attempt, so it cannot be taken back any more.',
      }),
    );
    expect((await read(id)).canWithdrawRetake).toBe(false);
    expect((await careers.closeAttempt.mutate(key)).general?.score).toBe(10);
    await expect(withdraw(id)).rejects.toMatchObject(refusal('retake-begun'));
    expect((await read(id)).withdrawnRetakes).toHaveLength(1);
    await admin.trpc.admin.applications.erase.mutate({ id });
    expect(await em.count(ApplicationRetake, { application: id })).toBe(0);
  });

  test('taken back before its mail left, neither that mail nor another one leaves', async () => {
    const { id } = await apply();
    await allow(id);
    const em = app.orm.em.fork();
    const offer = { aboutId: id, kind: 'application-retake' } as const;
    await em.nativeUpdate(OutgoingMail, offer, { status: 'queued', deliveredAt: null });
    expect(await withdraw(id)).toEqual({ isMailed: false });
    expect(await em.find(OutgoingMail, offer)).toMatchObject([{ status: 'expired', text: null }]);
    expect(await em.count(OutgoingMail, { aboutId: id, kind: 'retake-withdrawn' })).toBe(0);
  });

  test('taken back in the moment in which it is begun, it is one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const own = await apply();
      await allow(own.id);
      const [begun, taken] = await Promise.allSettled([
        app.client().trpc.careers.startRetake.mutate(onlyGrant(own)),
        withdraw(own.id),
      ]);
      const { retake, withdrawnRetakes } = await read(own.id);
      if (begun.status === 'fulfilled') {
        expect(taken).toMatchObject({ reason: refusal('retake-begun') });
        expect([retake?.begunAt, withdrawnRetakes]).toEqual([expect.any(Date), []]);
      } else {
        expect(begun.reason).toMatchObject(refusal('retake-withdrawn'));
        expect([retake, withdrawnRetakes.length]).toEqual([null, 1]);
      }
    }
  });

  test('is not taken back once its time is over, nor from an application that is closed', async () => {
    const late = await apply();
    await allow(late.id);
    const em = app.orm.em.fork();
    await em.nativeUpdate(ApplicationRetake, { application: late.id }, { openUntil: new Date() });
    const gone = await apply();
    await allow(gone.id);
    await careers.withdrawOwnApplication.mutate(onlyGrant(gone));
    for (const { id } of [late, gone]) {
      expect((await read(id)).canWithdrawRetake).toBe(false);
      await expect(withdraw(id)).rejects.toMatchObject(refusal('retake-closed'));
    }
  });

  test('finished between preview and click, it is not marked anew in the place of the first one', async () => {
    const own = await apply();
    const { id } = own;
    await allow(id);
    const key = await answer(await careers.startRetake.mutate(onlyGrant(own)));
    const { applications } = admin.trpc.admin;
    const em = app.orm.em.fork();
    // Marked by the former formula, so that there is something to change.
    await em.nativeUpdate(Application, { id }, { formulaVersion: 1, finalScore: 61 });
    const preview = await applications.previewRecomputation.query({ id });
    expect(preview).toMatchObject({ isChanged: true, attemptId: own.first.attemptId });
    const results = await careers.closeAttempt.mutate(key);
    await em.nativeUpdate(Application, { id }, { formulaVersion: 1 });
    const click = applications.recompute.mutate({ id, attemptId: preview.attemptId });
    await expect(click).rejects.toMatchObject(
      refusal('scores-replaced', {
        message: expect.stringContaining('A second attempt at the tests was finished meanwhile'),
      }),
    );
    expect(await read(id)).toMatchObject({
      finalScore: results.finalScore,
      formulaVersion: 1,
      recomputations: [],
    });
    const again = await applications.previewRecomputation.query({ id });
    expect(again).toMatchObject({ attemptId: key.attemptId, before: { generalQuizScore: 10 } });
    await applications.recompute.mutate({ id, attemptId: again.attemptId });
    expect(await read(id)).toMatchObject({ formulaVersion: 2, recomputations: [{}] });
  });

  test('leaves a browser that holds the first attempt its confirmation and its results', async () => {
    const own = await apply();
    const seen = await careers.closeAttempt.mutate(own.first);
    expect(seen.sent?.id).toBe(own.id);
    await allow(own.id);
    await careers.closeAttempt.mutate(
      await answer(await careers.startRetake.mutate(onlyGrant(own))),
    );
    expect((await careers.getAttempt.query(own.first)).sent?.id).toBe(own.id);
    expect(await careers.closeAttempt.mutate(own.first)).toMatchObject({
      sent: { id: own.id },
      general: { score: 0 },
      finalScore: seen.finalScore,
      formulaVersion: seen.formulaVersion,
    });
  });

  test('is not finished after a rejection that was told, nor after a hire', async () => {
    const em = app.orm.em.fork();
    const told = await apply();
    const hired = await apply();
    const keys: AttemptKey[] = [];
    for (const own of [told, hired]) {
      await allow(own.id);
      keys.push(await answer(await careers.startRetake.mutate(onlyGrant(own))));
    }
    const decide = admin.trpc.admin.applications.review.mutate;
    await decide({ id: told.id, status: 'rejected' });
    await em.nativeUpdate(Application, { id: told.id }, { toldAt: new Date() });
    await decide({ id: hired.id, status: 'accepted' });
    await admin.trpc.admin.employees.hire.mutate({ id: hired.id });
    const before = await Promise.all([read(told.id), read(hired.id)]);
    for (const key of keys) {
      await expect(careers.closeAttempt.mutate(key)).rejects.toMatchObject(
        refusal('retake-closed', {
          message:
            'A second attempt at the tests is not open for this application, or not any more.',
        }),
      );
      expect((await careers.getAttempt.query(key)).closed).toBeNull();
    }
    const after = await Promise.all([read(told.id), read(hired.id)]);
    expect(after.map((one) => one.finalScore)).toEqual(before.map((one) => one.finalScore));
  });

  test('needs the proof, goes on while applications are switched off, and follows a corrected address', async () => {
    const own = await apply();
    await allow(own.id);
    await expect(
      careers.startRetake.mutate({ token: own.token, access: '1.x' }),
    ).rejects.toMatchObject(refusal('proof-required'));
    await expect(
      careers.startRetake.mutate({ token: `${own.token}x`, access: own.access }),
    ).rejects.toMatchObject(refusal('not-found'));
    const corrected = await careers.correctOwnAddress.mutate({
      ...onlyGrant(own),
      email: 'maria.new@applicants.example',
    });
    const mails = await app.orm.em.fork().find(OutgoingMail, {
      aboutId: own.id,
      kind: 'application-retake',
      recipient: corrected.email,
    });
    expect(mails[0]?.text).toContain(corrected.statusToken);
    const mailed = {
      kind: 'application-retake',
      recipient: 'maria.begun@applicants.example',
    } as const;
    const over = await apply();
    await allow(over.id);
    const past = { openUntil: new Date() };
    await app.orm.em.fork().nativeUpdate(ApplicationRetake, { application: over.id }, past);
    const begun = await apply();
    await allow(begun.id);
    await careers.startRetake.mutate(onlyGrant(begun));
    for (const one of [over, begun]) {
      await careers.correctOwnAddress.mutate({ ...onlyGrant(one), email: mailed.recipient });
    }
    expect(await app.orm.em.fork().count(OutgoingMail, mailed)).toBe(0);
    await admin.trpc.admin.settings.setSwitch.mutate({
      key: 'applications_enabled',
      value: 'false',
    });
    const grant = { token: corrected.statusToken, access: corrected.access };
    const key = await answer(await careers.startRetake.mutate(grant));
    expect((await careers.closeAttempt.mutate(key)).general?.score).toBe(10);
    await admin.trpc.admin.settings.setSwitch.mutate({
      key: 'applications_enabled',
      value: 'true',
    });
  });

  test('erased in the moment in which it is closed, nothing of it is left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const own = await apply();
      await allow(own.id);
      const key = await answer(await careers.startRetake.mutate(onlyGrant(own)));
      const [closed, erased] = await Promise.allSettled([
        app.client().trpc.careers.closeAttempt.mutate(key),
        admin.trpc.admin.applications.erase.mutate({ id: own.id }),
      ]);
      expect(erased.status).toBe('fulfilled');
      if (closed.status === 'rejected') expect(closed.reason).toMatchObject(refusal('not-found'));
      const attempts = [key.attemptId, own.first.attemptId];
      expect(await app.orm.em.fork().count(Attempt, { id: { $in: attempts } })).toBe(0);
    }
  });
});
