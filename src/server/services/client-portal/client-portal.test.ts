import { randomUUID } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { User } from '../../db/entities/accounts.ts';
import { Booking } from '../../db/entities/bookings.ts';
import { Client } from '../../db/entities/clients.ts';
import { addEmployee } from '../../testing/content.ts';
import {
  addCompany,
  addProject,
  addService,
  type TestCompany,
} from '../../testing/portal-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

const lines = [{ description: 'Größere Änderung, 100 €', quantity: 250, unitPrice: 1_234 }];
const refused = (code: string) => ({ data: { error: { code } } });

describeOnDatabases('the client portal', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let own: TestCompany;
  let other: TestCompany;

  /** The ids of everything a company has. */
  async function fill(company: TestCompany) {
    const draft = await admin.trpc.admin.invoices.create.mutate({
      clientId: company.id,
      currency: 'EUR',
      taxRate: 1900,
      periodFrom: '2026-10-01',
      periodTo: '2026-10-31',
      dueOn: null,
      lines,
      note: null,
    });
    const second = await admin.trpc.admin.invoices.create.mutate({
      clientId: company.id,
      currency: 'EUR',
      taxRate: 1900,
      periodFrom: '2026-10-01',
      periodTo: '2026-10-31',
      dueOn: null,
      lines,
      note: null,
    });
    const sent = await admin.trpc.admin.invoices.send.mutate(second);
    return {
      draft: draft.id,
      sent: sent.id,
      number: sent.number ?? '',
      service: await addService(app, company.id, `Service of ${company.name}`),
      project: await addProject(app, company.id, `Project of ${company.name}`),
    };
  }
  let mine: Awaited<ReturnType<typeof fill>>;
  let theirs: Awaited<ReturnType<typeof fill>>;

  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    own = await addCompany(app, 'Alpha GmbH');
    other = await addCompany(app, 'Beta Ltd');
    mine = await fill(own);
    theirs = await fill(other);
  });
  afterAll(() => app.close());

  const portal = () => own.portal.trpc.client;
  const ask = (id: string | null, key = randomUUID()) =>
    portal().requestChange.mutate({
      key,
      subject: id ? { kind: 'service', id } : { kind: 'client' },
      text: 'Two more agents, please',
      wish: {},
    });

  describe('of two companies', () => {
    test('each sees its own records alone', async () => {
      await ask(mine.service);
      for (const [company, ids, foreign] of [
        [own, mine, theirs],
        [other, theirs, mine],
      ] as const) {
        const answers = [
          await company.portal.trpc.client.getDashboard.query(),
          await company.portal.trpc.client.listServices.query(),
          await company.portal.trpc.client.listProjects.query(),
          await company.portal.trpc.client.listInvoices.query({}),
        ];
        const text = JSON.stringify(answers);
        for (const id of [ids.service, ids.project, ids.sent]) expect(text).toContain(id);
        for (const id of [...Object.values(foreign), foreign.number]) {
          expect(text).not.toContain(id);
        }
      }
      expect((await other.portal.trpc.client.listServices.query()).requests).toEqual([]);
    });

    test.each([
      ['project', () => portal().getProject.query({ id: theirs.project })],
      ['invoice', () => portal().getInvoice.query({ id: theirs.sent })],
      ['draft of another', () => portal().getInvoice.query({ id: theirs.draft })],
      ['draft of one’s own', () => portal().getInvoice.query({ id: mine.draft })],
      ['service', () => ask(theirs.service)],
      ['unknown project', () => portal().getProject.query({ id: randomUUID() })],
    ])('a foreign %s is not found', async (_name, call) => {
      await expect(call()).rejects.toMatchObject(refused('not-found'));
    });

    test('a PDF is for its own company and for administrators', async () => {
      const paths = (id: string) => ({
        client: `/api/client/invoices/${id}.pdf`,
        admin: `/api/admin/invoices/${id}.pdf`,
      });
      const employee = await app.loginAs('employee');
      const expected = [
        [app.client(), paths(mine.sent).client, 401],
        [app.client(), paths(mine.sent).admin, 401],
        [employee, paths(mine.sent).client, 403],
        [employee, paths(mine.sent).admin, 403],
        [admin, paths(mine.sent).client, 403],
        [own.portal, paths(mine.sent).admin, 403],
        [own.portal, paths(theirs.sent).client, 404],
        [own.portal, paths(mine.draft).client, 404],
        [own.portal, '/api/client/invoices/nonsense.pdf', 400],
        [own.portal, paths(mine.sent).client, 200],
        [admin, paths(mine.sent).admin, 200],
        [admin, paths(mine.draft).admin, 200],
      ] as const;
      for (const [caller, path, status] of expected) {
        const answer = await caller.get(path);
        expect([path, answer.status]).toEqual([path, status]);
        expect(answer.headers.get('cache-control')).toContain('no-store');
      }
    });
  });

  test('the PDF is one, named by the number, in the language of the client', async () => {
    const em = app.orm.em.fork();
    await em.nativeUpdate(Client, { id: other.id }, { locale: 'de', companyName: 'Łódź & Söhne' });
    const german = await admin.trpc.admin.invoices.create.mutate({
      clientId: other.id,
      currency: 'PHP',
      taxRate: 700,
      periodFrom: '2026-10-01',
      periodTo: '2026-10-31',
      dueOn: null,
      lines: Array.from({ length: 60 }, () => lines[0] ?? []).flat(),
      note: 'Vielen Dank für Ihren Auftrag',
    });
    const { id, number } = await admin.trpc.admin.invoices.send.mutate(german);
    const response = await other.portal.fetch(`/api/client/invoices/${id}.pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(
      `attachment; filename="${number}.pdf"`,
    );
    const document = await PDFDocument.load(await response.arrayBuffer(), {
      updateMetadata: false,
    });
    expect(document.getTitle()).toBe(number);
    expect(document.getPageCount()).toBeGreaterThan(1);
    expect(document.catalog.toString()).toContain('(de)');
    const draft = await admin.fetch(`/api/admin/invoices/${theirs.draft}.pdf`);
    const draftDocument = await PDFDocument.load(await draft.arrayBuffer(), {
      updateMetadata: false,
    });
    expect(draftDocument.getTitle()).toBe('Rechnungsentwurf');
  });

  test('whoever belongs to no company sees nothing of any', async () => {
    const stranger = await app.loginAs('client');
    expect(await stranger.trpc.client.getDashboard.query()).toBeNull();
    for (const call of [
      () => stranger.trpc.client.listServices.query(),
      () => stranger.trpc.client.listProjects.query(),
      () => stranger.trpc.client.listInvoices.query({}),
      () => stranger.trpc.client.getInvoice.query({ id: mine.sent }),
    ]) {
      await expect(call()).rejects.toMatchObject(refused('not-found'));
    }
  });

  test('people of an inactive client see nothing of it, and everything again once it is active', async () => {
    const company = await addCompany(app, 'Gamma SE');
    const ids = await fill(company);
    const { client, public: account } = company.portal.trpc;
    const setStatus = async (status: 'active' | 'inactive') => {
      const { version } = await admin.trpc.admin.clients.get.query({ id: company.id });
      await admin.trpc.admin.clients.update.mutate({ id: company.id, version, status });
    };
    const calls = [
      () => client.getDashboard.query(),
      () => client.listServices.query(),
      () => client.listProjects.query(),
      () => client.getProject.query({ id: ids.project }),
      () => client.listInvoices.query({}),
      () => client.getInvoice.query({ id: ids.sent }),
      () =>
        client.requestChange.mutate({
          key: randomUUID(),
          subject: { kind: 'service', id: ids.service },
          text: 'Please',
          wish: {},
        }),
    ];
    const pdf = () => company.portal.get(`/api/client/invoices/${ids.sent}.pdf`);
    await setStatus('inactive');
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject(refused('company-inactive'));
    }
    const closed = await pdf();
    expect(closed).toMatchObject({ status: 403, body: { code: 'company-inactive' } });
    expect(Object(closed.body).message).toContain('not among our active clients');
    // The account is theirs.
    expect(await account.getUser.query()).toMatchObject({ role: 'client' });
    expect((await admin.get(`/api/admin/invoices/${ids.sent}.pdf`)).status).toBe(200);
    await setStatus('active');
    for (const call of calls) await call();
    expect((await pdf()).status).toBe(200);
  });

  test('the dashboard: sums, progress, the person to turn to, the next meeting', async () => {
    const em = app.orm.em.fork();
    const manager = addEmployee(em, { name: 'Katrin Salvador', email: 'k@talabridge.example' });
    const { email } = await em.findOneOrFail(User, { id: own.userId });
    const { contactEmail } = await em.findOneOrFail(Client, { id: own.id });
    for (const [days, who] of [
      [2, email.toUpperCase()],
      // Of a colleague perhaps, and proved by nobody.
      [1.5, contactEmail],
      [1, 'somebody@else.example'],
    ] as const) {
      const startsAt = new Date(Date.now() + days * 86_400_000);
      em.create(Booking, {
        slot: startsAt,
        startsAt,
        name: 'Test client',
        email: who,
        topic: `In ${days} days`,
        timeZone: 'Europe/Berlin',
        locale: 'en',
        consentVersion: '1',
        submissionDigest: 'x',
      });
    }
    await em.flush();
    await admin.trpc.admin.clients.setAccountManager.mutate({
      clientId: own.id,
      employeeId: manager.id,
    });
    const dashboard = await portal().getDashboard.query();
    expect(dashboard).toMatchObject({
      company: { name: 'Alpha GmbH' },
      services: [{ id: mine.service }],
      projects: [{ id: mine.project, progress: 50, milestonesDone: 1, milestonesTotal: 2 }],
      openSums: [{ currency: 'EUR', count: 1, totalCents: 3_671, overdue: 0 }],
      accountManager: { name: 'Katrin Salvador', email: 'k@talabridge.example' },
      nextMeeting: {
        topic: 'In 2 days',
        access: { link: '', phone: '', code: '' },
        link: expect.stringMatching(/^\/booking\?token=/),
      },
      mediaKitPin: expect.stringMatching(/^\d{4}$/),
    });
    await app.orm.em.fork().nativeUpdate(Client, { id: own.id }, { accountManager: null });
    expect((await portal().getDashboard.query())?.accountManager).toBeNull();
    await expect(
      admin.trpc.admin.clients.setAccountManager.mutate({
        clientId: own.id,
        employeeId: randomUUID(),
      }),
    ).rejects.toMatchObject(refused('invalid-input'));
  });

  test('invoices are searched, filtered, sorted and turned page by page', async () => {
    const numbers = [mine.number];
    for (let count = 0; count < 3; count += 1) {
      const draft = await admin.trpc.admin.invoices.create.mutate({
        clientId: own.id,
        currency: 'EUR',
        taxRate: 0,
        taxCategory: 'outside_scope',
        periodFrom: '2026-10-01',
        periodTo: '2026-10-31',
        dueOn: null,
        lines: [{ description: 'More', quantity: 100, unitPrice: 100 * (count + 50) }],
        note: null,
      });
      numbers.push((await admin.trpc.admin.invoices.send.mutate(draft)).number ?? '');
    }
    const list = portal().listInvoices;
    const byNumber = { sort: 'number', order: 'asc', limit: 2 } as const;
    const first = await list.query(byNumber);
    const second = await list.query({ ...byNumber, after: first.nextCursor ?? '' });
    expect([...first.rows, ...second.rows].map(({ number }) => number)).toEqual(numbers);
    expect(first).toMatchObject({
      total: 4,
      stateCounts: { sent: 4, overdue: 0, paid: 0, void: 0 },
    });
    const dear = await list.query({ sort: 'totalCents', order: 'desc' });
    expect(dear.rows.map(({ totalCents }) => totalCents)).toEqual([5_200, 5_100, 5_000, 3_671]);
    expect((await list.query({ search: numbers[2] })).rows).toHaveLength(1);
    expect((await list.query({ state: 'paid' })).rows).toEqual([]);
    await expect(list.query({ after: 'W10' })).rejects.toMatchObject(refused('invalid-input'));
    for (const wrong of [{ state: 'draft' }, { sort: 'client' }]) {
      const query = encodeURIComponent(JSON.stringify({ json: wrong }));
      const answer = await own.portal.get(`/api/trpc/client.listInvoices?input=${query}`);
      expect(answer.status).toBe(400);
    }
  });

  test('a project shows its milestones and what was told of it', async () => {
    await admin.trpc.admin.projects.postUpdate.mutate({
      projectId: mine.project,
      text: 'The team is trained.',
    });
    const project = await portal().getProject.query({ id: mine.project });
    expect(project).toMatchObject({
      progress: 50,
      nextMilestone: { title: 'Go live' },
      milestones: [{ title: 'Kick-off', doneOn: '2026-03-02' }, { title: 'Go live' }],
      updates: [{ text: 'The team is trained.', authorName: 'Test admin' }],
    });
    expect(project).not.toHaveProperty('version');
  });
});
