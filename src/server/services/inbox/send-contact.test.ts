import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactConsentVersion } from '../../../shared/content/consent.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { ContactMessage } from '../../db/entities/inbox.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import { RateLimit } from '../../db/entities/system.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

const times = 50;
const german = { 'x-language': 'de' };

const letter = (message: string) => ({
  name: 'Jonas Weber',
  email: 'jonas@clients.example',
  company: 'Weber & Söhne',
  message,
  consent: true,
});

describeOnDatabases('the contact form', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.client().post('/api/contact', body, headers);
  const stored = (message: string) => app.orm.em.fork().find(ContactMessage, { message });

  test('an address is written to three times an hour, and every message is kept', async () => {
    const email = 'Flooded@clients.example';
    const write = (words: string) =>
      send({ ...letter(words), email: words.endsWith('0') ? email : email.toLowerCase() });
    const words = Array.from({ length: 12 }, (_, index) => `Flood ${index}`);
    const answers = await Promise.all(words.map(write));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const em = app.orm.em.fork();
    expect(await em.count(ContactMessage, { message: { $in: words } })).toBe(12);
    const confirmed = () =>
      app.orm.em.fork().count(OutgoingMail, {
        kind: 'contact-received',
        recipient: { $in: [email, email.toLowerCase()] },
      });
    expect(await confirmed()).toBe(3);
    await em.nativeUpdate(RateLimit, {}, { expiresAt: new Date(Date.now() - 1000) });
    await write('An hour later');
    expect(await confirmed()).toBe(4);
  });

  test('a message is kept with what was agreed to, and is part of the activity', async () => {
    const answer = await send(letter('We need twelve agents.'), german);
    expect(answer).toMatchObject({
      status: 200,
      body: { ok: true, message: 'Wir melden uns bald bei Ihnen.' },
    });
    const [row] = await stored('We need twelve agents.');
    expect(row).toMatchObject({
      name: 'Jonas Weber',
      email: 'jonas@clients.example',
      company: 'Weber & Söhne',
      locale: 'de',
      consentVersion: contactConsentVersion,
      isSuspicious: false,
    });
    const event = await app.orm.em
      .fork()
      .findOneOrFail(AuditEvent, { action: 'contact.send', subjectId: row?.id ?? '' });
    expect(event).toMatchObject({ actorId: null, subjectLabel: 'Jonas Weber' });
  });

  test('English is answered in English', async () => {
    const { body } = await send(letter('In English, please.'));
    expect(body).toEqual({ ok: true, message: "We'll get back to you soon." });
  });

  test('each wrong field is named with its sentence, in both languages', async () => {
    const wrong = { name: ' ', email: 'nobody', message: '', consent: false };
    const english = await send(wrong);
    expect(english.status).toBe(400);
    expect(english.body).toMatchObject({
      code: 'invalid-input',
      issues: [
        { path: 'name', message: 'Please enter your name' },
        { path: 'email', message: 'Invalid email address' },
        { path: 'message', message: 'Please enter a message' },
        { path: 'consent', message: 'Please agree to the privacy policy before submitting.' },
      ],
    });
    const { body } = await send(wrong, german);
    expect(Object(body).issues).toHaveLength(4);
    expect(JSON.stringify(body)).not.toContain('Please');
    expect(await stored('')).toEqual([]);
  });

  test('without the consent nothing is kept', async () => {
    const { consent: _consent, ...rest } = letter('No consent given');
    expect((await send(rest)).status).toBe(400);
    expect(await stored('No consent given')).toEqual([]);
  });

  test('the same key gives the same answer, and with another content is refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await send(letter('Once'), key);
    const second = await send(letter('Once'), key);
    expect(second.body).toEqual(first.body);
    expect(await stored('Once')).toHaveLength(1);
    const other = await send(letter('Twice'), key);
    expect(other).toMatchObject({ status: 409, body: { code: 'key-reused' } });
    expect(await stored('Twice')).toEqual([]);
  });

  test('the same content under two keys is two messages', async () => {
    for (const key of [randomUUID(), randomUUID()]) {
      expect((await send(letter('Two keys'), { 'idempotency-key': key })).status).toBe(200);
    }
    expect(await stored('Two keys')).toHaveLength(2);
  });

  test.each<{ name: string; headers: Record<string, string> }>([
    { name: 'without a key', headers: {} },
    { name: 'with a key', headers: { 'idempotency-key': randomUUID() } },
  ])(`${times} times at once $name is one message`, async ({ name, headers }) => {
    const message = `At once ${name}`;
    const answers = await Promise.all(
      Array.from({ length: times }, (_, index) =>
        send({ ...letter(message), elapsedMs: 5000 + index }, headers),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const rows = await stored(message);
    expect(rows).toHaveLength(1);
    const em = app.orm.em.fork();
    expect(
      await em.count(AuditEvent, { action: 'contact.send', subjectId: rows[0]?.id ?? '' }),
    ).toBe(1);
  });

  test.each([
    { name: 'the hidden field is filled', extra: { trap: 'https://spam.example' } },
    { name: 'it came too fast', extra: { elapsedMs: 1499 } },
  ])('$name: kept, marked, and answered as always', async ({ name, extra }) => {
    const answer = await send({ ...letter(name), ...extra });
    expect(answer.body).toEqual({ ok: true, message: "We'll get back to you soon." });
    expect(await stored(name)).toMatchObject([{ isSuspicious: true }]);
  });

  test('a person who took their time is not suspicious', async () => {
    await send({ ...letter('Slowly'), trap: '', elapsedMs: 1500 });
    expect(await stored('Slowly')).toMatchObject([{ isSuspicious: false }]);
  });
});
