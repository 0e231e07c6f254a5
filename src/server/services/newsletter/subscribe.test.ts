import { afterAll, beforeAll, expect, test } from 'vitest';
import { NewsletterSubscriber } from '../../db/entities/newsletter.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

describeOnDatabases('the newsletter', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  const send = (email: string, extra: Record<string, unknown> = {}, headers = {}) =>
    app.client().post('/api/newsletter', { email, ...extra }, headers);
  const stored = (email: string) => app.orm.em.fork().find(NewsletterSubscriber, { email });
  const setStatus = (email: string, status: 'confirmed' | 'unsubscribed') =>
    app.orm.em.fork().nativeUpdate(NewsletterSubscriber, { email }, { status });

  const thanks = {
    ok: true,
    message:
      'Thank you. We have noted your address; you get news only after you have confirmed it by the link in our first email.',
  };

  test('an address waits for its confirmation, in lower case', async () => {
    const answer = await send(' Ana@Readers.Example ', { locale: 'de' });
    expect(answer).toMatchObject({ status: 200, body: thanks });
    expect(await stored('ana@readers.example')).toMatchObject([
      { status: 'pending', locale: 'de', isSuspicious: false, confirmedAt: null },
    ]);
  });

  test('the answer is German for a German page', async () => {
    const { body } = await send('otto@readers.example', {}, { 'x-language': 'de' });
    expect(Object(body).message).toMatch(/^Vielen Dank\. Wir haben Ihre Adresse notiert/);
  });

  test('known, confirmed and unsubscribed addresses are answered like new ones', async () => {
    for (const [email, before, after] of [
      ['pending@readers.example', null, 'pending'],
      ['confirmed@readers.example', 'confirmed', 'confirmed'],
      ['gone@readers.example', 'unsubscribed', 'pending'],
    ] as const) {
      const first = await send(email);
      if (before) await setStatus(email, before);
      const again = await send(email);
      expect(again.text).toBe(first.text);
      expect(again.status).toBe(first.status);
      expect([...again.headers.keys()]).toEqual([...first.headers.keys()]);
      expect(await stored(email)).toMatchObject([{ status: after }]);
    }
  });

  test('who sends the form again changes nothing of what the owner confirmed', async () => {
    const email = 'owner@readers.example';
    await send(email, { locale: 'de' });
    await app.orm.em
      .fork()
      .nativeUpdate(
        NewsletterSubscriber,
        { email },
        { status: 'confirmed', consentVersion: 'as confirmed' },
      );
    const before = await stored(email);
    const answer = await send(email, { locale: 'en', trap: 'x' });
    expect(answer).toMatchObject({ status: 200, body: thanks });
    expect(await stored(email)).toEqual(before);
  });

  test('who had unsubscribed consents anew', async () => {
    const email = 'back@readers.example';
    await send(email);
    const longAgo = new Date('2020-01-01T00:00:00Z');
    await app.orm.em
      .fork()
      .nativeUpdate(
        NewsletterSubscriber,
        { email },
        { status: 'unsubscribed', consentVersion: 'old', consentAt: longAgo },
      );
    await send(email, { locale: 'de' });
    const [again] = await stored(email);
    expect(again).toMatchObject({ status: 'pending', locale: 'de' });
    expect(again?.consentVersion).not.toBe('old');
    expect(again?.consentAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('many at once are one subscriber', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send('crowd@readers.example')),
    );
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => thanks));
    expect(await stored('crowd@readers.example')).toHaveLength(1);
  });

  test('a program marks a new address and no one else’s', async () => {
    await send('bot@readers.example', { trap: 'x' });
    expect(await stored('bot@readers.example')).toMatchObject([{ isSuspicious: true }]);
    await send('bot@readers.example', { elapsedMs: 9000 });
    await send('bot@readers.example', { trap: 'x' });
    expect(await stored('bot@readers.example')).toMatchObject([{ isSuspicious: false }]);
  });

  test.each(['', 'nobody', 'a@b', `${'x'.repeat(250)}@readers.example`])(
    '%j is no address',
    async (email) => {
      expect(await send(email)).toMatchObject({
        status: 400,
        body: {
          code: 'invalid-input',
          issues: [{ path: 'email', message: 'Invalid email address' }],
        },
      });
    },
  );
});
