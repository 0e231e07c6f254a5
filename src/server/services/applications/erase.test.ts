import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicationGrant } from '../../../shared/contracts/own-application.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { Upload } from '../../db/entities/uploads.ts';
import { applicantForm, fillQuestionBank, finishAssessment } from '../../testing/applicant.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { findOccurrences } from '../../testing/traces.ts';
import { pdfFile } from '../../uploads/testing/resume-files.ts';

const canary = 'canary-9b1e';
const digits = '8642097531';
const words = [canary, digits];

const applicant = {
  ...applicantForm,
  applicantName: `Maria ${canary}`,
  email: `maria.${canary}@applicants.example`,
  phone: `+63 ${digits}`,
  coverLetter: `I am ${canary}.`,
};

describeOnBothDatabases('an erased application', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    await fillQuestionBank(app.orm);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  /** A résumé with the canary in its bytes and its name. */
  async function storeResume(): Promise<string> {
    const { body } = await app.client().post('/api/objects/upload');
    const { uploadURL } = Object(body);
    const file = Buffer.concat([await pdfFile(), Buffer.from(`\n%${canary}\n%%EOF\n`)]);
    const sent = await app.client().request('PUT', uploadURL, {
      headers: { 'content-type': 'application/pdf' },
      body: new Uint8Array(file),
    });
    expect(sent.status).toBe(201);
    const resumeUrl = new URL(uploadURL, app.url).pathname;
    const id = resumeUrl.split('/').at(-1) ?? '';
    const named = { fileName: `${canary}.pdf` };
    await app.orm.em.fork().nativeUpdate(Upload, { id }, named);
    return resumeUrl;
  }

  async function apply() {
    const client = app.client();
    const attempt = await finishAssessment(client, { typedText: `The quick ${canary}` });
    const resumeUrl = await storeResume();
    const form = { ...applicant, resumeUrl, attempt, dataConsent: true };
    const { id, statusToken, access } = await client.trpc.careers.submitApplication.mutate(form);
    return { form, id, grant: { token: statusToken, access } };
  }

  /** Everything that administrators can do with an application, and that the applicant can. */
  async function workOn({ id, grant }: { id: string; grant: ApplicationGrant }) {
    const { applications } = admin.trpc.admin;
    const say = `of ${canary}`;
    await applications.addNote.mutate({ id, text: say });
    await admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'true' });
    await applications.reveal.mutate({ id });
    await admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'false' });
    const { version, resumeUrl } = await applications.get.query({ id });
    expect((await admin.get(resumeUrl)).status).toBe(200);
    const decision = { reviewNotes: say, tellApplicant: true };
    await applications.review.mutate({ id, version, status: 'reviewing', ...decision });
    // Each is told by itself; together the last would be told alone.
    await app.runJobs();
    await applications.reviewMany.mutate({
      status: 'accepted',
      ...decision,
      of: { kind: 'selected', applications: [{ id, version: version + 1 }] },
    });
    await app.client().trpc.careers.getOwnData.mutate(grant);
    await app.runJobs();
    // One mail is still to go out.
    await applications.review.mutate({
      id,
      version: version + 2,
      status: 'reviewing',
      tellApplicant: true,
    });
  }

  test('leaves no word in any table and no file, and of what was done everything but the name', async () => {
    const application = await apply();
    await workOn(application);
    const before = await findOccurrences(app, words);
    expect(before.tables).toEqual(
      expect.arrayContaining([
        'applications',
        'application_notes',
        'application_decisions',
        'attempt_sections',
        'audit_events',
        'outgoing_mails',
        'uploads',
      ]),
    );
    // The résumé, the confirmation and two decisions.
    expect(before.files.length).toBeGreaterThanOrEqual(4);
    const acts = () =>
      app.orm.em
        .fork()
        .find(AuditEvent, { subjectId: application.id }, { orderBy: { at: 'asc', id: 'asc' } });
    const told = await acts();

    const { grant } = application;
    expect(await app.client().trpc.careers.eraseOwnApplication.mutate(grant)).toEqual({
      ok: true,
    });
    await app.runJobs();
    expect(await findOccurrences(app, words)).toEqual({ tables: [], files: [] });

    const kept = await acts();
    expect(kept.map(({ action }) => action)).toEqual([
      ...told.map(({ action }) => action),
      'application.erase',
    ]);
    expect(kept.slice(0, -1).map(({ actorId, at }) => ({ actorId, at }))).toEqual(
      told.map(({ actorId, at }) => ({ actorId, at })),
    );
    expect(kept.every(({ subjectLabel }) => subjectLabel === null)).toBe(true);
    const { rows } = await admin.trpc.admin.activity.find.query({ kind: 'application' });
    expect(rows[0]).toMatchObject({ action: 'application.erase', actorName: null });
  });

  test('is not brought back by whoever sends it again', async () => {
    const { form, id, grant } = await apply();
    await app.client().trpc.careers.eraseOwnApplication.mutate(grant);
    await expect(app.client().trpc.careers.submitApplication.mutate(form)).rejects.toMatchObject({
      data: { error: { code: 'not-found' } },
    });
    await expect(admin.trpc.admin.applications.get.query({ id })).rejects.toMatchObject({
      data: { error: { code: 'not-found' } },
    });
    expect((await admin.get(form.resumeUrl)).status).toBe(404);
  });

  test('is gone whatever else is done with it at that moment, and nobody’s name is written anew', async () => {
    const { id, grant, form } = await apply();
    const { attemptId } = form.attempt;
    const { careers } = app.client().trpc;
    const { applications } = admin.trpc.admin;
    const answers = await Promise.allSettled([
      careers.getOwnData.mutate(grant),
      careers.withdrawOwnApplication.mutate(grant),
      applications.review.mutate({ id, status: 'accepted', tellApplicant: true }),
      careers.eraseOwnApplication.mutate(grant),
      applications.addNote.mutate({ id, text: canary }),
      applications.recompute.mutate({ id, attemptId }),
      careers.getOwnData.mutate(grant),
      careers.withdrawOwnApplication.mutate(grant),
    ]);
    expect(answers[3]).toEqual({ status: 'fulfilled', value: { ok: true } });
    const refusals = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [Object(answer.reason).data?.error?.code] : [],
    );
    expect(['conflict', 'wrong-state', 'not-found']).toEqual(expect.arrayContaining(refusals));
    await app.runJobs();
    expect(await findOccurrences(app, words)).toEqual({ tables: [], files: [] });
  });

  test('by an administrator tells who erased it, and not whom', async () => {
    const { id, grant } = await apply();
    await app.runJobs();
    await admin.trpc.admin.applications.erase.mutate({ id });
    expect(await findOccurrences(app, words)).toEqual({ tables: [], files: [] });
    const event = await app.orm.em
      .fork()
      .findOneOrFail(AuditEvent, { action: 'application.erase', subjectId: id });
    expect(event).toMatchObject({ actorName: 'Test admin', subjectLabel: null });
    await expect(admin.trpc.admin.applications.erase.mutate({ id })).rejects.toMatchObject({
      data: { error: { code: 'not-found' } },
    });
    expect(await app.client().trpc.careers.getOwnApplication.query({ token: grant.token })).toEqual(
      {
        application: null,
      },
    );
  });
});
