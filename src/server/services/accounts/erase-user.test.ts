import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Session, User } from '../../db/entities/accounts.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
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
    expect(await em().count(OutgoingMail, { recipient: email })).toBe(1);
    await em().insert(AuditEvent, {
      id: randomUUID(),
      action: 'news.create',
      actorId: id,
      actorName: 'Gesine Abschied',
      at: new Date(),
    });

    await expect(users.erase.mutate({ id })).rejects.toMatchObject(refused('conflict'));
    await users.deactivate.mutate({ id });
    const results = await Promise.allSettled([1, 2, 3].map(() => users.erase.mutate({ id })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(users.get.query({ id })).rejects.toMatchObject(refused('not-found'));

    expect(await em().count(User, { id })).toBe(0);
    expect(await em().count(Session, { user: id })).toBe(0);
    expect(await em().count(OutgoingMail, { recipient: email })).toBe(0);
    const named = { $like: '%Abschied%' };
    expect(
      await em().count(AuditEvent, { $or: [{ actorName: named }, { subjectLabel: named }] }),
    ).toBe(0);
    const [event] = await em().find(AuditEvent, { action: 'user.erase', subjectId: id });
    expect(event).toMatchObject({ actorName: 'Test admin', subjectLabel: null });
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
