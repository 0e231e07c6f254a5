import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { User } from '../../db/entities/accounts.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { ChangeRequest } from '../../db/entities/change-requests.ts';
import { Client } from '../../db/entities/clients.ts';
import { linkIn, mailsTo } from '../../testing/mailbox.ts';
import {
  addCompany,
  addProject,
  addService,
  invoiceDraft,
  loginAsEmployee,
  storedEmployee,
  type TestCompany,
} from '../../testing/portal-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

const refused = (code: string) => ({ data: { error: { code } } });

describeOnDatabases('change requests', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let company: TestCompany;
  let service: string;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    company = await addCompany(app, 'Alpha GmbH');
    service = await addService(app, company.id, 'Customer support');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.orm.em.fork().nativeDelete(ChangeRequest, {});
  });

  const inbox = () => admin.trpc.admin.changeRequests;
  const ask = (text = 'Two more agents, please', key: string = randomUUID()) =>
    company.portal.trpc.client.requestChange.mutate({
      key,
      subject: { kind: 'service', id: service },
      text,
      wish: { agents: 5, from: '2026-12-01' },
    });
  const seen = async () =>
    (await company.portal.trpc.client.listServices.query()).requests.map(({ status, answer }) => ({
      status,
      answer,
    }));

  test('asked, approved, done: whoever asked sees each step', async () => {
    const { id } = await ask();
    expect((await admin.trpc.admin.inbox.counts.query()).changeRequests).toBe(1);
    const request = await inbox().get.query({ id });
    expect(request).toMatchObject({
      requestedBy: 'Test client',
      client: { id: company.id, name: 'Alpha GmbH' },
      subjectKind: 'service',
      subjectId: service,
      subjectLabel: 'Customer support',
      payload: { kind: 'service', agents: 5, from: '2026-12-01' },
      status: 'open',
    });
    const approved = await inbox().answer.mutate({
      id,
      version: request.version,
      status: 'approved',
      answer: 'From December on.',
    });
    expect(approved).toMatchObject({ answeredBy: 'Test admin', answeredAt: expect.any(Date) });
    expect(await seen()).toEqual([{ status: 'approved', answer: 'From December on.' }]);
    expect((await admin.trpc.admin.inbox.counts.query()).changeRequests).toBe(0);
    await inbox().answer.mutate({ id, version: approved.version, status: 'done' });
    expect(await seen()).toEqual([{ status: 'done', answer: 'From December on.' }]);
    const events = await app.orm.em
      .fork()
      .find(AuditEvent, { subjectId: company.id }, { orderBy: { at: 'asc' } });
    expect(events.map(({ action }) => action)).toEqual([
      'client.ask-change',
      'client.answer-change',
      'client.answer-change',
    ]);
  });

  test('a no needs a reason, and is an end', async () => {
    const { id } = await ask();
    const { version } = await inbox().get.query({ id });
    await expect(
      inbox().answer.mutate({ id, version, status: 'declined', answer: ' ' }),
    ).rejects.toMatchObject({
      data: { error: { code: 'invalid-input', issues: [{ path: 'answer' }] } },
    });
    const declined = await inbox().answer.mutate({
      id,
      version,
      status: 'declined',
      answer: 'Nobody is free before spring.',
    });
    await expect(
      inbox().answer.mutate({ id, version: declined.version, status: 'done' }),
    ).rejects.toMatchObject(refused('wrong-state'));
  });

  test('a withdrawn request waits no more, takes no answer and makes room for a new one', async () => {
    const { id } = await ask('Ten agents');
    const { version } = await inbox().get.query({ id });
    const other = await addCompany(app, 'Epsilon AG');
    await expect(other.portal.trpc.client.withdrawRequest.mutate({ id })).rejects.toMatchObject(
      refused('not-found'),
    );
    const withdraw = () => company.portal.trpc.client.withdrawRequest.mutate({ id });
    expect(await withdraw()).toMatchObject({ status: 'withdrawn' });
    await expect(withdraw()).rejects.toMatchObject(refused('wrong-state'));
    await ask('Two agents');
    expect((await admin.trpc.admin.inbox.counts.query()).changeRequests).toBe(1);
    expect((await company.portal.trpc.client.getDashboard.query())?.openRequests).toBe(1);
    const { rows } = await inbox().list.query({ status: 'withdrawn' });
    expect(rows.map(({ text }) => text)).toEqual(['Ten agents']);
    const answer = (seen: number) =>
      inbox().answer.mutate({ id, version: seen, status: 'approved' });
    await expect(answer(version)).rejects.toMatchObject(refused('conflict'));
    await expect(answer(version + 1)).rejects.toMatchObject(refused('wrong-state'));
    expect(
      await app.orm.em
        .fork()
        .count(AuditEvent, { action: 'client.withdraw-change', subjectId: company.id }),
    ).toBe(1);
  });

  test('of an answer and a withdrawal at the same time one is refused', async () => {
    const { id } = await ask();
    const { version } = await inbox().get.query({ id });
    const [answered, withdrawn] = await Promise.allSettled([
      inbox().answer.mutate({ id, version, status: 'approved' }),
      company.portal.trpc.client.withdrawRequest.mutate({ id }),
    ]);
    const isAnswered = answered.status === 'fulfilled';
    expect(withdrawn.status).toBe(isAnswered ? 'rejected' : 'fulfilled');
    expect(await seen()).toMatchObject([{ status: isAnswered ? 'approved' : 'withdrawn' }]);
  });

  test('numbers of a withdrawn request are erased; those of a colleague stay', async () => {
    const ana = await loginAsEmployee(app, { taxId: '999-888-777' });
    const ben = await loginAsEmployee(app);
    const { id } = await ana.client.trpc.employee.requestIdChange.mutate({
      key: randomUUID(),
      taxId: '123-456-789',
    });
    await expect(ben.client.trpc.employee.withdrawRequest.mutate({ id })).rejects.toMatchObject(
      refused('not-found'),
    );
    expect((await inbox().reveal.mutate({ id })).requested).toEqual({ taxId: '123-456-789' });
    await ana.client.trpc.employee.withdrawRequest.mutate({ id });
    const rows = await app.orm.em.fork().execute('select * from "change_requests"');
    expect(JSON.stringify(rows)).not.toContain('123-456');
    await expect(inbox().reveal.mutate({ id })).rejects.toMatchObject(refused('wrong-state'));
    expect(await storedEmployee(app, ana.employeeId)).toMatchObject({ taxId: '999-888-777' });
    expect(await ana.client.trpc.employee.getDashboard.query()).toMatchObject({ openRequests: 0 });
    expect(
      await app.orm.em
        .fork()
        .count(AuditEvent, { action: 'employee.withdraw-change', subjectId: ana.employeeId }),
    ).toBe(1);
  });

  test('of two administrators the second gets a conflict', async () => {
    const { id } = await ask();
    const { version } = await inbox().get.query({ id });
    const answers = await Promise.allSettled(
      (['approved', 'done'] as const).map((status) =>
        admin.trpc.admin.changeRequests.answer.mutate({ id, version, status }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a form that is sent again asks once, also at the same time', async () => {
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 8 }, () => ask('Once', key)));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await app.orm.em.fork().count(ChangeRequest)).toBe(1);
    const other = await addCompany(app, 'Gamma AG');
    await other.portal.trpc.client.requestChange.mutate({
      key,
      subject: { kind: 'client' },
      text: 'The same key, another person',
      wish: {},
    });
    expect(await app.orm.em.fork().count(ChangeRequest)).toBe(2);
  });

  test('each answer is mailed to whoever asked, in their language', async () => {
    const other = await addCompany(app, 'Delta GmbH');
    const em = app.orm.em.fork();
    const { email } = await em.findOneOrFail(User, { id: other.userId });
    await em.nativeUpdate(User, { id: other.userId }, { locale: 'de' });
    const { id } = await other.portal.trpc.client.requestChange.mutate({
      key: randomUUID(),
      subject: { kind: 'client' },
      text: 'Between us: we are moving',
      wish: {},
    });
    const { version } = await inbox().get.query({ id });
    const approved = await inbox().answer.mutate({
      id,
      version,
      status: 'approved',
      answer: 'Gern, ab Januar.',
    });
    await inbox().answer.mutate({ id, version: approved.version, status: 'done' });
    await expect(inbox().answer.mutate({ id, version, status: 'done' })).rejects.toMatchObject(
      refused('conflict'),
    );
    const [first, second, ...more] = await mailsTo(app, email);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ kind: 'request-answered', aboutId: id, locale: 'de' });
    expect(first?.text).toContain('Wir sagen Ihren Änderungswunsch zu');
    expect(first?.text).toContain('> Gern, ab Januar.');
    expect(linkIn(first ?? {}, '/client/services').pathname).toBe('/client/services');
    expect(second?.text).toContain('Ihr Änderungswunsch ist umgesetzt');
    expect(second?.text).not.toContain('Gern, ab Januar.');
    for (const mail of [first, second]) expect(mail?.text).not.toContain('Between us');
  });

  test('a question about an invoice or a project ends with its answer, and with nothing else', async () => {
    const asker = await addCompany(app, 'Question GmbH');
    const { email } = await app.orm.em.fork().findOneOrFail(User, { id: asker.userId });
    const invoices = admin.trpc.admin.invoices;
    const draft = await invoices.create.mutate(invoiceDraft(asker.id));
    const askAbout = (kind: 'invoice' | 'project', id: string) =>
      asker.portal.trpc.client.requestChange.mutate({
        key: randomUUID(),
        subject: { kind, id },
        text: 'For which days?',
        wish: {},
      });
    // A client sees no draft, and nothing of another company.
    await expect(askAbout('invoice', draft.id)).rejects.toMatchObject(refused('not-found'));
    const foreign = await addProject(app, company.id, 'Project');
    await expect(askAbout('project', foreign)).rejects.toMatchObject(refused('not-found'));
    const issued = await invoices.send.mutate(
      await invoices.create.mutate(invoiceDraft(company.id)),
    );
    await expect(askAbout('invoice', issued.id)).rejects.toMatchObject(refused('not-found'));
    expect(await askAbout('project', await addProject(app, asker.id, 'Launch'))).toMatchObject({
      subjectKind: 'project',
      subjectLabel: 'Launch',
    });

    const { number } = await invoices.send.mutate({ id: draft.id, version: draft.version });
    const { id } = await askAbout('invoice', draft.id);
    const question = await inbox().get.query({ id });
    expect(question).toMatchObject({
      subjectKind: 'invoice',
      subjectId: draft.id,
      subjectLabel: number,
      text: 'For which days?',
    });
    const answer = (status: 'approved' | 'declined' | 'done', text?: string) =>
      inbox().answer.mutate({ id, version: question.version, status, answer: text });
    await expect(answer('approved', 'Yes')).rejects.toMatchObject(refused('wrong-state'));
    await expect(answer('declined', 'No')).rejects.toMatchObject(refused('wrong-state'));
    await expect(answer('done', ' ')).rejects.toMatchObject({
      data: { error: { code: 'invalid-input', issues: [{ path: 'answer' }] } },
    });
    expect(await answer('done', 'For all of October.')).toMatchObject({ status: 'done' });
    const mail = (await mailsTo(app, email)).find(({ kind }) => kind === 'request-answered');
    expect(mail?.text).toContain('The answer to your question');
    expect(mail?.text).toContain(`Invoice ${number}`);
    expect(mail?.text).toContain('You asked:\n\n> For which days?');
    expect(mail?.text).toContain('> For all of October.');
    const link = linkIn(mail ?? {}, '/client/invoices');
    expect(link.searchParams.get('invoice')).toBe(draft.id);
    expect(mail?.text).not.toContain('The change you asked for has been made');
  });

  test('the answer goes to nobody of another company by now, and leads to no closed portal', async () => {
    const asker = async (name: string) => {
      const { id: clientId, userId, portal } = await addCompany(app, name);
      const { email } = await app.orm.em.fork().findOneOrFail(User, { id: userId });
      const { id } = await portal.trpc.client.requestChange.mutate({
        key: randomUUID(),
        subject: { kind: 'client' },
        text: 'Fewer hours, please',
        wish: {},
      });
      return { id, clientId, userId, email };
    };
    const [left, closed] = [await asker('Left GmbH'), await asker('Closed GmbH')];
    const em = app.orm.em.fork();
    await em.nativeUpdate(User, { id: left.userId }, { client: company.id });
    await em.nativeUpdate(Client, { id: closed.clientId }, { status: 'inactive' });
    for (const { id } of [left, closed]) {
      const { version } = await inbox().get.query({ id });
      await inbox().answer.mutate({ id, version, status: 'done', answer: 'From May on.' });
    }
    expect(await mailsTo(app, left.email)).toEqual([]);
    const [mail] = await mailsTo(app, closed.email);
    expect(mail?.text).toContain('> From May on.');
    expect(mail?.text).not.toContain('/client/');
  });

  test('numbers of the government sent again after the answer get the answer of the first time', async () => {
    const employee = await loginAsEmployee(app);
    const form = { key: randomUUID(), sssNumber: '33-7654321-0', taxId: '123-456-789' };
    const send = (fields: object = {}) =>
      employee.client.trpc.employee.requestIdChange.mutate({ ...form, ...fields });
    const { id } = await send();
    const { version } = await inbox().get.query({ id });
    await inbox().answer.mutate({ id, version, status: 'approved' });
    expect(await send()).toMatchObject({ id, status: 'done' });
    await expect(send({ taxId: '123-456-780' })).rejects.toMatchObject(refused('key-reused'));
    const rows = await app.orm.em.fork().execute('select * from "change_requests"');
    expect(JSON.stringify(rows)).not.toContain('7654321');
    expect(JSON.stringify(rows)).not.toContain(form.key);
  });

  test('numbers of the government are shown to the person who decides, and who looked is recorded', async () => {
    const employee = await loginAsEmployee(app, { sssNumber: '33-1111111-1' });
    const { id } = await employee.client.trpc.employee.requestIdChange.mutate({
      key: randomUUID(),
      sssNumber: '33-7654321-0',
      // Copied from a document, with its dashes.
      taxId: '123–456–789',
    });
    expect(await inbox().reveal.mutate({ id })).toEqual({
      requested: { sssNumber: '33-7654321-0', taxId: '123-456-789' },
      present: { sssNumber: '33-1111111-1', taxId: null, hdmfNumber: null, philhealthNumber: null },
    });
    expect(
      await app.orm.em
        .fork()
        .count(AuditEvent, { action: 'employee.reveal', subjectId: employee.employeeId }),
    ).toBe(1);
    const { version } = await inbox().get.query({ id });
    await inbox().answer.mutate({ id, version, status: 'declined', answer: 'Another card.' });
    await expect(inbox().reveal.mutate({ id })).rejects.toMatchObject(refused('wrong-state'));
    const { id: other } = await ask();
    await expect(inbox().reveal.mutate({ id: other })).rejects.toMatchObject(refused('not-found'));
  });

  test('numbers of the government are written by an approval alone', async () => {
    const employee = await loginAsEmployee(app, { taxId: '999-888-777' });
    const { id } = await employee.client.trpc.employee.requestIdChange.mutate({
      key: randomUUID(),
      taxId: '123-456-789',
    });
    const { version } = await inbox().get.query({ id });
    const give = (status: 'done' | 'approved') => inbox().answer.mutate({ id, version, status });
    await expect(give('done')).rejects.toMatchObject(refused('wrong-state'));
    expect(await storedEmployee(app, employee.employeeId)).toMatchObject({ taxId: '999-888-777' });
    expect(await give('approved')).toMatchObject({ status: 'done' });
    expect(await storedEmployee(app, employee.employeeId)).toMatchObject({ taxId: '123-456-789' });
  });

  test.each([
    ['sssNumber', '12-abc'],
    ['sssNumber', '34-1234567'],
    ['philhealthNumber', '12-345678901'],
    ['hdmfNumber', '1234-5678-90123'],
    ['taxId', 'hello, world!'],
    ['taxId', '•••• -789'],
  ])('%s is not asked to be %s', async (field, value) => {
    const employee = await loginAsEmployee(app);
    const answer = await employee.client.post('/api/trpc/employee.requestIdChange', {
      json: { key: randomUUID(), [field]: value },
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(`"path":"${field}"`);
  });

  test('the inbox searches, filters and counts', async () => {
    await ask('Saturdays');
    const { id } = await ask('Sundays');
    const { version } = await inbox().get.query({ id });
    await inbox().answer.mutate({ id, version, status: 'done' });
    const all = await inbox().list.query({});
    expect(all.rows.map(({ text }) => text)).toEqual(['Sundays', 'Saturdays']);
    expect(all.statusCounts).toEqual({ open: 1, approved: 0, declined: 0, done: 1, withdrawn: 0 });
    expect((await inbox().list.query({ status: 'open' })).rows).toHaveLength(1);
    expect((await inbox().list.query({ search: 'alpha' })).total).toBe(2);
    expect((await inbox().list.query({ search: 'sunday' })).total).toBe(1);
    expect((await inbox().list.query({ subjectKind: 'client' })).rows).toEqual([]);
    const ofClient = await inbox().list.query({ clientId: company.id, status: 'open' });
    expect(ofClient.rows.map(({ text }) => text)).toEqual(['Saturdays']);
    expect((await inbox().list.query({ subjectId: service })).total).toBe(2);
    expect((await inbox().list.query({ clientId: randomUUID() })).total).toBe(0);
    expect((await inbox().list.query({ clientId: company.id, subjectId: company.id })).total).toBe(
      0,
    );
  });

  test.each([
    ['no words', { text: ' ' }, 'text'],
    ['nobody at all', { wish: { agents: 0 } }, 'wish.agents'],
    ['half an agent', { wish: { agents: 1.5 } }, 'wish.agents'],
    ['more hours than a week has', { wish: { hoursPerWeek: 169 } }, 'wish.hoursPerWeek'],
    ['no day', { wish: { from: 'tomorrow' } }, 'wish.from'],
  ])('%s is refused beside its field', async (_name, wrong, path) => {
    const answer = await company.portal.post('/api/trpc/client.requestChange', {
      json: {
        key: randomUUID(),
        subject: { kind: 'service', id: service },
        text: 'Please',
        wish: {},
        ...wrong,
      },
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(`"path":"${path}"`);
  });
});
