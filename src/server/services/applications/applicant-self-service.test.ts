import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { replyWithinDays } from '../../../shared/content/careers.ts';
import type { ApplicationGrant } from '../../../shared/contracts/own-application.ts';
import { Application } from '../../db/entities/applications.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import { RetentionHold } from '../../db/entities/retention.ts';
import { RateLimit } from '../../db/entities/system.ts';
import {
  applicantForm,
  createGrant,
  everyEntry,
  fillQuestionBank,
  finishAssessment,
  storeApplications,
  uploadResume,
} from '../../testing/applicant.ts';
import { canary } from '../../testing/hidden-values.ts';
import { linkIn, mailsTo, mailTo } from '../../testing/mailbox.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';
import { loadSecrets } from '../secrets.ts';

const secretOf = () => randomBytes(32).toString('hex');
const [newest, older, retired] = [secretOf(), secretOf(), secretOf()];

const grantBy = (secret: string, id: string) =>
  createGrant(loadSecrets([secret], '').application, id);
const lastDigits = applicantForm.phone.slice(-4);
const refused = (code: string) => ({ data: { error: { code } } });

describeOnDatabases('an applicant’s own page', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind, { SESSION_SECRET: `${newest},${older}` });
    await fillQuestionBank(app.orm);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  const door = () => app.client().trpc.careers;
  const eventsOf = (subjectId: string, action: AuditEvent['action']) =>
    app.orm.em.fork().count(AuditEvent, { subjectId, action });

  async function store(fields: Parameters<typeof storeApplications>[1][number] = {}) {
    const [id = ''] = await storeApplications(app.orm, [fields]);
    const grant = grantBy(newest, id);
    return { id, token: grant.token, grant };
  }
  async function open(token: string) {
    const found = await door().getOwnApplication.query({ token });
    if (!found?.application) throw new Error('nothing is held');
    return found.application;
  }
  const details = (grant: ApplicationGrant) => door().getOwnDetails.query(grant);
  const readResume = (grant: ApplicationGrant) =>
    app.client().post('/api/application/resume', grant);
  async function apply(email = `${randomUUID()}@applicants.example`, locale: 'en' | 'de' = 'en') {
    const client = app.client();
    const attempt = await finishAssessment(client);
    const sent = await client.trpc.careers.submitApplication.mutate({
      ...applicantForm,
      email,
      locale,
      attempt,
      resumeUrl: await uploadResume(client),
      dataConsent: true,
    });
    const grant = { token: sent.statusToken, access: sent.access };
    return { ...sent, attempt, email, grant };
  }

  /** What whoever reads the mail has: not the access of the browser that sent the application. */
  async function applyByLink() {
    const { id, email } = await apply();
    await app.runJobs();
    const link = linkIn(await mailTo(app, email), '/application');
    return { id, token: link.searchParams.get('token') ?? '', email };
  }

  describe('the link', () => {
    test('is in the mails, in the answer to the form, and in the results of the attempt', async () => {
      const { id, statusToken, attempt, email } = await apply(undefined, 'de');
      const link = linkIn(await mailTo(app, email), '/de/application');
      expect(link.searchParams.get('token')).toBe(statusToken);
      expect(await door().getAttempt.query(attempt)).toMatchObject({
        sent: { id, statusToken, email },
      });
      const other = await store({ email: `told-${id}@applicants.example` });
      await admin.trpc.admin.applications.review.mutate({
        id: other.id,
        status: 'reviewing',
        tellApplicant: true,
      });
      await app.runJobs();
      const mail = await mailTo(app, `told-${id}@applicants.example`);
      expect(linkIn(mail, '/application').searchParams.get('token')).toBe(other.token);
    });

    test('shows how the application stands, and nothing that was typed or noted', async () => {
      const createdAt = new Date(Date.now() - 86_400_000);
      const fields = { applicantName: canary, coverLetter: canary, reviewNotes: canary };
      const { id, token, grant } = await store({ ...fields, createdAt });
      await admin.trpc.admin.applications.addNote.mutate({ id, text: canary });
      const shown = await open(token);
      expect(shown).toEqual({
        position: 'customer-service',
        receivedAt: createdAt,
        status: 'pending',
        withdrawnAt: null,
        replyBy: new Date(createdAt.getTime() + replyWithinDays * 86_400_000),
        retake: null,
        canUnlock: true,
      });
      expect(await details(grant)).toEqual({
        email: expect.stringMatching(/@/),
        correctableUntil: null,
        canWithdraw: true,
        retake: null,
        isHired: false,
        isHeld: false,
      });
      await admin.trpc.admin.applications.review.mutate({ id, status: 'rejected' });
      expect(await open(token)).toMatchObject({ status: 'pending' });
      expect(await details(grant)).toMatchObject({ canWithdraw: true });
      await admin.trpc.admin.applications.tell.mutate({ ids: [id], how: 'elsewhere' });
      expect(await open(token)).toMatchObject({
        status: 'rejected',
        replyBy: null,
      });
      expect(await details(grant)).toMatchObject({ canWithdraw: false });
    });

    test('signed with an older secret that is still known opens the same', async () => {
      const { id } = await store();
      expect(await open(grantBy(older, id).token)).toMatchObject({ status: 'pending' });
    });

    test('that is not ours leads nowhere', async () => {
      const [one, two] = [await store(), await store()];
      const [, signature] = one.token.split('.');
      const tokens = {
        empty: '',
        'made up': 'nothing',
        'a bare id': one.id,
        'unsigned for the id': `${one.id}.${'x'.repeat(43)}`,
        'of somebody else': `${two.id}.${signature}`,
        'signed with a retired secret': grantBy(retired, one.id).token,
      };
      for (const [name, token] of Object.entries(tokens)) {
        expect(await door().getOwnApplication.query({ token }), name).toBeNull();
        await expect(
          door().unlockOwnApplication.mutate({ token, digits: lastDigits }),
          name,
        ).rejects.toMatchObject(refused('not-found'));
        for (const act of [
          'getOwnData',
          'withdrawOwnApplication',
          'eraseOwnApplication',
        ] as const) {
          await expect(
            door()[act].mutate({ ...one.grant, token }),
            `${act} ${name}`,
          ).rejects.toMatchObject(refused('not-found'));
        }
        const resume = await readResume({ ...one.grant, token });
        expect(resume.status, name).toBe(404);
      }
      expect(await app.orm.em.fork().count(Application, { id: [one.id, two.id] })).toBe(2);
    });
  });

  describe('the digits of the phone number', () => {
    test('open for an hour what the link alone does not', async () => {
      const { id, token, email } = await applyByLink();
      for (const access of ['', 'nothing', `${Date.now() + 60_000}.${'x'.repeat(43)}`]) {
        const grant = { token, access };
        await expect(details(grant)).rejects.toMatchObject(refused('proof-required'));
        for (const act of [
          'getOwnData',
          'withdrawOwnApplication',
          'eraseOwnApplication',
        ] as const) {
          await expect(door()[act].mutate(grant), act).rejects.toMatchObject(
            refused('proof-required'),
          );
        }
        await expect(
          door().correctOwnAddress.mutate({ ...grant, email: 'thief@applicants.example' }),
        ).rejects.toMatchObject(refused('proof-required'));
        expect((await readResume(grant)).status).toBe(401);
      }
      const digits = lastDigits;
      const { access, accessUntil } = await door().unlockOwnApplication.mutate({ token, digits });
      expect(accessUntil.getTime() - Date.now()).toBeGreaterThan(59 * 60_000);
      expect(accessUntil.getTime() - Date.now()).toBeLessThanOrEqual(60 * 60_000);
      expect(await details({ token, access })).toMatchObject({ email });
      expect(await eventsOf(id, 'application.unlock')).toBe(1);
      const other = await apply();
      await expect(details({ token: other.statusToken, access })).rejects.toMatchObject(
        refused('proof-required'),
      );
      vi.useFakeTimers({ toFake: ['Date'], now: accessUntil });
      try {
        await expect(details({ token, access })).rejects.toMatchObject(refused('proof-required'));
      } finally {
        vi.useRealTimers();
      }
    });

    test('are not asked for where the number has none', async () => {
      const { token } = await store({ phone: 'call me maybe' });
      expect(await open(token)).toMatchObject({ canUnlock: false });
      await expect(
        door().unlockOwnApplication.mutate({ token, digits: '0000' }),
      ).rejects.toMatchObject(refused('proof-wrong'));
    });
  });

  describe('a mistyped address', () => {
    test('is corrected: the mail goes to the new one, and the first link opens nothing any more', async () => {
      const { id, statusToken, access, email, grant } = await apply(undefined, 'de');
      const waiting = await apply();
      await app.runJobs();
      const right = `right-${email}`;
      const sent = await door().correctOwnAddress.mutate({ ...grant, email: right });
      expect(sent).toMatchObject({ id, email: right });
      expect(sent.statusToken).not.toBe(statusToken);
      await app.runJobs();
      const mail = await mailTo(app, right);
      expect(mail).toMatchObject({ kind: 'application-received', locale: 'de' });
      expect(linkIn(mail, '/de/application').searchParams.get('token')).toBe(sent.statusToken);
      expect(await open(sent.statusToken)).toMatchObject({ status: 'pending' });
      expect(await details({ token: sent.statusToken, access: sent.access })).toMatchObject({
        email: right,
      });

      // What the stranger has: the link, and whatever was opened with it.
      expect(await door().getOwnApplication.query({ token: statusToken })).toBeNull();
      await expect(details(grant)).rejects.toMatchObject(refused('not-found'));
      await expect(details({ token: sent.statusToken, access })).rejects.toMatchObject(
        refused('proof-required'),
      );
      await expect(door().eraseOwnApplication.mutate(grant)).rejects.toMatchObject(
        refused('not-found'),
      );
      const digits = lastDigits;
      await expect(
        door().unlockOwnApplication.mutate({ token: statusToken, digits }),
      ).rejects.toMatchObject(refused('not-found'));

      expect(await eventsOf(id, 'application.correct')).toBe(1);
      const { rows } = await admin.trpc.admin.applications.list.query({ search: right });
      expect(rows).toMatchObject([{ id, email: right }]);
      await admin.trpc.admin.applications.review.mutate({
        id,
        status: 'reviewing',
        tellApplicant: true,
      });
      await admin.trpc.admin.applications.tell.mutate({ ids: [id], how: 'mail' });
      await app.runJobs();
      expect((await mailsTo(app, right)).map(({ kind }) => kind)).toContain('application-status');
      expect(await mailsTo(app, email)).toHaveLength(1);
      // Another’s application has its own link still.
      expect(await open(waiting.statusToken)).toMatchObject({ status: 'pending' });
    });

    test('takes along the mails that have not left yet, and says where they go when it is sent again', async () => {
      // One who has not been told of other applications just now.
      await app.addUser('admin');
      const { id, attempt, email, grant } = await apply();
      const { applications } = admin.trpc.admin;
      await applications.review.mutate({ id, status: 'reviewing' });
      await applications.tell.mutate({ ids: [id], how: 'mail' });
      const toTeam = () =>
        app.orm.em.fork().count(OutgoingMail, { aboutId: id, kind: 'staff-notice' });
      const before = await toTeam();
      expect(before).toBeGreaterThan(0);
      const right = `right-${email}`;
      const sent = await door().correctOwnAddress.mutate({ ...grant, email: right });
      await app.runJobs();
      expect(await mailsTo(app, email)).toEqual([]);
      const mails = await mailsTo(app, right);
      expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
        'application-received',
        'application-status',
      ]);
      for (const mail of mails) {
        expect(linkIn(mail, '/application').searchParams.get('token')).toBe(sent.statusToken);
      }
      expect(await toTeam()).toBe(before);
      expect((await door().getAttempt.query(attempt)).sent).toMatchObject({ email: right });
    });

    test('a decision that was mailed to the wrong address is mailed to the right one as well', async () => {
      const { id, email, grant } = await apply();
      const { applications } = admin.trpc.admin;
      await applications.review.mutate({ id, status: 'reviewing' });
      await applications.tell.mutate({ ids: [id], how: 'mail' });
      await app.runJobs();
      const right = `right-${email}`;
      await door().correctOwnAddress.mutate({ ...grant, email: right });
      await app.runJobs();
      for (const address of [email, right]) {
        expect((await mailsTo(app, address)).map(({ kind }) => kind).toSorted()).toEqual([
          'application-received',
          'application-status',
        ]);
      }
    });

    test('stays as it is when it is the same, or is none, and can be corrected three times', async () => {
      const { id, statusToken, email, grant } = await apply();
      const correct = (to: string, by: ApplicationGrant) =>
        door().correctOwnAddress.mutate({ ...by, email: to });
      for (const bad of ['', 'nobody', 'a b@c.example', `${'x'.repeat(250)}@c.example`]) {
        await expect(correct(bad, grant), bad).rejects.toMatchObject(refused('invalid-input'));
      }
      for (const same of [email, email.toUpperCase()]) {
        expect(await correct(same, grant)).toMatchObject({ statusToken, email });
      }
      let now = grant;
      for (const which of [1, 2, 3]) {
        const { statusToken: token, access } = await correct(`${which}-${email}`, now);
        now = { token, access };
      }
      expect(await details(now)).toMatchObject({ correctableUntil: null });
      await expect(correct(`4-${email}`, now)).rejects.toMatchObject(refused('wrong-state'));
      expect(await eventsOf(id, 'application.correct')).toBe(3);
    });

    test('two corrections at once: one is made, the other’s link is over', async () => {
      const { grant, email } = await apply();
      const answers = await Promise.allSettled(
        ['one', 'two'].map((name) =>
          door().correctOwnAddress.mutate({ ...grant, email: `${name}-${email}` }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    test('is left alone after a day, and once the application is withdrawn', async () => {
      const late = await store({ createdAt: new Date(Date.now() - 86_400_000 - 60_000) });
      const withdrawn = await apply();
      await door().withdrawOwnApplication.mutate(withdrawn.grant);
      for (const { grant } of [late, withdrawn]) {
        expect(await details(grant)).toMatchObject({ correctableUntil: null });
        await expect(
          door().correctOwnAddress.mutate({ ...grant, email: 'late@applicants.example' }),
        ).rejects.toMatchObject(refused('wrong-state'));
      }
      const early = await store({ createdAt: new Date(Date.now() - 86_400_000 + 600_000) });
      expect((await details(early.grant)).correctableUntil).toBeInstanceOf(Date);
    });
  });

  describe('withdrawing', () => {
    test('is done once however often it is sent, and shows in the administrators’ list', async () => {
      const { id, token, grant } = await store({ applicantName: 'Wilma Withdrawn' });
      const answers = await Promise.all([
        door().withdrawOwnApplication.mutate(grant),
        door().withdrawOwnApplication.mutate(grant),
      ]);
      const { withdrawnAt } = await open(token);
      expect(withdrawnAt).toBeInstanceOf(Date);
      for (const answer of answers) {
        expect(answer).toMatchObject({ withdrawnAt, replyBy: null });
      }
      expect(await eventsOf(id, 'application.withdraw')).toBe(1);
      const { rows } = await admin.trpc.admin.applications.list.query({ search: 'Wilma' });
      expect(rows).toMatchObject([{ id, status: 'pending', withdrawnAt }]);
    });

    test('ends every decision: one, many at once, and the way into the company', async () => {
      const { id, grant } = await store({ status: 'accepted' });
      const before = await admin.trpc.admin.applications.get.query({ id });
      await door().withdrawOwnApplication.mutate(grant);
      const { applications, employees } = admin.trpc.admin;
      const after = await applications.get.query({ id });
      expect(after.version).toBeGreaterThan(before.version);
      for (const version of [before.version, after.version, undefined]) {
        const review = applications.review.mutate({
          id,
          status: 'rejected',
          ...(version === undefined ? {} : { version }),
        });
        await expect(review).rejects.toMatchObject(
          refused(version === before.version ? 'conflict' : 'wrong-state'),
        );
      }
      const { version } = after;
      expect(
        await applications.reviewMany.mutate({
          status: 'rejected',
          of: { kind: 'selected', applications: [{ id, version }] },
        }),
      ).toMatchObject({ changed: 0, skipped: 1 });
      await expect(employees.hire.mutate({ id })).rejects.toMatchObject(refused('wrong-state'));
      expect((await applications.get.query({ id })).status).toBe('accepted');
    });

    test('after a rejection is refused', async () => {
      const { id, grant } = await store({ status: 'rejected' });
      await admin.trpc.admin.applications.tell.mutate({ ids: [id], how: 'elsewhere' });
      await expect(door().withdrawOwnApplication.mutate(grant)).rejects.toMatchObject(
        refused('wrong-state'),
      );
    });
  });

  describe('the data', () => {
    test('are everything that is kept, without the key to the tests and the reviewers’ words', async () => {
      const { id, grant, email } = await apply();
      const { applications } = admin.trpc.admin;
      await applications.addNote.mutate({ id, text: canary });
      const decision = { status: 'reviewing', reviewNotes: canary, tellApplicant: true } as const;
      await applications.review.mutate({ id, ...decision });
      await applications.tell.mutate({ ids: [id], how: 'mail' });
      // Untold facts are not in it.
      await applications.review.mutate({ id, status: 'rejected' });
      const data = await door().getOwnData.mutate(grant);
      expect(data).toMatchObject({
        reference: id,
        person: { name: applicantForm.applicantName, email, phone: applicantForm.phone },
        resume: { contentType: 'application/pdf' },
        consent: { textVersion: expect.stringMatching(/^\d{4}-\d{2}/), language: 'en' },
        decisions: [{ from: 'pending', to: 'reviewing', toldAt: expect.any(Date) }],
        scores: { finalScore: expect.any(Number), source: 'verified' },
        mails: [{ kind: 'application-received' }, { kind: 'application-status' }],
      });
      expect(data.consent?.givenAt).toBeInstanceOf(Date);
      const sections = data.assessment?.sections ?? [];
      const answers = sections.flatMap((section) => section.answers);
      expect(answers.length).toBeGreaterThan(5);
      for (const { question, answer } of answers) expect([question, answer]).not.toContain('');
      expect(sections.find(({ section }) => section === 'typing')?.typedText).toBe(
        'The quick brown fox',
      );
      const text = JSON.stringify(data);
      expect(text).not.toContain(canary);
      expect(text).not.toMatch(/correctOption|correctAnswer|isCorrect|storeKey|Test admin/);
      expect(await eventsOf(id, 'application.download')).toBe(1);
    });

    test('have every entry that tells of the person', async () => {
      const { grant } = await store(everyEntry('My'));
      const text = JSON.stringify(await door().getOwnData.mutate(grant));
      for (const entry of Object.values(everyEntry('My'))) expect(text).toContain(entry);
    });

    test('come with the résumé as it was sent', async () => {
      const { id, grant } = await apply();
      const { resumeUrl } = await admin.trpc.admin.applications.get.query({ id });
      const own = await readResume(grant);
      expect(own.status).toBe(200);
      expect(own.text).toBe((await admin.get(resumeUrl)).text);
      expect(own.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(own.headers.get('cache-control')).toBe('private, no-store');
      expect((await app.client().get(resumeUrl)).status).toBe(401);
      const headers = { 'content-type': 'application/json' };
      const bad = { '{': 400, '{"token":1}': 404, [`"${'x'.repeat(5000)}"`]: 413 };
      for (const [body, status] of Object.entries(bad)) {
        const answer = await app
          .client()
          .request('POST', '/api/application/resume', { headers, body });
        expect([body.slice(0, 20), answer.status]).toEqual([body.slice(0, 20), status]);
      }
    });
  });

  describe('erasing', () => {
    test('twice at once is done once, and the link says so from then on', async () => {
      const { id, token, grant } = await store();
      const answers = await Promise.all([
        door().eraseOwnApplication.mutate(grant),
        door().eraseOwnApplication.mutate(grant),
      ]);
      expect(answers).toEqual([{ ok: true }, { ok: true }]);
      expect(await door().eraseOwnApplication.mutate(grant)).toEqual({ ok: true });
      expect(await eventsOf(id, 'application.erase')).toBe(1);
      expect(await door().getOwnApplication.query({ token })).toEqual({ application: null });
      for (const act of ['getOwnData', 'withdrawOwnApplication'] as const) {
        await expect(door()[act].mutate(grant)).rejects.toMatchObject(refused('not-found'));
      }
    });

    test('leaves the applications of others alone', async () => {
      const [one, two] = [await apply(), await apply()];
      await app.runJobs();
      await door().eraseOwnApplication.mutate(one.grant);
      expect(await open(two.statusToken)).toMatchObject({ status: 'pending' });
      expect((await mailTo(app, two.email)).status).toBe('kept');
      expect((await door().getOwnData.mutate(two.grant)).reference).toBe(two.id);
    });

    test('leaves the record of an employee that the applicant became', async () => {
      const { id, grant } = await store({ status: 'accepted', applicantName: 'Erna Employed' });
      const { employeeId } = await admin.trpc.admin.employees.hire.mutate({ id });
      expect(await details(grant)).toMatchObject({ isHired: true, canWithdraw: false });
      await door().eraseOwnApplication.mutate(grant);
      const em = app.orm.em.fork();
      const employee = await em.findOneOrFail(EmployeeProfile, { id: employeeId });
      expect(employee).toMatchObject({ name: 'Erna Employed', application: null });
      expect(await em.count(Application, { id })).toBe(0);
    });

    test('is refused to everybody while the application is held, and undoes nothing by half', async () => {
      const { id, grant, email } = await apply();
      const em = app.orm.em.fork();
      em.create(RetentionHold, {
        kind: 'application',
        recordId: id,
        reason: 'A claim',
        actorName: 'Test admin',
      });
      await em.flush();
      expect(await details(grant)).toMatchObject({ isHeld: true });
      await expect(door().eraseOwnApplication.mutate(grant)).rejects.toMatchObject(refused('held'));
      await expect(admin.trpc.admin.applications.erase.mutate({ id })).rejects.toMatchObject(
        refused('held'),
      );
      expect((await readResume(grant)).status).toBe(200);
      expect((await mailTo(app, email)).aboutId).toBe(id);
    });
  });
});

describeOnDatabases('guessing the digits of a phone number', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    const settings = { SESSION_SECRET: newest, RATE_LIMITS: 'on', TRUST_PROXY: '1' };
    app = await startTestApp(kind, settings);
  });
  afterAll(() => app.close());

  const attempt = async (id: string, digits: string, host: string) => {
    const { token } = grantBy(newest, id);
    const answer = await app
      .client()
      .post(
        '/api/trpc/careers.unlockOwnApplication',
        { json: { token, digits } },
        { 'x-forwarded-for': host },
      );
    return answer.status;
  };

  test('is over after five tries, whatever addresses they come from; other applications open still', async () => {
    const [id = '', other = ''] = await storeApplications(app.orm, [{}, {}]);
    for (const digits of ['', '123', '12345', 'abcd', '12 4']) {
      expect(await attempt(id, digits, '198.51.100.1'), digits).toBe(400);
    }
    for (const host of [1, 2, 3, 4, 5])
      expect(await attempt(id, `000${host}`, `198.51.100.${host}`)).toBe(403);
    expect(await attempt(id, lastDigits, '198.51.100.6')).toBe(429);
    expect(await attempt(other, lastDigits, '198.51.100.6')).toBe(200);
  });

  test('is over for the day after twenty tries, and after a hundred for 90 days', async () => {
    const [id = ''] = await storeApplications(app.orm, [{}]);
    /** The time of a counter is over. */
    const forget = (name: string) =>
      app.orm.em.fork().nativeDelete(RateLimit, {
        bucket: createHash('sha256').update(`${name}:${id}`).digest('base64url'),
      });
    for (let day = 1; day <= 5; day += 1) {
      for (let quarterHour = 1; quarterHour <= 4; quarterHour += 1) {
        for (let host = 1; host <= 5; host += 1) {
          const from = `203.0.113.${day * 20 + quarterHour * 5 + host}`;
          expect(await attempt(id, '0000', from)).toBe(403);
        }
        // What is refused for the quarter of an hour does not count for longer.
        expect(await attempt(id, '0000', '198.51.100.1')).toBe(429);
        expect(await forget('own-digits')).toBe(1);
      }
      expect(await attempt(id, lastDigits, '198.51.100.6')).toBe(429);
      await forget('own-digits');
      expect(await forget('own-digits-day')).toBe(1);
    }
    expect(await attempt(id, lastDigits, '198.51.100.6')).toBe(429);
    await forget('own-digits');
    await forget('own-digits-day');
    expect(await attempt(id, lastDigits, '198.51.100.6')).toBe(429);
    expect(await forget('own-digits-90-days')).toBe(1);
    expect(await attempt(id, lastDigits, '198.51.100.6')).toBe(200);
  });
});
