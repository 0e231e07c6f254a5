import { afterAll, beforeAll, expect, test } from 'vitest';
import { OutgoingMail } from '../../db/entities/mail.ts';
import { NewsletterSubscriber } from '../../db/entities/newsletter.ts';
import { linkIn, mailsTo, mailTo } from '../../testing/mailbox.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

const hour = 3_600_000;
const tokenIn = (link: URL) => link.searchParams.get('token') ?? '';

describeOnDatabases('the mail by which an address is confirmed', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  const visitor = () => app.client().trpc.public;
  const subscribe = (email: string, extra: Record<string, unknown> = {}) =>
    app.client().post('/api/newsletter', { email, ...extra });
  const stored = (email: string) =>
    app.orm.em.fork().findOneOrFail(NewsletterSubscriber, { email });
  /** As if the address had been written to that long ago. */
  const lastMailWas = (email: string, ago: number) =>
    app.orm.em
      .fork()
      .nativeUpdate(
        NewsletterSubscriber,
        { email },
        { confirmationSentAt: new Date(Date.now() - ago) },
      );
  const unsubscribeTokenOf = async (email: string) =>
    new URL((await mailTo(app, email)).unsubscribeUrl ?? '').searchParams.get('token') ?? '';

  test('leads to a page; looking at it changes nothing, its button confirms, more than once alike', async () => {
    await subscribe('Ana@readers.example', { locale: 'de' });
    const mail = await mailTo(app, 'ana@readers.example');
    expect(mail.subject).toBe('Bitte bestätigen: Neuigkeiten von Talabridge');
    const token = tokenIn(linkIn(mail, '/de/newsletter/confirm'));
    const shown = { maskedEmail: 'a•••@readers.example', status: 'pending' };
    expect(await visitor().getSubscription.query({ token, purpose: 'confirm' })).toEqual(shown);
    expect(await stored('ana@readers.example')).toMatchObject({ status: 'pending' });
    for (const _ of [1, 2]) {
      expect(await visitor().confirmSubscription.mutate({ token })).toMatchObject({
        status: 'confirmed',
      });
    }
    expect(await stored('ana@readers.example')).toMatchObject({
      status: 'confirmed',
      confirmedAt: expect.any(Date),
    });
  });

  test('an unconfirmed address is written to once an hour, however often it is given', async () => {
    const email = 'often@readers.example';
    await Promise.all(Array.from({ length: 20 }, () => subscribe(email)));
    expect(await mailsTo(app, email)).toHaveLength(1);
    await lastMailWas(email, hour - 60_000);
    await subscribe(email);
    expect(await mailsTo(app, email)).toHaveLength(1);
    await lastMailWas(email, hour + 60_000);
    await subscribe(email);
    expect(await mailsTo(app, email)).toHaveLength(2);
  });

  test('a confirmed address is written to as often as an unknown one, and stays confirmed', async () => {
    const email = 'known@readers.example';
    const first = await subscribe(email);
    await visitor().confirmSubscription.mutate({
      token: tokenIn(linkIn(await mailTo(app, email), '/newsletter/confirm')),
    });
    await lastMailWas(email, 2 * hour);
    const again = await subscribe(email);
    expect(again.text).toBe(first.text);
    const [, second] = await mailsTo(app, email);
    expect(second?.subject).toBe('You already get the news from Talabridge');
    expect(await stored(email)).toMatchObject({ status: 'confirmed' });
  });

  test('unsubscribing works without a login, for ever, and the way back is open at once', async () => {
    const email = 'leaver@readers.example';
    await subscribe(email);
    const confirmToken = tokenIn(linkIn(await mailTo(app, email), '/newsletter/confirm'));
    const token = await unsubscribeTokenOf(email);
    await visitor().confirmSubscription.mutate({ token: confirmToken });
    expect(await visitor().unsubscribe.mutate({ token })).toMatchObject({ status: 'unsubscribed' });
    // The older link must not put them back on the list.
    await expect(
      visitor().confirmSubscription.mutate({ token: confirmToken }),
    ).rejects.toMatchObject({ data: { error: { code: 'not-found' } } });
    await subscribe(email);
    expect(await mailsTo(app, email)).toHaveLength(2);
    expect(await stored(email)).toMatchObject({ status: 'pending' });
  });

  test('the button of a mail program takes an address off the list, from whatever origin, and nothing else does', async () => {
    const email = 'button@readers.example';
    await subscribe(email, { locale: 'de' });
    const url = new URL((await mailTo(app, email)).unsubscribeUrl ?? '');
    expect(url.pathname).toBe('/de/newsletter/unsubscribe');
    const press = (path: string) =>
      app.client().request('POST', path, {
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://mail.example',
          'sec-fetch-site': 'cross-site',
        },
        body: 'List-Unsubscribe=One-Click',
      });
    const wrong = [url.pathname, `${url.pathname}?token=x`, `${url.pathname}${url.search}x`];
    for (const path of wrong) expect((await press(path)).status).toBe(404);
    expect((await stored(email)).status).toBe('pending');
    for (const _ of [1, 2]) {
      expect(await press(url.pathname + url.search)).toMatchObject({ status: 200, text: '' });
    }
    expect((await stored(email)).status).toBe('unsubscribed');
  });

  test('a link is good for its purpose and its address alone', async () => {
    await subscribe('first@readers.example');
    await subscribe('second@readers.example');
    const unsubscribing = await unsubscribeTokenOf('first@readers.example');
    const [, until = '', signature = ''] = unsubscribing.split('.');
    const { id } = await stored('second@readers.example');
    const wrong = [unsubscribing, `${id}.${until}.${signature}`, 'x', '..', `${unsubscribing}x.`];
    for (const token of wrong) {
      expect(await visitor().getSubscription.query({ token, purpose: 'confirm' })).toBeNull();
      await expect(visitor().confirmSubscription.mutate({ token })).rejects.toMatchObject({
        data: { error: { code: 'not-found' } },
      });
    }
  });

  test('what a program seems to send is put down and not written to', async () => {
    await subscribe('robot@readers.example', { trap: 'x' });
    expect(await mailsTo(app, 'robot@readers.example')).toEqual([]);
  });

  test('an address that is erased takes its mails with it', async () => {
    await subscribe('erased@readers.example');
    const { id } = await stored('erased@readers.example');
    const admin = await app.loginAs('admin');
    await admin.trpc.admin.inbox.deleteSubscriber.mutate({ id });
    expect(await app.orm.em.fork().count(OutgoingMail, { aboutId: id })).toBe(0);
  });
});
