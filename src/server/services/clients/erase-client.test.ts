import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeDay } from '../../../shared/domain/dates.ts';
import { User } from '../../db/entities/accounts.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { ChangeRequest } from '../../db/entities/change-requests.ts';
import { Client } from '../../db/entities/clients.ts';
import { Invoice } from '../../db/entities/invoices.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import { ClientService, Project } from '../../db/entities/projects.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import {
  addClient,
  addCompany,
  addProject,
  addService,
  invoiceDraft,
} from '../../testing/portal-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const refused = (code: string) => ({ data: { error: { code } } });

describeOnBothDatabases('erasing a client', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  const clients = () => admin.trpc.admin.clients;
  const invoices = () => admin.trpc.admin.invoices;
  const em = () => app.orm.em.fork();
  const deactivate = async (id: string) => {
    const { version } = await clients().get.query({ id });
    return clients().update.mutate({ id, version, status: 'inactive' });
  };

  test('takes everything but the issued invoices, which still name their recipient', async () => {
    const { id, userId, portal } = await addCompany(app, 'Vergissmeinnicht GmbH');
    await em().nativeUpdate(Client, { id }, { country: 'AT' });
    const serviceId = await addService(app, id, 'Customer support');
    await addProject(app, id, 'Evening shift');
    await portal.trpc.client.requestChange.mutate({
      key: randomUUID(),
      subject: { kind: 'service', id: serviceId },
      text: 'Six people, please',
      wish: { agents: 6 },
    });
    const { email } = await em().findOneOrFail(User, { id: userId });
    const { clientId } = await em().findOneOrFail(Client, { id });
    const sent = await invoices().send.mutate(await invoices().create.mutate(invoiceDraft(id)));
    await invoices().create.mutate(invoiceDraft(id));
    await app.runJobs();
    expect(await mailsTo(app, email)).not.toEqual([]);
    const file = async () => {
      const answer = await admin.fetch(`/api/admin/invoices/${sent.id}.pdf`);
      return Buffer.from(await answer.arrayBuffer());
    };
    const document = await file();

    const active = await clients().get.query({ id });
    await expect(clients().erase.mutate({ id, version: active.version })).rejects.toThrow(
      'An active client cannot be erased',
    );
    const owing = await deactivate(id);
    await expect(clients().erase.mutate({ id, version: owing.version })).rejects.toThrow(
      'There are open invoices',
    );
    const paid = await invoices().pay.mutate({
      id: sent.id,
      version: sent.version,
      paidOn: officeDay(new Date()),
    });
    // A mail with the invoice that waits for the mail server would be lost.
    const waiting = { aboutId: sent.id, recipient: email };
    await em().nativeUpdate(OutgoingMail, waiting, { status: 'queued' });
    await expect(clients().erase.mutate({ id, version: owing.version })).rejects.toThrow(
      'An e-mail with an invoice or a credit note has not gone out yet',
    );
    await em().nativeUpdate(OutgoingMail, waiting, { status: 'kept' });
    // Another role rests the link to the company, and another client has the same contact.
    const { id: formerId } = await app.addUser('employee');
    await em().nativeUpdate(User, { id: formerId }, { client: id });
    const others = em();
    const { contactEmail } = await others.findOneOrFail(Client, { id });
    const other = addClient(others, { contactEmail });
    await others.flush();
    await invoices().send.mutate(await invoices().create.mutate(invoiceDraft(other.id)));
    await app.runJobs();
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => clients().erase.mutate({ id, version: owing.version })),
    );
    expect(results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))).toEqual([
      { isKept: true },
    ]);

    const left = await clients().get.query({ id });
    expect(left).toMatchObject({
      companyName: clientId,
      contactPerson: '',
      contactEmail: '',
      address: null,
      country: null,
      people: [],
      erasedAt: expect.any(Date),
    });
    expect(await em().count(User, { id: userId })).toBe(0);
    expect((await em().findOneOrFail(User, { id: formerId })).client ?? null).toBeNull();
    expect(await em().count(OutgoingMail, { recipient: contactEmail, kind: 'invoice-sent' })).toBe(
      1,
    );
    expect((await clients().list.query({ search: clientId })).rows).toEqual([]);
    expect(await em().count(ClientService, { client: id })).toBe(0);
    expect(await em().count(Project, { client: id })).toBe(0);
    expect(await em().count(ChangeRequest, { client: id })).toBe(0);
    expect(await em().count(OutgoingMail, { recipient: email })).toBe(0);
    const kept = await em().find(Invoice, { client: id });
    expect(kept).toMatchObject([
      { id: sent.id, number: sent.number, recipient: { companyName: 'Vergissmeinnicht GmbH' } },
    ]);
    expect(Buffer.compare(await file(), document)).toBe(0);
    const events = await em().find(AuditEvent, {
      $or: [
        { subjectLabel: { $like: '%Vergissmeinnicht%' } },
        { actorId: userId, actorName: { $ne: '' } },
      ],
    });
    expect(events).toEqual([]);
    const [last] = await em().find(AuditEvent, { action: 'client.erase', subjectId: id });
    expect(last).toMatchObject({ subjectLabel: clientId, actorName: 'Test admin' });
    expect((await portal.get('/api/trpc/client.getDashboard')).status).toBe(401);

    // A mistake in what is kept can still be corrected, and nothing new begins.
    const { version } = paid;
    const credited = await invoices().credit.mutate({
      id: sent.id,
      version,
      reason: 'Charged twice',
      settlement: 'refund',
    });
    expect(credited.state).toBe('void');
    await app.runJobs();
    expect(await em().count(OutgoingMail, { recipient: '' })).toBe(0);
    await expect(invoices().create.mutate(invoiceDraft(id))).rejects.toMatchObject(
      refused('not-found'),
    );
    await expect(
      clients().update.mutate({ id, version: left.version, companyName: 'Again' }),
    ).rejects.toMatchObject(refused('wrong-state'));
    expect(await admin.trpc.admin.users.findCompanies.query({ search: clientId })).toEqual([]);
    expect((await invoices().list.query({ clientId: id })).rows).toHaveLength(1);
  });

  test('waits for what is added or sent at the same time', async () => {
    const { id } = await addCompany(app, 'Wettlauf KG');
    const { version } = await deactivate(id);
    const draft = await invoices().create.mutate(invoiceDraft(id));
    const [erased] = await Promise.allSettled([
      clients().erase.mutate({ id, version }),
      invoices().send.mutate(draft),
      invoices().create.mutate(invoiceDraft(id)),
      admin.trpc.admin.clientServices.list.query({ clientId: id }),
    ]);
    // Whichever was first: an issued invoice has its client, and an erased client no draft.
    const left = await em().find(Invoice, { client: id });
    if (erased.status === 'fulfilled') expect(left).toEqual([]);
    else expect((await clients().get.query({ id })).erasedAt).toBeNull();
  });

  test('leaves nothing of one that was never sent an invoice', async () => {
    const { id } = await addCompany(app, 'Spurlos AG');
    const { version } = await deactivate(id);
    expect(await clients().erase.mutate({ id, version })).toEqual({ isKept: false });
    await expect(clients().get.query({ id })).rejects.toMatchObject(refused('not-found'));
    await expect(clients().erase.mutate({ id, version })).rejects.toMatchObject(
      refused('not-found'),
    );
    expect(await em().count(AuditEvent, { subjectLabel: { $like: '%Spurlos%' } })).toBe(0);
  });
});
