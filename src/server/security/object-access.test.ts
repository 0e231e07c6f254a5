import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Application } from '../db/entities/applications.ts';
import { Booking } from '../db/entities/bookings.ts';
import { ChangeRequest } from '../db/entities/change-requests.ts';
import { NewsletterSubscriber } from '../db/entities/newsletter.ts';
import { createApplicationLink } from '../services/application-link.ts';
import { createAttemptToken } from '../services/assessments/attempts.ts';
import { createMeetingLink } from '../services/bookings/visitor-mail.ts';
import { newsletterUrl } from '../services/newsletter/subscription.ts';
import { loadSecrets } from '../services/secrets.ts';
import { createGrant, storeApplications } from '../testing/applicant.ts';
import { procedures } from '../testing/contract-fields.ts';
import { addCompany, addProject, addService } from '../testing/portal-people.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnDatabases } from '../testing/test-database.ts';

/** What the fields are called by which an input names one record: an id, or the secret of a link. */
const namesRecord = /^((subject\.)?id|attemptId|token|part|key|slug)$/;
/** Open to others than administrators; those may name every record there is. */
const guarded = procedures
  .filter(({ name }) => !name.startsWith('admin.'))
  .filter(({ fields }) => fields.some((field) => namesRecord.test(field)));

/** Anybody may read these by the name in their address, or like them. */
const ofEverybody = [
  'public.getProfile',
  'public.getArticle',
  'gallery.like',
  'gallery.unlike',
] as const;

/** Real secrets of the same kind, but for records that belong to somebody else. */
type Links = Record<'meeting' | 'application' | 'confirm' | 'unsubscribe', string>;
type Foreign = {
  links: Links;
  attempt: { attemptId: string; token: string };
  session: string;
  resource: string;
  service: string;
  project: string;
  invoice: string;
  request: string;
  /** An access to an application of one's own. */
  access: string;
};
type Try = { as: 'visitor' | 'client' | 'employee'; input: Record<string, unknown> };

const visitor = (input: Record<string, unknown>): Try => ({ as: 'visitor', input });
const version = 1;
const guess = () =>
  visitor({ token: randomUUID() + randomUUID(), password: 'long-enough-and-odd-7' });
const assessment = ({ attempt }: Foreign) =>
  visitor({
    ...attempt,
    type: 'general',
    locale: 'en',
    answers: {},
    typedText: 'The',
    elapsedMs: 1000,
  });
const application = ({ links, access }: Foreign) =>
  visitor({ token: links.application, access, digits: '0101', email: 'thief@example.com' });
const client = (input: Record<string, unknown>): Try => ({ as: 'client', input });
const employee = (input: Record<string, unknown>): Try => ({ as: 'employee', input });

/**
 * Who tries what with the record of somebody else. A procedure that names a record and is not here fails the test: write
 * down how somebody without a right to that record would ask for it.
 */
const tries: Record<string, (foreign: Foreign) => Try> = {
  'public.getPasswordReset': guess,
  'public.resetPassword': guess,
  'public.getInvitation': guess,
  'public.activateAccount': guess,
  'public.endSession': ({ session }) => client({ id: session }),
  'public.getSubscription': ({ links }) => visitor({ token: links.confirm, purpose: 'confirm' }),
  'public.confirmSubscription': ({ links }) => visitor({ token: links.confirm }),
  'public.unsubscribe': ({ links }) => visitor({ token: links.unsubscribe }),
  'public.getMeeting': ({ links }) => visitor({ token: links.meeting }),
  'public.listSlotsToMove': ({ links }) => visitor({ token: links.meeting }),
  'public.moveMeeting': ({ links }) =>
    visitor({ token: links.meeting, version, startsAt: new Date() }),
  'public.cancelMeeting': ({ links }) => visitor({ token: links.meeting, version }),
  'careers.openQuiz': assessment,
  'careers.submitQuiz': assessment,
  'careers.skipQuiz': assessment,
  'careers.startTyping': assessment,
  'careers.submitTyping': assessment,
  'careers.getAttempt': assessment,
  'careers.closeAttempt': assessment,
  'careers.getOwnApplication': application,
  'careers.unlockOwnApplication': application,
  'careers.getOwnDetails': application,
  'careers.correctOwnAddress': application,
  'careers.getOwnData': application,
  'careers.withdrawOwnApplication': application,
  'careers.startRetake': application,
  'careers.eraseOwnApplication': application,
  'employee.acknowledgeResource': ({ resource }) => employee({ id: resource, number: 1 }),
  // Whose profile it is about is not said in the input: this one has none.
  'employee.requestIdChange': () => employee({ key: randomUUID(), taxId: '111-222-333' }),
  'employee.withdrawRequest': ({ request }) => employee({ id: request }),
  'employee.images.store': () => employee({ part: randomUUID() }),
  'client.requestChange': ({ service }) =>
    client({
      key: randomUUID(),
      subject: { kind: 'service', id: service },
      text: 'More, please',
      wish: {},
    }),
  'client.withdrawRequest': ({ request }) => client({ id: request }),
  'client.getProject': ({ project }) => client({ id: project }),
  'client.getInvoice': ({ invoice }) => client({ id: invoice }),
};

const [ours, theirs] = ['our own secret of 32 characters 1', 'one that somebody made up 123456'];
const siteUrl = 'https://www.talabridge.example';

