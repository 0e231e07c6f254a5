import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../../db/entities/clients.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import { Invoice } from '../../db/entities/invoices.ts';
import { NewsArticle } from '../../db/entities/news.ts';
import { Project } from '../../db/entities/projects.ts';
import { Question } from '../../db/entities/questions.ts';
import { applicantForm, createStoredResumes } from '../../testing/applicant.ts';
import { addClient } from '../../testing/portal-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('the search over records', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    const em = app.orm.em.fork();
    for (let index = 0; index < 7; index += 1) {
      em.create(Client, {
        clientId: `TB-90${index}`,
        companyName: `Santos Trading ${index}`,
        contactPerson: 'Ida Nord',
        contactEmail: 'ida@clients.example',
        locale: 'en',
      });
    }
    for (const deletedAt of [null, new Date()]) {
      const gone = deletedAt ? ' (gone)' : '';
      em.create(EmployeeProfile, {
        slug: `santos${gone}`,
        name: `Rosa Santos${gone}`,
        position: 'Team Lead',
        bio: '',
        shortBio: '',
        skills: [],
        deletedAt,
      });
      em.create(Question, {
        type: 'general',
        questionText: `Who is Santos?${gone}`,
        options: ['a', 'b'],
        correctAnswer: 'a',
        deletedAt,
      });
      em.create(NewsArticle, {
        slug: `santos${gone}`,
        title: `Santos joins${gone}`,
        excerpt: '',
        content: '',
        tags: [],
        hashtags: [],
        deletedAt,
      });
    }
    await em.flush();
    await app.addUser('employee', { username: 'santos-r' });
    for (const resumeUrl of await createStoredResumes(app.orm, 1)) {
      await app.client().post('/api/applications', { ...applicantForm, resumeUrl });
    }
  });
  afterAll(() => app.close());

  const find = (query: string) => admin.trpc.admin.search.find.query({ query });

  test('finds every kind by words, at most five of each, nothing that was deleted', async () => {
    const found = await find('santos');
    const kinds = found.map((record) => record.kind);
    expect(kinds).toEqual([
      'application',
      ...Array.from({ length: 5 }, () => 'client'),
      'employee',
      'question',
      'news',
      'user',
    ]);
    expect(found.filter(({ title }) => title.includes('gone'))).toEqual([]);
    expect(found[0]).toMatchObject({
      title: 'Maria Santos',
      detail: 'Customer Service Representative · maria.santos@applicants.example',
    });
  });

  test('each word has to be there, and signs mean themselves', async () => {
    expect((await find('nord 903')).map(({ title }) => title)).toEqual(['Santos Trading 3']);
    const signs = await find('santos%ida');
    expect(signs.filter(({ isSimilar }) => !isSimilar)).toEqual([]);
    expect(await find('___')).toEqual([]);
  });

  test('who is covered is not found by name, nor named', async () => {
    await admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'true' });
    const found = await find('santos');
    expect(found.filter((record) => record.kind === 'application')).toEqual([]);
    expect(JSON.stringify(found)).not.toContain('Maria');
    await admin.trpc.admin.settings.setSwitch.mutate({ key: 'blind_review', value: 'false' });
  });

  test('an invoice is found by number and company, a project by name, on the page of the client', async () => {
    const em = app.orm.em.fork();
    const client = addClient(em, { companyName: 'Nordwind GmbH' });
    const invoice = {
      client,
      currency: 'EUR' as const,
      lines: [],
      taxRate: 0,
      netCents: 123_450,
      taxCents: 0,
      totalCents: 123_450,
    };
    const draft = em.create(Invoice, { ...invoice, createdAt: new Date(0) });
    const sent = em.create(Invoice, { ...invoice, status: 'sent', number: 'TB-2031-0042' });
    const project = em.create(Project, {
      client,
      name: 'Hotline für Händler',
      summary: '',
      milestones: [],
    });
    await em.flush();
    const record = { clientId: client.id, isSimilar: false };
    const sentRecord = {
      ...record,
      kind: 'invoice',
      id: sent.id,
      title: 'TB-2031-0042',
      detail: 'Nordwind GmbH · €1,234.50',
    };
    expect(await find('2031-0042')).toEqual([sentRecord]);
    const ofCompany = await find('nordwind');
    expect(ofCompany.filter(({ kind: found }) => found === 'invoice')).toEqual([
      sentRecord,
      { ...sentRecord, id: draft.id, title: 'Draft' },
    ]);
    expect(await find('haendler hotline')).toEqual([
      {
        ...record,
        kind: 'project',
        id: project.id,
        title: 'Hotline für Händler',
        detail: 'Nordwind GmbH',
      },
    ]);
  });

  test('two letters are too few', async () => {
    await expect(find('sa')).rejects.toThrow();
  });
});
