import { User } from '../db/entities/accounts.ts';
import {
  applicantForm,
  createStoredResume,
  type DrawnQuestion,
  reportedScores,
  uploadResume,
} from './applicant.ts';
import {
  addCanaryToApplication,
  addCanaryToBooking,
  addCanaryToPassword,
  canary,
  type HiddenRecords,
} from './hidden-values.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { type TestApp, testPassword } from './test-app.ts';
import type { TestClient, TestResponse } from './test-client.ts';

/** Calls one procedure or row once, in a way that it takes. */
export type PublicCall = () => Promise<TestResponse>;

/** A procedure's answer as it comes over the wire. `dates` are the fields of the input that are dates. */
export function createProcedureCaller(client: TestClient) {
  return {
    query: (name: string, json?: unknown): Promise<TestResponse> =>
      client.get(
        `/api/trpc/${name}${json === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify({ json }))}`}`,
      ),
    mutate: (name: string, json?: unknown, dates: readonly string[] = []): Promise<TestResponse> =>
      client.post(`/api/trpc/${name}`, {
        json,
        meta: { values: Object.fromEntries(dates.map((field) => [field, ['Date']])) },
      }),
  };
}

/** What a procedure answered. */
const dataOf = (answer: TestResponse) => Object(answer.body).result.data.json;

/** The token of a link in the one mail to an address, once it is delivered. */
export async function tokenMailedTo(app: TestApp, email: string, path: string): Promise<string> {
  await app.runJobs();
  return linkIn(await mailTo(app, email), path).searchParams.get('token') ?? '';
}

const session = { sessionId: 'some-session' };
const person = { name: 'Jo Clean', consent: true };
const newPassword = 'another-horse-battery';
/** A registration whose notes nobody may be told. */
export const registration = {
  companyName: 'Clean Ltd',
  contactPerson: 'Jo Clean',
  contactEmail: 'jo@clients.example',
  phone: '12345',
  privacyConsent: true,
  notes: `${canary} notes`,
};

/** What everybody reads: settings, people, news, pictures. */
export function contentCalls(app: TestApp, { employeeId, slug, pictureId }: HiddenRecords) {
  const client = app.client();
  const { query, mutate } = createProcedureCaller(client);
  const like = { id: pictureId, ...session };
  const likePath = `/api/gallery/${pictureId}/like`;
  return {
    'public.getSettings': () => query('public.getSettings'),
    'public.getApplicationsEnabled': () => query('public.getApplicationsEnabled'),
    'public.getSiteState': () => query('public.getSiteState'),
    'public.getExchangeRates': () => query('public.getExchangeRates'),
    'public.getHome': () => query('public.getHome'),
    'public.listTeam': () => query('public.listTeam'),
    'public.getProfile': () => query('public.getProfile', { key: employeeId }),
    'public.listNews': () => query('public.listNews', { search: '' }),
    'public.getArticle': () => query('public.getArticle', { slug }),
    'public.listNewsRecords': () => query('public.listNewsRecords', {}),
    'gallery.list': () => query('gallery.list', session),
    'gallery.like': () => mutate('gallery.like', like),
    'gallery.unlike': () => mutate('gallery.unlike', like),
    'public.openMediaKit': () => mutate('public.openMediaKit', { pin: app.env.MEDIA_KIT_PIN }),
    'public.getMediaKit': () => query('public.getMediaKit'),
    'get /api/settings': () => client.get('/api/settings'),
    'get /api/settings/applications_enabled': () =>
      client.get('/api/settings/applications_enabled'),
    'get /api/employee-profiles/public': () => client.get('/api/employee-profiles/public'),
    'get /api/employee-profiles/:id': () => client.get(`/api/employee-profiles/${employeeId}`),
    'get /api/employee-profiles/:key/vcard': () =>
      client.get(`/api/employee-profiles/${employeeId}/vcard`),
    'get /api/news': () => client.get('/api/news'),
    'get /api/gallery': () => client.get(`/api/gallery?sessionId=${session.sessionId}`),
    'post /api/gallery/:id/like': () => client.post(likePath, session),
    'delete /api/gallery/:id/like': () =>
      client.delete(`${likePath}?sessionId=${session.sessionId}`),
    'get /api/questions': () => client.get('/api/questions?type=english'),
  } satisfies Record<string, PublicCall>;
}

/** Further inputs and documents of the same kind; each has an answer. */
export function otherContentCalls(app: TestApp, { employeeSlug }: HiddenRecords) {
  const client = app.client();
  const { query } = createProcedureCaller(client);
  return {
    'questions of the other kind': () => client.get('/api/questions?type=general'),
    'a person by name': () => query('public.getProfile', { key: employeeSlug }),
    'a person by name, as a row': () => client.get(`/api/employee-profiles/${employeeSlug}`),
    'news that are looked for': () => query('public.listNews', { search: canary }),
    'the feed': () => client.get('/news/rss.xml'),
    'the German feed': () => client.get('/de/news/rss.xml'),
    'the sitemap': () => client.get('/sitemap.xml'),
  } satisfies Record<string, PublicCall>;
}

/** The forms of the site and the pages behind the links of their mails. */
export async function formCalls(app: TestApp) {
  const client = app.client();
  const { query, mutate } = createProcedureCaller(client);
  const slots = async (): Promise<string[]> => dataOf(await query('public.listSlots')).slots;
  /** The latest: the earliest may have come too near by the time it is asked for. */
  const meeting = async (email: string) => ({
    ...person,
    email,
    startsAt: (await slots()).at(-1),
    timeZone: 'UTC',
  });
  const booked = await client.post('/api/bookings', await meeting('booked@clients.example'));
  const token = await tokenMailedTo(app, 'booked@clients.example', '/');
  await addCanaryToBooking(app, Object(booked.body).id);
  const version = async () => dataOf(await query('public.getMeeting', { token })).version;
  await client.post('/api/newsletter', { email: 'reader@readers.example' });
  const confirm = await tokenMailedTo(app, 'reader@readers.example', '/newsletter/confirm');
  const { unsubscribeUrl } = await mailTo(app, 'reader@readers.example');
  const unsubscribe = new URL(unsubscribeUrl ?? '').searchParams.get('token') ?? '';
  const contact = { ...person, message: `${canary} message` };
  return {
    'public.sendContact': () =>
      mutate('public.sendContact', { ...contact, email: 'a@clients.example' }),
    'public.subscribe': () => mutate('public.subscribe', { email: 'a@readers.example' }),
    'public.getSubscription': () =>
      query('public.getSubscription', { token: confirm, purpose: 'confirm' }),
    'public.confirmSubscription': () => mutate('public.confirmSubscription', { token: confirm }),
    'public.unsubscribe': () => mutate('public.unsubscribe', { token: unsubscribe }),
    'public.registerClient': () => mutate('public.registerClient', registration),
    'public.listSlots': () => query('public.listSlots'),
    'public.bookMeeting': async () =>
      mutate('public.bookMeeting', await meeting('b@clients.example'), ['startsAt']),
    'public.getMeeting': () => query('public.getMeeting', { token }),
    'public.listSlotsToMove': () => query('public.listSlotsToMove', { token }),
    'public.moveMeeting': async () => {
      const input = { token, version: await version(), startsAt: (await slots()).at(-1) };
      return mutate('public.moveMeeting', input, ['startsAt']);
    },
    'public.cancelMeeting': async () =>
      mutate('public.cancelMeeting', { token, version: await version() }),
    'post /api/contact': () =>
      client.post('/api/contact', { ...contact, email: 'c@clients.example' }),
    'post /api/newsletter': () => client.post('/api/newsletter', { email: 'b@readers.example' }),
    'post /api/client-registration': () => client.post('/api/client-registration', registration),
    'get /api/bookings/slots': () => client.get('/api/bookings/slots'),
    'post /api/bookings': async () =>
      client.post('/api/bookings', await meeting('d@clients.example')),
  } satisfies Record<string, PublicCall>;
}

/** Coming in, by password, invitation or a link for a new password; whoever comes in has the canary in the hash. */
export async function accountCalls(app: TestApp) {
  const { query, mutate } = createProcedureCaller(app.client());
  const rest = app.client();
  const { id, username } = await app.addUser('employee');
  await addCanaryToPassword(app, id);
  const forgetful = await app.addUser('client');
  await addCanaryToPassword(app, forgetful.id);
  const { email } = await app.orm.em.fork().findOneOrFail(User, { id: forgetful.id });
  await mutate('public.requestPasswordReset', { username: forgetful.username });
  const reset = await tokenMailedTo(app, email, '/reset');
  const admin = await app.loginAs('admin');
  const { link } = await admin.trpc.admin.users.invite.mutate({
    firstName: 'Nina',
    lastName: 'Okafor',
    email: 'nina@people.example',
    role: 'employee',
    locale: 'en',
  });
  const invitation = new URL(link, app.url).searchParams.get('token') ?? '';
  return {
    'public.login': () => mutate('public.login', { username, password: testPassword }),
    'public.findUser': () => query('public.findUser'),
    'public.logout': () => mutate('public.logout'),
    'public.getInvitation': () => query('public.getInvitation', { token: invitation }),
    'public.activateAccount': () =>
      mutate('public.activateAccount', { token: invitation, password: newPassword }),
    'public.requestPasswordReset': () => mutate('public.requestPasswordReset', { username }),
    'public.getPasswordReset': () => query('public.getPasswordReset', { token: reset }),
    'public.resetPassword': () =>
      mutate('public.resetPassword', { token: reset, password: newPassword }),
    'post /api/auth/login': () =>
      rest.post('/api/auth/login', { username, password: testPassword }),
    'post /api/auth/logout': () => rest.post('/api/auth/logout'),
  } satisfies Record<string, PublicCall>;
}

/** The tests of applicants, their application, and what they see of it afterwards. */
export async function careersCalls(app: TestApp) {
  const client = app.client();
  const { query, mutate } = createProcedureCaller(client);
  const key = await client.trpc.careers.startAttempt.mutate({ locale: 'en' });
  const resumeUrl = await uploadResume(client);
  const answers: Record<string, string> = {};
  let token = '';
  let access = '';
  return {
    'careers.listQuestions': () => query('careers.listQuestions', { type: 'general' }),
    'careers.startAttempt': () => mutate('careers.startAttempt', { locale: 'en' }),
    'careers.openQuiz': async () => {
      const answer = await mutate('careers.openQuiz', { ...key, type: 'general', locale: 'en' });
      const questions: DrawnQuestion[] = dataOf(answer).questions;
      for (const { id, options } of questions) answers[id] = options[0]?.id ?? '';
      return answer;
    },
    'careers.submitQuiz': () => mutate('careers.submitQuiz', { ...key, type: 'general', answers }),
    'careers.skipQuiz': () => mutate('careers.skipQuiz', { ...key, type: 'english' }),
    'careers.startTyping': () => mutate('careers.startTyping', key),
    'careers.submitTyping': () =>
      mutate('careers.submitTyping', { ...key, typedText: 'The', elapsedMs: 1000 }),
    'careers.getAttempt': () => query('careers.getAttempt', key),
    'careers.closeAttempt': () => mutate('careers.closeAttempt', key),
    'careers.createUploadUrl': () => mutate('careers.createUploadUrl'),
    'careers.submitApplication': async () => {
      const input = { ...applicantForm, resumeUrl, attempt: key, dataConsent: true };
      const answer = await mutate('careers.submitApplication', input);
      ({ statusToken: token, access } = dataOf(answer));
      await addCanaryToApplication(app, dataOf(answer).id);
      return answer;
    },
    'careers.getOwnApplication': () => query('careers.getOwnApplication', { token }),
    'careers.unlockOwnApplication': () =>
      mutate('careers.unlockOwnApplication', { token, digits: applicantForm.phone.slice(-4) }),
    'careers.getOwnDetails': () => query('careers.getOwnDetails', { token, access }),
    'careers.correctOwnAddress': async () => {
      const email = 'corrected@applicants.example';
      const answer = await mutate('careers.correctOwnAddress', { token, access, email });
      ({ statusToken: token, access } = dataOf(answer));
      return answer;
    },
    'careers.getOwnData': () => mutate('careers.getOwnData', { token, access }),
    'post /api/application/resume': () => client.post('/api/application/resume', { token, access }),
    'careers.startRetake': async () => {
      const admin = await app.loginAs('admin');
      const [id = ''] = token.split('.');
      await admin.trpc.admin.applications.allowRetake.mutate({ id, reason: 'The line broke' });
      return mutate('careers.startRetake', { token, access });
    },
    'careers.withdrawOwnApplication': () =>
      mutate('careers.withdrawOwnApplication', { token, access }),
    'careers.eraseOwnApplication': () => mutate('careers.eraseOwnApplication', { token, access }),
    'post /api/objects/upload': () => client.post('/api/objects/upload'),
    'post /api/applications': async () =>
      client.post('/api/applications', {
        ...applicantForm,
        ...reportedScores,
        email: 'rest@applicants.example',
        resumeUrl: await createStoredResume(app.orm),
      }),
  } satisfies Record<string, PublicCall>;
}