describeOnDatabases('the record of somebody else', (kind) => {
  let app: TestApp;
  let foreign: Foreign;
  let callers: Record<Try['as'], TestClient>;

  /** The secret in a link, and the same of another record put before its signature. */
  const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';
  function swapped(make: (id: string) => string, id: string): string {
    const [, ...signature] = tokenIn(make(randomUUID())).split('.');
    return [id, ...signature].join('.');
  }

  beforeAll(async () => {
    app = await startTestApp(kind, { SESSION_SECRET: ours });
    const secrets = loadSecrets([ours], app.dataDir);
    const admin = await app.loginAs('admin');
    const company = await addCompany(app, 'Alpha GmbH');
    const other = await addCompany(app, 'Beta Ltd');
    const draft = await admin.trpc.admin.invoices.create.mutate({
      clientId: other.id,
      currency: 'EUR',
      taxRate: 1900,
      periodFrom: '2026-10-01',
      periodTo: '2026-10-31',
      dueOn: null,
      lines: [{ description: 'Work', quantity: 100, unitPrice: 100 }],
      note: null,
    });
    const invoice = await admin.trpc.admin.invoices.send.mutate(draft);
    const resource = await admin.trpc.admin.resources.create.mutate({
      title: 'Put away',
      category: 'Policies',
      language: 'both',
      kind: 'link',
      url: 'https://intranet.example/guide',
    });
    await admin.trpc.admin.resources.archive.mutate({ id: resource.id, isArchived: true });
    const em = app.orm.em.fork();
    const subscriber = em.create(NewsletterSubscriber, {
      email: 'reader@readers.example',
      locale: 'en',
      consentVersion: '1',
      status: 'confirmed',
    });
    const startsAt = new Date(Date.now() + 48 * 3_600_000);
    const booking = em.create(Booking, {
      slot: startsAt,
      startsAt,
      name: 'Ida',
      email: 'ida@clients.example',
      timeZone: 'UTC',
      locale: 'en',
      consentVersion: '1',
      submissionDigest: 'x',
    });
    await em.flush();
    const [applied = ''] = await storeApplications(app.orm, [{}]);
    const [session] = await other.portal.trpc.public.listSessions.query();
    const request = await other.portal.trpc.client.requestChange.mutate({
      key: randomUUID(),
      subject: { kind: 'client' },
      text: 'More, please',
      wish: {},
    });
    const attempt = await app.client().trpc.careers.startAttempt.mutate({ locale: 'en' });
    const about = { secrets, siteUrl };
    foreign = {
      access: createGrant(secrets.application, randomUUID()).access,
      links: {
        meeting: swapped((id) => createMeetingLink(about, { id, locale: 'en' }), booking.id),
        application: swapped(
          (id) => createApplicationLink(about, { id, linkVersion: 0, locale: 'en' }),
          applied,
        ),
        confirm: swapped(
          (id) => newsletterUrl(about, 'confirm', { id, locale: 'en' }),
          subscriber.id,
        ),
        unsubscribe: tokenIn(
          newsletterUrl({ secrets: loadSecrets([theirs], app.dataDir), siteUrl }, 'unsubscribe', {
            id: subscriber.id,
            locale: 'en',
          }),
        ),
      },
      attempt: {
        attemptId: attempt.attemptId,
        token: createAttemptToken(secrets.attempt, randomUUID()),
      },
      session: session?.id ?? '',
      resource: resource.id,
      service: await addService(app, other.id, 'Service'),
      project: await addProject(app, other.id, 'Project'),
      invoice: invoice.id,
      request: request.id,
    };
    callers = {
      visitor: app.client(),
      client: company.portal,
      employee: await app.loginAs('employee'),
    };
  });
  afterAll(() => app.close());

  test('every procedure that names one is written down, and nothing else', () => {
    expect([...Object.keys(tries), ...ofEverybody].toSorted()).toEqual(
      guarded.map(({ name }) => name).toSorted(),
    );
  });

  test.each(guarded.filter(({ name }) => name in tries))(
    '$name finds none',
    async ({ name, isMutation }) => {
      const { as, input } = tries[name]?.(foreign) ?? visitor({});
      const caller = callers[as];
      const { startsAt } = input;
      const dates = startsAt instanceof Date ? { meta: { values: { startsAt: ['Date'] } } } : {};
      const body = { json: input, ...dates };
      const path = `/api/trpc/${name}`;
      const answer = isMutation
        ? await caller.post(path, body)
        : await caller.get(`${path}?input=${encodeURIComponent(JSON.stringify(body))}`);
      const data = Object(answer.body).result?.data.json;
      expect([answer.status, data ?? null]).toEqual([data === null ? 200 : 404, null]);
    },
  );

  test('and nothing has happened to any of them', async () => {
    const em = app.orm.em.fork();
    const [booking] = await em.findAll(Booking);
    const [subscriber] = await em.findAll(NewsletterSubscriber);
    const [applied] = await em.findAll(Application);
    expect(booking).toMatchObject({ status: 'booked' });
    expect(subscriber).toMatchObject({ status: 'confirmed' });
    expect(applied?.withdrawnAt ?? null).toBeNull();
    expect(await em.findAll(ChangeRequest)).toMatchObject([{ status: 'open' }]);
  });
});
