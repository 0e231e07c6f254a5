import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApplicationDecision } from '../../db/entities/application-review.ts';
import { applicantForm, createStoredResume, storeApplications } from '../../testing/applicant.ts';
import { mailsTo, mailTo } from '../../testing/mailbox.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

describeOnDatabases('mails to applicants', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  const apply = async (email: string, locale: 'en' | 'de', headers: Record<string, string> = {}) =>
    app.client().post(
      '/api/applications',
      {
        ...applicantForm,
        email,
        locale,
        applicantName: 'Visit evil.example',
        coverLetter: 'Read this at evil.example',
        resumeUrl: await createStoredResume(app.orm),
      },
      headers,
    );
  const store = async (email: string) => {
    const [id = ''] = await storeApplications(app.orm, [{ email }]);
    return id;
  };

  test('an application is confirmed at once, in the language of the form, without words of theirs', async () => {
    expect((await apply('maria@applicants.example', 'en')).status).toBe(201);
    const english = await mailTo(app, 'maria@applicants.example');
    expect(english).toMatchObject({
      kind: 'application-received',
      subject: 'Your application to Talabridge',
    });
    expect(english.text).toContain('Position: Customer Service Representative');
    await apply('otto@applicants.example', 'de');
    const german = await mailTo(app, 'otto@applicants.example');
    expect(german.subject).toBe('Ihre Bewerbung bei Talabridge');
    expect(german.text).toMatch(/Eingegangen: \d+\. \S+ \d{4}/);
    for (const { text, html } of [english, german]) expect(`${text}${html}`).not.toContain('evil');
  });

  test('the same application sent ten times is confirmed once', async () => {
    const key = { 'idempotency-key': 'the-same-application' };
    const resumeUrl = await createStoredResume(app.orm);
    const form = { ...applicantForm, email: 'once@applicants.example', resumeUrl };
    await Promise.all(
      Array.from({ length: 10 }, () => app.client().post('/api/applications', form, key)),
    );
    expect(await mailsTo(app, 'once@applicants.example')).toHaveLength(1);
  });

  test('a decision is told where the administrator wishes it, and never with the notes', async () => {
    const id = await store('told@applicants.example');
    const review = { status: 'rejected', reviewNotes: 'Too slow for us', tellApplicant: true };
    expect((await admin.patch(`/api/applications/${id}`, review)).status).toBe(200);
    await app.runJobs();
    const mail = await mailTo(app, 'told@applicants.example');
    expect(mail).toMatchObject({ kind: 'application-status', aboutId: id });
    expect(mail.text).toContain('Thank you for the time and care');
    expect(`${mail.text}${mail.html}`).not.toContain('Too slow');
    expect(
      await app.orm.em.fork().findOneOrFail(ApplicationDecision, { application: id }),
    ).toMatchObject({ tellsApplicant: true, toldAt: expect.any(Date) });
    // The answer got lost, and the same decision is sent again.
    await admin.patch(`/api/applications/${id}`, review);
    await app.runJobs();
    expect(await mailsTo(app, 'told@applicants.example')).toHaveLength(1);
  });

  test.each(['pending', 'reviewing', 'accepted'] as const)(
    '%s is told in words of its own',
    async (status) => {
      const email = `${status}@applicants.example`;
      const id = await store(email);
      // A confirmed receipt is not told again as waiting.
      await admin.patch(`/api/applications/${id}`, {
        status: status === 'accepted' ? 'reviewing' : 'accepted',
      });
      const { version } = await admin.trpc.admin.applications.get.query({ id });
      await admin.trpc.admin.applications.review.mutate({
        id,
        status,
        version,
        tellApplicant: true,
      });
      await app.runJobs();
      const { text, html } = await mailTo(app, email);
      expect(text).toContain('Customer Service Representative');
      expect(html).not.toContain('{position}');
    },
  );

  test('otherwise nobody is told', async () => {
    const id = await store('untold@applicants.example');
    await admin.patch(`/api/applications/${id}`, { status: 'accepted', reviewNotes: 'Good' });
    expect(await mailsTo(app, 'untold@applicants.example')).toEqual([]);
  });

  test('nobody is told the same twice, nor left untold', async () => {
    const [changed, known, silent] = ['changed', 'known', 'silent'].map(
      (name) => `${name}@twice.example`,
    );
    const ids = await storeApplications(
      app.orm,
      [changed, known, silent].map((email) => ({ email: email ?? '' })),
    );
    const decide = (id = '', tellApplicant = true, reviewNotes?: string) =>
      admin.patch(`/api/applications/${id}`, {
        status: 'accepted',
        tellApplicant,
        ...(reviewNotes === undefined ? {} : { reviewNotes }),
      });
    await decide(ids[1]);
    await app.runJobs();
    await decide(ids[2], false);
    const { rows } = await admin.trpc.admin.applications.list.query({ search: 'twice.example' });
    const decideAll = async () =>
      admin.trpc.admin.applications.reviewMany.mutate({
        status: 'accepted',
        tellApplicant: true,
        reviewNotes: randomUUID(),
        of: {
          kind: 'selected',
          applications: (
            await admin.trpc.admin.applications.list.query({ search: 'twice.example' })
          ).rows.map(({ id, version }) => ({ id, version })),
        },
      });
    expect(rows).toHaveLength(3);
    for (const _ of [1, 2]) expect(await decideAll()).toMatchObject({ changed: 3 });
    expect((await decide(ids[0], true, 'Once more, with other notes')).status).toBe(200);
    await app.runJobs();
    for (const email of [changed, known, silent]) {
      expect(await mailsTo(app, email ?? '')).toHaveLength(1);
    }
    // A lost answer: what was not mailed again is no other decision.
    const { version } = await admin.trpc.admin.applications.get.query({ id: ids[1] ?? '' });
    const last = { id: ids[1] ?? '', status: 'accepted' as const, version, tellApplicant: true };
    const first = await admin.trpc.admin.applications.review.mutate(last);
    expect(await admin.trpc.admin.applications.review.mutate(last)).toEqual(first);
    expect(await mailsTo(app, known ?? '')).toHaveLength(1);
    // Taken back and given again, it is news.
    await admin.patch(`/api/applications/${ids[1]}`, { status: 'rejected', tellApplicant: true });
    await app.runJobs();
    await decide(ids[1]);
    await app.runJobs();
    expect(await mailsTo(app, known ?? '')).toHaveLength(3);
  });

  test('a decision on many is told to each of them, once', async () => {
    const emails = ['one', 'two', 'three'].map((name) => `${name}@many.example`);
    const ids = await storeApplications(
      app.orm,
      emails.map((email) => ({ email })),
    );
    const input = {
      status: 'accepted' as const,
      reviewNotes: 'The whole bunch',
      tellApplicant: true,
      of: { kind: 'selected' as const, applications: ids.map((id) => ({ id, version: 1 })) },
    };
    const [first, again] = [
      await admin.trpc.admin.applications.reviewMany.mutate(input),
      await admin.trpc.admin.applications.reviewMany.mutate(input),
    ];
    expect(first).toMatchObject({ changed: 3 });
    expect(again).toEqual(first);
    await app.runJobs();
    for (const email of emails) {
      const mail = await mailTo(app, email);
      expect(mail.text).toContain('Good news');
      expect(mail.text).not.toContain('bunch');
    }
  });
});
