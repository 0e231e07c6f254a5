import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '../../db/entities/accounts.ts';
import { Client } from '../../db/entities/clients.ts';
import { linkIn, mailsTo, mailTo } from '../../testing/mailbox.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

const password = 'blue-harbour-lamp-seven';

describeOnDatabases('the mail to whoever registers a company', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  const register = (contactEmail: string, extra: Record<string, unknown> = {}) =>
    app.client().post('/api/client-registration', {
      companyName: `Company of ${contactEmail}`,
      contactPerson: 'Ida Maria Nord',
      contactEmail,
      phone: '+49 40 555 0101',
      privacyConsent: true,
      ...extra,
    });
  const site = () => `http://${app.env.HOST}:${app.env.PORT}`;
  const userOf = (email: string) =>
    app.orm.em.fork().findOne(User, { email }, { populate: ['client'] });

  test('brings the PIN and a link that leads into the portal of the company', async () => {
    const { body } = await register('Ida@nordwind.example', { locale: 'de' });
    const mail = await mailTo(app, 'Ida@nordwind.example');
    expect(mail).toMatchObject({ kind: 'client-registered', locale: 'de' });
    expect(mail.subject).toBe('Willkommen bei Talabridge');
    expect(mail.text).toContain(`PIN für das Media-Kit: ${Object(body).mediaKitPin}`);
    expect(linkIn(mail, '/de/media-kit').origin).toBe(site());
    const user = await userOf('ida@nordwind.example');
    expect(user).toMatchObject({ role: 'client', firstName: 'Ida', lastName: 'Maria Nord' });
    expect(user?.client?.companyName).toBe('Company of Ida@nordwind.example');
    const link = linkIn(mail, '/de/activate');
    // As it is configured, not as this request was addressed.
    expect(link.origin).toBe(site());
    const token = link.searchParams.get('token') ?? '';
    const answer = await app.client().trpc.public.activateAccount.mutate({ token, password });
    expect(answer).toMatchObject({ redirectTo: '/client' });
  });

  test('repeats nothing that was typed, in either language', async () => {
    for (const locale of ['en', 'de']) {
      const address = `words-${locale}@nordwind.example`;
      await register(address, {
        locale,
        companyName: 'Buy https://evil.example',
        contactPerson: 'Cheap Pills',
        notes: 'Click me',
      });
      const { text, html, subject } = await mailTo(app, address);
      for (const words of ['evil.example', 'Cheap', 'Pills', 'Click']) {
        expect(`${subject}${text}${html}`).not.toContain(words);
      }
    }
  });

  test('to an address that has an account goes without an invitation, and the answer does not tell', async () => {
    const { id } = await app.addUser('employee', { username: 'known' });
    const known = await register('Known@people.example');
    const unknown = await register('unknown@people.example');
    expect(known.text).toBe(unknown.text);
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
    const mail = await mailTo(app, 'Known@people.example');
    expect(mail.text).toContain('There is an account with this e-mail address already.');
    expect(mail.text).not.toContain('/activate');
    expect(await userOf('known@people.example')).toMatchObject({ id, role: 'employee' });
  });

  test('comes once however often the form is sent, and never to what a program sent', async () => {
    await Promise.all(Array.from({ length: 20 }, () => register('often@nordwind.example')));
    expect(await mailsTo(app, 'often@nordwind.example')).toHaveLength(1);
    await register('robot@nordwind.example', { trap: 'x' });
    expect(await mailsTo(app, 'robot@nordwind.example')).toEqual([]);
    expect(await userOf('robot@nordwind.example')).toBeNull();
  });

  test('many companies of one person at once make one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        register('group@nordwind.example', { companyName: `Group ${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const em = app.orm.em.fork();
    expect(await em.count(Client, { contactEmail: 'group@nordwind.example' })).toBe(12);
    expect(await em.count(User, { email: 'group@nordwind.example' })).toBe(1);
    const mails = await mailsTo(app, 'group@nordwind.example');
    expect(mails.filter(({ text }) => text?.includes('/activate'))).toHaveLength(1);
    // The form floods no mailbox.
    expect(mails).toHaveLength(3);
  });
});
