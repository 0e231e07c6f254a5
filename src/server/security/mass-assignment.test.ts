import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { User } from '../db/entities/accounts.ts';
import { Application } from '../db/entities/applications.ts';
import { Booking } from '../db/entities/bookings.ts';
import { Client } from '../db/entities/clients.ts';
import { GalleryItem } from '../db/entities/gallery.ts';
import { ContactMessage } from '../db/entities/inbox.ts';
import { NewsletterSubscriber } from '../db/entities/newsletter.ts';
import { applicantForm, createStoredResume, reportedScores } from '../testing/applicant.ts';
import { addGalleryItem } from '../testing/content.ts';
import { procedures } from '../testing/contract-fields.ts';
import { loginAsEmployee, storedEmployee } from '../testing/portal-people.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { describeOnDatabases } from '../testing/test-database.ts';
import { findOccurrences } from '../testing/traces.ts';

/** What decides what somebody may, what a record is worth, or which one it is. */
const decisive = [
  'role',
  'status',
  'isPublic',
  'isActive',
  'isPublished',
  'finalScore',
  'likeCount',
];

/** The mutations that take one of them on purpose. Another one fails the test. */
const onPurpose: Record<string, string[]> = {
  // Recomputed from its parts, whatever is said.
  'careers.submitApplication': ['finalScore'],
  'admin.applications.review': ['status'],
  'admin.applications.reviewMany': ['status', 'of.filter.status'],
  'admin.questions.create': ['isActive'],
  'admin.questions.update': ['isActive'],
  'admin.users.invite': ['role'],
  'admin.users.setRole': ['role'],
  'admin.employees.create': ['isActive', 'isPublic'],
  'admin.employees.update': ['isActive', 'isPublic'],
  'admin.clients.create': ['status'],
  'admin.clients.update': ['status'],
  'admin.clientServices.create': ['status'],
  'admin.clientServices.update': ['status'],
  'admin.projects.create': ['status'],
  'admin.projects.update': ['status'],
  'admin.changeRequests.answer': ['status'],
  'admin.bookings.end': ['status'],
  'admin.pictures.update': ['isActive'],
  'admin.news.create': ['isPublished'],
  'admin.news.update': ['isPublished'],
  'admin.announcements.create': ['isPublished'],
  'admin.announcements.update': ['isPublished'],
  'admin.inbox.updateMessage': ['status'],
  'admin.inbox.handleRegistration': ['status'],
};

/**
 * The mutations whose `id` names a record that is there, by router. The database, or the server's chance, gives a new
 * record its id, so that every other one that takes an id fails the test.
 */
const ofExisting: Record<string, readonly string[]> = {
  public: ['endSession'],
  gallery: ['like', 'unlike'],
  'admin.applications': [
    ...[
      'review',
      'undoReview',
      'addNote',
      'recompute',
      'allowRetake',
      'withdrawRetake',
      'reveal',
      'erase',
      'deleteView',
    ],
  ],
  'admin.questions': ['update', 'delete', 'restore'],
  'admin.users': [
    ...[
      'resendInvitation',
      'update',
      'setRole',
      'deactivate',
      'reactivate',
      'erase',
      'endSessions',
    ],
    'removeSecondFactor',
  ],
  'admin.employees': [
    ...['reveal', 'update', 'delete', 'restore', 'linkAccount', 'unlinkAccount', 'invite', 'hire'],
  ],
  'admin.clients': ['update', 'erase'],
  'admin.clientServices': ['update'],
  'admin.projects': ['update'],
  'admin.invoices': ['update', 'deleteDraft', 'send', 'pay', 'reopen', 'credit'],
  'admin.changeRequests': ['reveal', 'answer'],
  'admin.pictures': ['update', 'delete'],
  'admin.news': ['update', 'delete', 'restore'],
  'admin.announcements': ['update', 'delete', 'restore'],
  'admin.resources': ['update', 'addVersion', 'archive', 'delete', 'restore'],
  'admin.inbox': ['updateMessage', 'deleteMessage', 'handleRegistration', 'deleteSubscriber'],
  'admin.bookings': ['reschedule', 'end', 'note'],
  'admin.mails': ['resend'],
  'admin.retention': ['setHold', 'liftHold'],
  'admin.launch': ['setTick'],
  employee: ['acknowledgeResource', 'withdrawRequest'],
  client: ['withdrawRequest'],
};

/** Ids deeper inside: of applications that are there, and of lines within one project, which no other record refers to. */
const idsInside: Record<string, readonly string[]> = {
  'admin.applications.reviewMany': ['of.applications.id'],
  'admin.projects.create': ['milestones.id'],
  'admin.projects.update': ['milestones.id'],
  'client.requestChange': ['subject.id'],
};

function idsOf(name: string): string[] {
  const at = name.lastIndexOf('.');
  const named = ofExisting[name.slice(0, at)]?.includes(name.slice(at + 1)) ? ['id'] : [];
  return [...named, ...(idsInside[name] ?? [])].toSorted();
}

const mutations = procedures.filter(({ isMutation }) => isMutation);

