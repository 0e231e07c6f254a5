import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OutgoingMail } from '../db/entities/mail.ts';
import { applicantForm, createStoredResumes, reportedScores } from '../testing/applicant.ts';
import { mailsTo } from '../testing/mailbox.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

/** As often as somebody would who wants to annoy the owner of an address, from many places at once. */
const times = 8;
/** Mails of one kind that an address gets within an hour at most, whatever others type into our forms. */
const maxMails = 3;

describeOnDatabases('somebody else’s address in our forms', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    // No limit for the address it comes from: an attacker has many.
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  const victim = 'victim@people.example';
  const person = { name: 'Ida', email: victim, consent: true };

  async function forms(): Promise<Record<string, (index: number) => Record<string, unknown>>> {
    const resumes = await createStoredResumes(app.orm, times);
    const { slots } = Object((await app.client().get('/api/bookings/slots')).body);
    return {
      '/api/contact': (index) => ({ ...person, message: `Message ${index}` }),
      '/api/newsletter': () => ({ email: victim }),
      '/api/client-registration': (index) => ({
        companyName: `Company ${index}`,
        contactPerson: 'Ida Nord',
        contactEmail: victim,
        phone: '12345',
        privacyConsent: true,
      }),
      '/api/bookings': (index) => ({
        ...person,
        startsAt: slots.at(-1 - index),
        timeZone: 'UTC',
      }),
      '/api/applications': (index) => ({
        ...applicantForm,
        ...reportedScores,
        email: victim.toUpperCase(),
        resumeUrl: resumes[index],
      }),
    };
  }

  test('is not flooded, and each form answers as if it were the first', async () => {
    for (const [form, fields] of Object.entries(await forms())) {
      const before = await app.orm.em.fork().count(OutgoingMail);
      const statuses = new Set<number>();
      for (let index = 0; index < times; index += 1) {
        const answer = await app
          .client()
          .post(form, fields(index), { 'idempotency-key': randomUUID() });
        statuses.add(answer.status);
      }
      const mails = (await app.orm.em.fork().count(OutgoingMail)) - before;
      expect([form, mails]).toEqual([form, expect.toSatisfy((count) => count >= 1)]);
      // An address holds three meetings at a time, and is told so.
      if (form !== '/api/bookings') expect([form, statuses.size]).toEqual([form, 1]);
    }
    const kinds = new Map<string, number>();
    const sent = await mailsTo(app, victim);
    const shouted = await mailsTo(app, victim.toUpperCase());
    for (const { kind: what } of [...sent, ...shouted]) {
      kinds.set(what, (kinds.get(what) ?? 0) + 1);
    }
    expect(kinds.size).toBeGreaterThan(3);
    for (const [what, count] of kinds) expect([what, count <= maxMails]).toEqual([what, true]);
    // Nor does the form send a stranger's words.
    for (const { subject, text } of [...sent, ...shouted]) {
      expect(`${subject} ${text}`).not.toMatch(/Message \d|Company \d/);
    }
  });

  test('and what is typed begins no header of a mail', async () => {
    const injected = 'X\r\nBcc: victim@people.example\r\nX-Injected: yes';
    const { slots } = Object((await app.client().get('/api/bookings/slots')).body);
    const client = app.client();
    for (const [form, fields] of [
      ['/api/contact', { ...person, email: 'a@people.example', name: injected, message: injected }],
      ['/api/contact', { ...person, email: `b@people.example\r\nBcc: ${victim}`, message: 'x' }],
      [
        '/api/bookings',
        {
          ...person,
          email: 'c@people.example',
          name: injected,
          topic: injected,
          company: injected,
          startsAt: slots.at(-30),
          timeZone: `UTC\r\nBcc: ${victim}`,
        },
      ],
      [
        '/api/client-registration',
        {
          companyName: injected,
          contactPerson: injected,
          contactEmail: 'd@people.example',
          phone: '12345',
          privacyConsent: true,
          notes: injected,
        },
      ],
    ] as const) {
      expect((await client.post(form, fields)).status).toBeLessThan(500);
    }
    const admin = await app.loginAs('admin');
    await admin.trpc.admin.users.invite.mutate({
      firstName: injected,
      lastName: injected,
      email: 'e@people.example',
      role: 'employee',
      locale: 'en',
    });
    await app.runJobs();
    const folder = path.join(app.dataDir, 'mail');
    const kept = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
    expect(kept.length).toBeGreaterThan(4);
    for (const mail of kept) {
      const [head = ''] = mail.split('\r\n\r\n');
      expect(head).not.toMatch(/^(bcc|x-injected):/im);
      expect(head.match(/^to:/gim)).toHaveLength(1);
      expect(head.match(/^subject:/gim)).toHaveLength(1);
    }
  });
});
