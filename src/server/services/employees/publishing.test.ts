import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileConsentVersion } from '../../../shared/content/consent.ts';
import { storeImageOutput } from '../../../shared/contracts/picture.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import { applicantForm, createStoredResume, reportedScores } from '../../testing/applicant.ts';
import { addEmployee } from '../../testing/content.ts';
import { plainPicture } from '../../testing/pictures.ts';
import { loginAsEmployee, storedEmployee } from '../../testing/portal-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

const path = '/api/employee-profiles';

describeOnDatabases('publishing an employee', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let imageUrl: string;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    const form = new FormData();
    const bytes = await plainPicture('png', { width: 40, height: 50 });
    form.append('image', new Blob([new Uint8Array(bytes)]));
    const { body } = await admin.request('POST', '/api/admin/images', { body: form });
    imageUrl = storeImageOutput.parse(body).picture.url;
  });
  afterAll(() => app.close());

  const employees = () => admin.trpc.admin.employees;
  const texts = { shortBio: 'Leads.', bio: 'Leads a team.' };
  const named = () => ({ name: `Person ${randomUUID().slice(0, 8)}`, position: 'Agent' });
  /** What a call was refused for: the paths of its issues, or what else came of it. */
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: unknown) => {
        const { code, issues = [] } = Object(error).data.error;
        return code === 'invalid-input'
          ? issues.map((issue: { path: string }) => issue.path).join()
          : code;
      },
    );
  const inGerman = (id: string, fields: object) =>
    admin.request('PUT', `${path}/${id}`, {
      headers: { 'content-type': 'application/json', 'accept-language': 'de' },
      body: JSON.stringify(fields),
    });
  const shownTo = async (key: string) =>
    (await app.client().get(`${path}/${encodeURIComponent(key)}`)).status;
  const eventsOf = async (id: string) =>
    (await app.orm.em.fork().find(AuditEvent, { subjectId: id }, { orderBy: { at: 'asc' } })).map(
      ({ action, actorName }) => `${action} ${actorName}`,
    );

  test('a hired applicant’s own phone and e-mail are kept apart, and reach no public answer', async () => {
    const email = `${randomUUID()}@applicants.example`;
    const phone = '+63 918 555 0142';
    const sent = await app.client().post('/api/applications', {
      ...applicantForm,
      ...reportedScores,
      email,
      phone,
      resumeUrl: await createStoredResume(app.orm),
    });
    const { id: applicationId } = Object(sent.body);
    await admin.patch(`/api/applications/${applicationId}`, { status: 'accepted' });
    const { employeeId: id } = await employees().hire.mutate({ id: applicationId });
    const hired = await employees().get.query({ id });
    expect(hired).toMatchObject({
      ...{ phone: null, email: null, privatePhone: phone, privateEmail: email },
      ...{ isPublic: false, consent: null },
    });
    // One switch after the other, as in the row of the list.
    await employees().update.mutate({ id, isActive: true });
    expect(await refusal(employees().update.mutate({ id, isPublic: true }))).toBe(
      'imageUrl,shortBio,bio,publicConsent',
    );
    expect(await shownTo(hired.slug)).toBe(404);
    await employees().update.mutate({
      ...{ id, imageUrl, ...texts, isPublic: true, publicConsent: true },
    });
    const visitor = app.client();
    const answers = [
      await visitor.get(`${path}/${hired.slug}`),
      await visitor.get(`${path}/${id}`, { 'accept-language': 'de' }),
      await visitor.get(`${path}/public`),
      await visitor.get('/sitemap.xml'),
    ];
    const card = await visitor.get(`${path}/${id}/vcard`);
    expect(card.text).not.toMatch(/TEL|EMAIL/);
    const home = JSON.stringify(await visitor.trpc.public.getHome.query());
    for (const text of [home, ...answers.map(({ text: each }) => each)]) {
      expect(text).toMatch(new RegExp(`${id}|${hired.slug}`));
      expect(text).not.toContain(email);
      expect(text).not.toContain('555 0142');
    }
    // An administrator finds the person by either.
    for (const search of [email, '0918 555 0142']) {
      const { rows } = await employees().list.query({ search });
      expect(rows).toMatchObject([{ id, privateEmail: email, privatePhone: phone }]);
    }

    // Deleted while it was shown, and made an employee once more: without a new consent to be shown.
    await employees().delete.mutate({ id });
    await employees().hire.mutate({ id: applicationId });
    expect(await employees().get.query({ id })).toMatchObject({ isPublic: false, isActive: false });
    expect(await shownTo(hired.slug)).toBe(404);
  });

  test('name and position are enough for a private record, and for its government numbers', async () => {
    const sent = { ...named(), taxId: '123-456-789-000' };
    const answer = await admin.post(path, sent);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ bio: '', shortBio: '', imageUrl: null, isPublic: false });
    const { id, slug } = Object(answer.body);
    const changed = await admin.put(`${path}/${id}`, { sssNumber: '33-1234567-8' });
    expect(changed.body).toMatchObject({ taxId: '•••• -000', sssNumber: '•••• 67-8' });
    expect(await employees().reveal.mutate({ id })).toMatchObject({
      taxId: '123-456-789-000',
      sssNumber: '33-1234567-8',
    });
    expect(await shownTo(slug)).toBe(404);
    expect((await admin.post(path, { name: 'Nobody' })).status).toBe(400);
    expect((await admin.post(path, { position: 'Agent' })).status).toBe(400);
  });

  test('nobody becomes public without every part and the consent, whichever way it is asked', async () => {
    const whole = () => ({ ...named(), ...texts, imageUrl, isPublic: true, publicConsent: true });
    const refusedAt = (fields: object) =>
      refusal(employees().create.mutate({ ...whole(), ...fields }));
    expect(await refusedAt({ publicConsent: false })).toBe('publicConsent');
    expect(await refusedAt({ bio: ' ' })).toBe('bio');
    expect(await refusedAt({ shortBio: '', imageUrl: null })).toBe('imageUrl,shortBio');
    const { id, slug } = await employees().create.mutate({ ...whole(), isPublic: false });
    const german = await inGerman(id, { isPublic: true, publicConsent: true, bio: '' });
    expect(german.body).toMatchObject({
      issues: [{ path: 'bio', message: 'Bitte geben Sie die Biografie ein' }],
    });
    const refused = await admin.put(`${path}/${id}`, { isPublic: true });
    expect(refused.body).toMatchObject({
      code: 'invalid-input',
      issues: [
        {
          path: 'publicConsent',
          message: 'Please confirm that the employee has agreed to be shown',
        },
      ],
    });
    // A consent that is told with a private record is not one to a page that is shown later.
    expect((await employees().get.query({ id })).consent).toBeNull();
    await expect(
      app.orm.em.fork().nativeUpdate(EmployeeProfile, { id }, { isPublic: true }),
    ).rejects.toThrow(/employee_profiles_public_consent_check/);
    expect(await shownTo(slug)).toBe(404);
  });

  test('the consent is kept with its wording, its language and who recorded it', async () => {
    const { id, slug, version } = await employees().create.mutate({
      ...{ ...named(), ...texts, imageUrl },
    });
    const published = await inGerman(id, { isPublic: true, publicConsent: true, version });
    expect(published.body).toMatchObject({
      consent: {
        version: profileConsentVersion,
        locale: 'de',
        by: 'Test admin',
        withdrawnAt: null,
      },
    });
    expect(await shownTo(slug)).toBe(200);
    await employees().update.mutate({ id, isPublic: false });
    expect(await shownTo(slug)).toBe(404);
    // What was agreed to stays on record; being shown again needs it to be said again.
    expect((await employees().get.query({ id })).consent).toMatchObject({ locale: 'de' });
    expect(await refusal(employees().update.mutate({ id, isPublic: true }))).toBe('publicConsent');
    expect(await eventsOf(id)).toEqual([
      'employee.create Test admin',
      'employee.publish Test admin',
      'employee.unpublish Test admin',
    ]);
  });

  test('a page that is shown loses no part, and one without a text is not shown', async () => {
    const person = await loginAsEmployee(app);
    const { employeeId: id } = person;
    const portal = person.client.trpc.employee;
    const own = await portal.getProfile.query();
    const form = {
      ...{ phone: '', skills: [], german: { shortBio: '', bio: '', skills: [] }, imageUrl },
      ...{ ...texts, version: own?.version ?? 0 },
    };
    expect(await refusal(portal.updateProfile.mutate({ ...form, bio: '' }))).toBe('bio');
    const { version } = await portal.updateProfile.mutate(form);
    expect(await refusal(portal.updateProfile.mutate({ ...form, version, imageUrl: '' }))).toBe(
      'imageUrl',
    );
    expect(await refusal(employees().update.mutate({ id, shortBio: '' }))).toBe('shortBio');
    expect(await shownTo(id)).toBe(200);

    const em = app.orm.em.fork();
    const incomplete = [{ bio: '' }, { shortBio: '' }].map((fields) =>
      addEmployee(em, { slug: `person-${randomUUID()}`, ...fields }),
    );
    await em.flush();
    const shown = JSON.stringify((await app.client().get(`${path}/public`)).body);
    for (const each of incomplete) {
      expect(await shownTo(each.id)).toBe(404);
      expect(shown).not.toContain(each.id);
    }
    expect((await app.client().get('/sitemap.xml')).text).not.toContain(incomplete[0]?.slug);
  });

  test('a person keeps their private contact themselves, and takes the page down with the consent', async () => {
    const person = await loginAsEmployee(app, { privatePhone: '0917 555 0199' });
    const other = await loginAsEmployee(app);
    const { employeeId: id } = person;
    const portal = person.client.trpc.employee;
    const own = await portal.getProfile.query();
    expect(own).toMatchObject({ privatePhone: '0917 555 0199', isPublic: true, isShown: true });
    const saved = await portal.updateProfile.mutate({
      ...{ phone: '', skills: [], german: { shortBio: '', bio: '', skills: [] }, imageUrl },
      ...{ ...texts, version: own?.version ?? 0, privateEmail: 'own@people.example' },
    });
    expect(saved).toMatchObject({
      privatePhone: '0917 555 0199',
      privateEmail: 'own@people.example',
      preview: { phone: null },
    });

    const down = await portal.takeDownProfile.mutate();
    expect(down).toMatchObject({ isPublic: false, isShown: false });
    expect(down.consent?.withdrawnAt).toBeInstanceOf(Date);
    expect(await portal.takeDownProfile.mutate()).toMatchObject({ consent: down.consent });
    expect(await shownTo(id)).toBe(404);
    expect(await shownTo(other.employeeId)).toBe(200);
    const [actor] = (await eventsOf(id)).filter((event) => event.startsWith('employee.unpublish'));
    expect(actor).not.toContain('Test admin');

    expect(await refusal(employees().update.mutate({ id, isPublic: true }))).toBe('publicConsent');
    await employees().update.mutate({ id, isPublic: true, publicConsent: true });
    expect(await storedEmployee(app, id)).toMatchObject({
      isPublic: true,
      publicConsentWithdrawnAt: null,
    });
  });
});
