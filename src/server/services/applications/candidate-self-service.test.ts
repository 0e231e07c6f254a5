import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replyWithinDays } from '../../../shared/content/careers.ts';
import { Application } from '../../db/entities/applications.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import { RetentionHold } from '../../db/entities/retention.ts';
import {
  applicantForm,
  fillQuestionBank,
  finishAssessment,
  storeApplications,
  uploadResume,
} from '../../testing/applicant.ts';
import { canary } from '../../testing/hidden-values.ts';
import { linkIn, mailTo } from '../../testing/mailbox.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';
import { createApplicationToken } from '../candidate-link.ts';
import { loadSecrets } from '../secrets.ts';

const secretOf = () => randomBytes(32).toString('hex');
const [newest, older, retired] = [secretOf(), secretOf(), secretOf()];

const tokenBy = (secret: string, id: string) =>
  createApplicationToken(loadSecrets([secret], '').application, id);
const tokenOf = (id: string) => tokenBy(newest, id);
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
    return { id, token: tokenOf(id) };
  }
  async function open(token: string) {
    const found = await door().getOwnApplication.query({ token });
    if (!found?.application) throw new Error('nothing is held');
    return found.application;
  }
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
    return { ...sent, attempt, email };
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
      const { id, token } = await store({ ...fields, createdAt });
      await admin.trpc.admin.applications.addNote.mutate({ id, text: canary });
      const shown = await open(token);
      expect(shown).toEqual({
        position: 'customer-service',
        receivedAt: createdAt,
        status: 'pending',
        withdrawnAt: null,
        replyBy: new Date(createdAt.getTime() + replyWithinDays * 86_400_000),
        canWithdraw: true,
        isHired: false,
        isHeld: false,
      });
      await admin.trpc.admin.applications.review.mutate({ id, status: 'rejected' });
      expect(await open(token)).toMatchObject({ status: 'pending', canWithdraw: true });
      await admin.trpc.admin.applications.tell.mutate({ ids: [id], how: 'elsewhere' });
      expect(await open(token)).toMatchObject({
        status: 'rejected',
        replyBy: null,
        canWithdraw: false,
      });
    });

    test('signed with an older secret that is still known opens the same', async () => {
      const { id } = await store();
      expect(await open(tokenBy(older, id))).toMatchObject({ status: 'pending' });
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
        'signed with a retired secret': tokenBy(retired, one.id),
      };
      for (const [name, token] of Object.entries(tokens)) {
        expect(await door().getOwnApplication.query({ token }), name).toBeNull();
        for (const act of [
          'getOwnData',
          'withdrawOwnApplication',
          'eraseOwnApplication',
        ] as const) {
          await expect(door()[act].mutate({ token }), `${act} ${name}`).rejects.toMatchObject(
            refused('not-found'),
          );
        }
        const query = new URLSearchParams({ token });
        const resume = await app.client().get(`/api/application/resume?${query}`);
        expect(resume.status, name).toBe(404);
      }
      expect(await app.orm.em.fork().count(Application, { id: [one.id, two.id] })).toBe(2);
    });
  });

  describe('withdrawing', () => {
    test('is done once however often it is sent, and shows in the administrators’ list', async () => {
      const { id, token } = await store({ applicantName: 'Wilma Withdrawn' });
      const answers = await Promise.all([
        door().withdrawOwnApplication.mutate({ token }),
        door().withdrawOwnApplication.mutate({ token }),
      ]);
      const { withdrawnAt } = await open(token);
      expect(withdrawnAt).toBeInstanceOf(Date);
      for (const answer of answers) {
        expect(answer).toMatchObject({ withdrawnAt, canWithdraw: false, replyBy: null });
      }
      expect(await eventsOf(id, 'application.withdraw')).toBe(1);
      const { rows } = await admin.trpc.admin.applications.list.query({ search: 'Wilma' });
      expect(rows).toMatchObject([{ id, status: 'pending', withdrawnAt }]);
    });

    test('ends every decision: one, many at once, and the way into the company', async () => {
      const { id, token } = await store({ status: 'accepted' });
      const before = await admin.trpc.admin.applications.get.query({ id });
      await door().withdrawOwnApplication.mutate({ token });
      const { applications, employees } = admin.trpc.admin;
      const after = await applications.get.query({ id });
      expect(after.version).toBeGreaterThan(before.version);
      for (const version of [before.version, after.version, undefined]) {
        const review = applications.review.mutate({
          id,
          status: 'rejected',
          ...(version === undefined ? {} : { version }),
        });
        await expect(review).rejects.toMatchObject(refused('conflict'));
      }
      const { version } = after;
      expect(
        await applications.reviewMany.mutate({
          status: 'rejected',
          of: { kind: 'selected', applications: [{ id, version }] },
        }),
      ).toMatchObject({ changed: 0, skipped: 1 });
      await expect(employees.hire.mutate({ id })).rejects.toMatchObject(refused('conflict'));
      expect((await applications.get.query({ id })).status).toBe('accepted');
    });

    test('after a rejection is refused', async () => {
      const { id, token } = await store({ status: 'rejected' });
      await admin.trpc.admin.applications.tell.mutate({ ids: [id], how: 'elsewhere' });
      await expect(door().withdrawOwnApplication.mutate({ token })).rejects.toMatchObject(
        refused('conflict'),
      );
    });
  });

  describe('the data', () => {
    test('are everything that is kept, without the key to the tests and the reviewers’ words', async () => {
      const { id, statusToken: token, email } = await apply();
      const { applications } = admin.trpc.admin;
      await applications.addNote.mutate({ id, text: canary });
      const decision = { status: 'reviewing', reviewNotes: canary, tellApplicant: true } as const;
      await applications.review.mutate({ id, ...decision });
      await applications.tell.mutate({ ids: [id], how: 'mail' });
      // What nobody told is not in it.
      await applications.review.mutate({ id, status: 'rejected' });
      const data = await door().getOwnData.mutate({ token });
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

    test('come with the résumé as it was sent', async () => {
      const { id, statusToken: token } = await apply();
      const { resumeUrl } = await admin.trpc.admin.applications.get.query({ id });
      const query = new URLSearchParams({ token });
      const own = await app.client().get(`/api/application/resume?${query}`);
      expect(own.status).toBe(200);
      expect(own.text).toBe((await admin.get(resumeUrl)).text);
      expect(own.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(own.headers.get('cache-control')).toBe('private, no-store');
      expect((await app.client().get(resumeUrl)).status).toBe(401);
    });
  });

  describe('erasing', () => {
    test('twice at once is done once, and the link says so from then on', async () => {
      const { id, token } = await store();
      const answers = await Promise.all([
        door().eraseOwnApplication.mutate({ token }),
        door().eraseOwnApplication.mutate({ token }),
      ]);
      expect(answers).toEqual([{ ok: true }, { ok: true }]);
      expect(await door().eraseOwnApplication.mutate({ token })).toEqual({ ok: true });
      expect(await eventsOf(id, 'application.erase')).toBe(1);
      expect(await door().getOwnApplication.query({ token })).toEqual({ application: null });
      for (const act of ['getOwnData', 'withdrawOwnApplication'] as const) {
        await expect(door()[act].mutate({ token })).rejects.toMatchObject(refused('not-found'));
      }
    });

    test('leaves the applications of others alone', async () => {
      const [one, two] = [await apply(), await apply()];
      await app.runJobs();
      await door().eraseOwnApplication.mutate({ token: one.statusToken });
      expect(await open(two.statusToken)).toMatchObject({ status: 'pending' });
      expect((await mailTo(app, two.email)).status).toBe('kept');
      expect((await door().getOwnData.mutate({ token: two.statusToken })).reference).toBe(two.id);
    });

    test('leaves the record of an employee that the applicant became', async () => {
      const { id, token } = await store({ status: 'accepted', applicantName: 'Erna Employed' });
      const { employeeId } = await admin.trpc.admin.employees.hire.mutate({ id });
      expect(await open(token)).toMatchObject({ isHired: true, canWithdraw: false });
      await door().eraseOwnApplication.mutate({ token });
      const em = app.orm.em.fork();
      const employee = await em.findOneOrFail(EmployeeProfile, { id: employeeId });
      expect(employee).toMatchObject({ name: 'Erna Employed', application: null });
      expect(await em.count(Application, { id })).toBe(0);
    });

    test('is refused to everybody while the application is held, and undoes nothing by half', async () => {
      const { id, statusToken: token, email } = await apply();
      const em = app.orm.em.fork();
      em.create(RetentionHold, {
        kind: 'application',
        recordId: id,
        reason: 'A claim',
        actorName: 'Test admin',
      });
      await em.flush();
      expect(await open(token)).toMatchObject({ isHeld: true });
      await expect(door().eraseOwnApplication.mutate({ token })).rejects.toMatchObject(
        refused('held'),
      );
      await expect(admin.trpc.admin.applications.erase.mutate({ id })).rejects.toMatchObject(
        refused('held'),
      );
      const query = new URLSearchParams({ token });
      expect((await app.client().get(`/api/application/resume?${query}`)).status).toBe(200);
      expect((await mailTo(app, email)).aboutId).toBe(id);
    });
  });
});