describe('what a call may set', () => {
  test.each(mutations)('$name takes nothing that nobody thought of', ({ name, fields }) => {
    expect(fields.filter((field) => field.endsWith('*'))).toEqual([]);
    const found = fields.filter((field) => decisive.includes(field.split('.').at(-1) ?? ''));
    expect([...new Set(found)].toSorted()).toEqual((onPurpose[name] ?? []).toSorted());
  });

  test.each(mutations)('$name chooses no id', ({ name, fields }) => {
    const ids = fields.filter((field) => /(^|\.)id$/.test(field));
    expect(ids.toSorted()).toEqual(idsOf(name));
  });

  test('every call that names a record is one', () => {
    const names = Object.entries(ofExisting).flatMap(([router, calls]) =>
      calls.map((call) => `${router}.${call}`),
    );
    expect(mutations.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...names, ...Object.keys(idsInside)]),
    );
  });
});

/** What nobody may say of a record: found again in no row and no file. */
const foreignId = '6b1d3c52-0f0e-4d5c-9a57-3f1c0f3b7a11';
const odd = 918_273_645;
const extra = {
  id: foreignId,
  clientId: foreignId,
  userId: foreignId,
  role: 'admin',
  status: 'accepted',
  isPublic: false,
  isActive: false,
  likeCount: odd,
  sessionVersion: odd,
  createdAt: '1999-01-01T00:00:00.000Z',
  mediaKitPin: '0000',
  scoreSource: 'verified',
  confirmedAt: '1999-01-01T00:00:00.000Z',
  handledAt: '1999-01-01T00:00:00.000Z',
};

describeOnDatabases('more than a form has', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());
  const stored = () => app.orm.em.fork();

  test('changes nothing of what a visitor makes', async () => {
    const client = app.client();
    const em = stored();
    const picture = addGalleryItem(em);
    await em.flush();
    const person = { name: 'Ida', email: 'ida@clients.example', consent: true };
    const { slots } = Object((await client.get('/api/bookings/slots')).body);
    const forms = {
      '/api/contact': { ...person, message: 'Hello' },
      '/api/newsletter': { email: person.email },
      '/api/client-registration': {
        companyName: 'Nordwind',
        contactPerson: 'Ida Nord',
        contactEmail: person.email,
        phone: '12345',
        privacyConsent: true,
      },
      '/api/bookings': { ...person, startsAt: slots.at(-1), timeZone: 'UTC' },
      '/api/applications': {
        ...applicantForm,
        ...reportedScores,
        resumeUrl: await createStoredResume(app.orm),
      },
      [`/api/gallery/${picture.id}/like`]: { sessionId: 'a-session' },
    };
    for (const [path, form] of Object.entries(forms)) {
      const answer = await client.post(path, { ...extra, ...form });
      expect([path, answer.status < 300]).toEqual([path, true]);
    }
    const now = stored();
    expect(await now.findAll(ContactMessage)).toMatchObject([{ status: 'new' }]);
    expect(await now.findAll(NewsletterSubscriber)).toMatchObject([{ status: 'pending' }]);
    expect(await now.findAll(Client)).toMatchObject([{ status: 'active', source: 'registration' }]);
    expect(await now.findAll(Booking)).toMatchObject([{ status: 'booked' }]);
    expect(await now.findAll(GalleryItem)).toMatchObject([{ likeCount: 1, isActive: true }]);
    expect(await now.findAll(Application)).toMatchObject([
      { status: 'pending', finalScore: 78, scoreSource: 'self-reported' },
    ]);
    expect(await findOccurrences(app, [foreignId, String(odd), '1999-01-01'])).toEqual({
      tables: [],
      files: [],
    });
  });

  test('changes nothing of what people have', async () => {
    const { client, userId, employeeId } = await loginAsEmployee(app);
    const profile = await client.trpc.employee.getProfile.query();
    const form = {
      phone: '12345',
      shortBio: 'New words.',
      bio: 'New words.',
      skills: [],
      german: { shortBio: '', bio: '', skills: [] },
      imageUrl: '',
      version: profile?.version,
    };
    const calls = {
      'employee.updateProfile': { ...form, name: 'Somebody Else', slug: 'boss', notes: 'x' },
      'public.setLocale': { locale: 'de' },
      'employee.requestIdChange': {
        key: crypto.randomUUID(),
        taxId: '111-222-333',
        employeeId: foreignId,
      },
    };
    for (const [name, json] of Object.entries(calls)) {
      const answer = await client.post(`/api/trpc/${name}`, { json: { ...extra, ...json } });
      expect([name, answer.status]).toEqual([name, 200]);
    }
    expect(await storedEmployee(app, employeeId)).toMatchObject({
      name: 'Maria Santos',
      isPublic: true,
      isActive: true,
      shortBio: 'New words.',
    });
    expect(await stored().findOneOrFail(User, { id: userId })).toMatchObject({
      role: 'employee',
      isActive: true,
      sessionVersion: 0,
      locale: 'de',
    });
    expect((await findOccurrences(app, [foreignId, String(odd)])).tables).toEqual([]);
  });
});
