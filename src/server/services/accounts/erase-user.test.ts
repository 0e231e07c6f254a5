import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activitySentence } from '../../../shared/i18n/activity-sentence.ts';
import { Session, User } from '../../db/entities/accounts.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import { addClient, invoiceDraft } from '../../testing/portal-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const refused = (code: string) => ({ data: { error: { code } } });

describeOnBothDatabases('erasing an account', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  test('takes a deactivated one with its sessions and mails, and its name out of the activity log', async () => {
    const { users } = admin.trpc.admin;
    const em = () => app.orm.em.fork();
    const { user } = await users.invite.mutate({
      firstName: 'Gesine',
      lastName: 'Abschied',
      email: 'gesine@people.example',
      role: 'admin',
      companyId: null,
      locale: 'de',
    });
    await app.runJobs();
    const { id, email } = user;
    // The same address is the contact of a client, whose mails are not about the account.
    const store = em();
    const client = addClient(store, { contactEmail: email });
    await store.flush();
    const draft = await admin.trpc.admin.invoices.create.mutate(invoiceDraft(client.id));
    await admin.trpc.admin.invoices.send.mutate(draft);
    await app.runJobs();
    const kinds = async () =>
      (await em().find(OutgoingMail, { recipient: email })).map((mail) => mail.kind).toSorted();
    expect(await kinds()).toEqual(['invitation', 'invoice-sent']);
    for (const action of ['news.create', 'application.erase'] as const) {
      await em().insert(AuditEvent, {
        id: randomUUID(),
        action,
        actorId: id,
        actorName: 'Gesine Abschied',
        at: new Date(),
      });
    }

    await expect(users.erase.mutate({ id })).rejects.toMatchObject(refused('wrong-state'));
    await users.deactivate.mutate({ id });
    const results = await Promise.allSettled([1, 2, 3].map(() => users.erase.mutate({ id })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(users.get.query({ id })).rejects.toMatchObject(refused('not-found'));

    expect(await em().count(User, { id })).toBe(0);
    expect(await em().count(Session, { user: id })).toBe(0);
    expect(await kinds()).toEqual(['invoice-sent']);
    const named = { $like: '%Abschied%' };
    expect(
      await em().count(AuditEvent, { $or: [{ actorName: named }, { subjectLabel: named }] }),
    ).toBe(0);
    const [event] = await em().find(AuditEvent, { action: 'user.erase', subjectId: id });
    expect(event).toMatchObject({ actorName: 'Test admin', subjectLabel: null });
    // Neither the system nor the applicant did what the account has done.
    const log = await admin.trpc.admin.activity.find.query({ actorId: id });
    expect(log.rows.map((row) => activitySentence(row)).toSorted()).toEqual([
      'An erased account erased an application',
      'An erased account wrote the article “(unknown)”',
    ]);
    // The address is free for another account.
    await users.invite.mutate({
      firstName: 'Gesine',
      lastName: 'Neu',
      email,
      role: 'employee',
      companyId: null,
      locale: 'de',
    });
  });
});
