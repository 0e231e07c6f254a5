import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn, mailsTo, mailTo } from '../../testing/mailbox.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

const password = 'blue-harbour-lamp-seven';

describeOnDatabases('the mail with an invitation', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  const invite = (email: string, fields: { role?: 'admin' | 'employee'; locale?: 'en' | 'de' }) =>
    admin.trpc.admin.users.invite.mutate({
      firstName: 'Jana',
      lastName: 'Krüger',
      email,
      role: 'employee',
      locale: 'en',
      ...fields,
    });

  test('says in their language what it is for, and its link opens the account', async () => {
    const { link } = await invite('Jana@people.example', { locale: 'de' });
    const mail = await mailTo(app, 'jana@people.example');
    expect(mail).toMatchObject({ kind: 'invitation', subject: 'Ihre Einladung zu Talabridge' });
    expect(mail.text).toContain('Willkommen, Jana');
    expect(mail.text).toContain('Mitarbeiterportal');
    const url = linkIn(mail, '/de/activate');
    expect(url.href.endsWith(link)).toBe(true);
    const token = url.searchParams.get('token') ?? '';
    expect(
      await app.client().trpc.public.activateAccount.mutate({ token, password }),
    ).toMatchObject({ redirectTo: '/employee' });
  });

  test('comes anew with a new link, after which the one before is dead', async () => {
    const { user } = await invite('late@people.example', { role: 'admin' });
    await admin.trpc.admin.users.resendInvitation.mutate({ id: user.id });
    const [first, second, ...others] = await mailsTo(app, 'late@people.example');
    expect(others).toEqual([]);
    expect(second?.text).toContain('admin portal');
    const tokens = [first, second].map(
      (mail) => linkIn(mail ?? {}, '/activate').searchParams.get('token') ?? '',
    );
    const [dead, alive] = await Promise.all(
      tokens.map((token) => app.client().trpc.public.getInvitation.query({ token })),
    );
    expect(dead).toBeNull();
    expect(alive).toMatchObject({ firstName: 'Jana' });
  });
});
