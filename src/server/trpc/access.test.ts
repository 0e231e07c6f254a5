import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../shared/domain/accounts.ts';
import { restRoutes } from '../rest/rest-routes.ts';
import { createStoredResume } from '../testing/applicant.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { appRouter } from './routers/app.ts';

type Caller = Role | 'visitor';
const callers: readonly Caller[] = ['visitor', 'client', 'employee', 'admin'];

const everybody: readonly Caller[] = callers;
const signedIn: readonly Caller[] = ['client', 'employee', 'admin'];
const administrators: readonly Caller[] = ['admin'];
const employees: readonly Caller[] = ['employee'];
const clients: readonly Caller[] = ['client'];

/** The procedures of a router that administrators alone may call. */
const adminOnly = (router: string, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [`admin.${router}.${name}`, administrators]));

/** Who may call what. A procedure that is not here fails the test: write down who may call it. */
const procedures: Record<string, readonly Caller[]> = {
  'public.getSettings': everybody,
  'public.getApplicationsEnabled': everybody,
  'public.login': everybody,
  'public.getInvitation': everybody,
  'public.activateAccount': everybody,
  'public.requestPasswordReset': everybody,
  'public.getPasswordReset': everybody,
  'public.resetPassword': everybody,
  'public.changePassword': signedIn,
  'public.listSessions': signedIn,
  'public.endSession': signedIn,
  'public.endOtherSessions': signedIn,
  'public.setLocale': signedIn,
  'public.getSecondFactor': signedIn,
  'public.setUpSecondFactor': signedIn,
  'public.confirmSecondFactor': signedIn,
  'public.renewRecoveryCodes': signedIn,
  'public.endSecondFactor': signedIn,
  'public.logout': everybody,
  'public.findUser': everybody,
  'public.getUser': signedIn,
  'public.getSiteState': everybody,
  'public.getExchangeRates': everybody,
  'public.sendContact': everybody,
  'public.subscribe': everybody,
  'public.getSubscription': everybody,
  'public.confirmSubscription': everybody,
  'public.unsubscribe': everybody,
  'public.registerClient': everybody,
  'public.listSlots': everybody,
  'public.bookMeeting': everybody,
  'public.getMeeting': everybody,
  'public.listSlotsToMove': everybody,
  'public.moveMeeting': everybody,
  'public.cancelMeeting': everybody,
  'public.openMediaKit': everybody,
  'public.getMediaKit': everybody,
  'public.getHome': everybody,
  'public.listTeam': everybody,
  'public.getProfile': everybody,
  'public.listNews': everybody,
  'public.getArticle': everybody,
  'public.listNewsRecords': everybody,
  'gallery.list': everybody,
  'gallery.like': everybody,
  'gallery.unlike': everybody,
  'careers.listQuestions': everybody,
  'careers.startAttempt': everybody,
  'careers.openQuiz': everybody,
  'careers.submitQuiz': everybody,
  'careers.skipQuiz': everybody,
  'careers.startTyping': everybody,
  'careers.submitTyping': everybody,
  'careers.getAttempt': everybody,
  'careers.closeAttempt': everybody,
  'careers.createUploadUrl': everybody,
  'careers.submitApplication': everybody,
  'careers.getOwnApplication': everybody,
  'careers.unlockOwnApplication': everybody,
  'careers.getOwnDetails': everybody,
  'careers.correctOwnAddress': everybody,
  'careers.getOwnData': everybody,
  'careers.withdrawOwnApplication': everybody,
  'careers.startRetake': everybody,
  'careers.eraseOwnApplication': everybody,
  ...adminOnly(
    'employees',
    'list listRecords listDepartments get reveal create update delete restore reorder getAccount findAccounts linkAccount unlinkAccount invite hire',
  ),
  ...adminOnly('images', 'begin store'),
  ...adminOnly('overview', 'getStats getResumeRoom listActivity'),
  ...adminOnly('retention', 'countDue list getHold setHold liftHold'),
  ...adminOnly(
    'settings',
    'get getPin changePin updateContact updateAvailability updateBankAccount updateMeetingAccess updateRejectionDelay updateRetention previewSlots countOverdue getNotices setNotices setSwitch sendTestMail',
  ),
  ...adminOnly('launch', 'getChecklist setTick'),
  ...adminOnly('mails', 'list get countFailed resend'),
  ...adminOnly(
    'applications',
    'list get review reviewMany undoReview undoBatch listBatches tell addNote previewRecomputation recompute allowRetake withdrawRetake reveal erase listViews saveView deleteView',
  ),
  ...adminOnly('questions', 'list listRecords get create update delete restore seed import'),
  ...adminOnly(
    'users',
    'list get findCompanies invite resendInvitation update setRole deactivate reactivate erase endSessions removeSecondFactor',
  ),
  ...adminOnly('pictures', 'list get upload update delete order'),
  ...adminOnly('news', 'list get preview create update delete restore'),
  ...adminOnly('clients', 'list get findSimilar create update erase setAccountManager'),
  ...adminOnly('clientServices', 'list create update'),
  ...adminOnly('projects', 'list get create update postUpdate'),
  ...adminOnly(
    'invoices',
    'list listAll get findMailing create update deleteDraft send pay reopen credit',
  ),
  ...adminOnly('changeRequests', 'list get reveal answer'),
  ...adminOnly(
    'inbox',
    'counts listMessages listMessageRecords getMessage updateMessage deleteMessage listRegistrations handleRegistration listSubscribers deleteSubscriber',
  ),
  ...adminOnly('bookings', 'list listCalendar get reschedule end note setDay'),
  ...adminOnly('analytics', 'get'),
  ...adminOnly('activity', 'find'),
  ...adminOnly('search', 'find'),
  ...adminOnly('announcements', 'list get create update delete restore'),
  ...adminOnly(
    'resources',
    'list get listAcknowledgements beginFile create update addVersion archive delete restore',
  ),
  'employee.getAccount': employees,
  'employee.getDashboard': employees,
  'employee.listAnnouncements': employees,
  'employee.listResources': employees,
  'employee.acknowledgeResource': employees,
  'employee.getProfile': employees,
  'employee.updateProfile': employees,
  'employee.takeDownProfile': employees,
  'employee.requestIdChange': employees,
  'employee.withdrawRequest': employees,
  'employee.listRequests': employees,
  'employee.images.begin': employees,
  'employee.images.store': employees,
  'client.getAccount': clients,
  'client.getDashboard': clients,
  'client.listServices': clients,
  'client.requestChange': clients,
  'client.withdrawRequest': clients,
  'client.listProjects': clients,
  'client.getProject': clients,
  'client.listInvoices': clients,
  'client.getInvoice': clients,
};

/** The same for the REST rows, and for the files beside them. */
const rows: Record<string, readonly Caller[]> = {
  'get /api/auth/user': signedIn,
  'post /api/auth/login': everybody,
  'post /api/auth/logout': everybody,
  'get /api/settings': everybody,
  'get /api/settings/applications_enabled': everybody,
  'put /api/admin/settings/applications_enabled': administrators,
  'get /api/employee-profiles': administrators,
  'post /api/employee-profiles': administrators,
  'put /api/employee-profiles/:id': administrators,
  'delete /api/employee-profiles/:id': administrators,
  'get /api/employee-profiles/public': everybody,
  'get /api/employee-profiles/:id': everybody,
  'get /api/news': everybody,
  'post /api/news': administrators,
  'patch /api/news/:id': administrators,
  'delete /api/news/:id': administrators,
  'get /api/admin/gallery': administrators,
  'patch /api/admin/gallery/:id': administrators,
  'delete /api/admin/gallery/:id': administrators,
  'get /api/gallery': everybody,
  'post /api/gallery/:id/like': everybody,
  'delete /api/gallery/:id/like': everybody,
  'get /api/questions': administrators,
  'post /api/questions': administrators,
  'patch /api/questions/:id': administrators,
  'delete /api/questions/:id': administrators,
  'post /api/admin/questions/seed': administrators,
  'post /api/objects/upload': everybody,
  'post /api/applications': everybody,
  'get /api/applications': administrators,
  'patch /api/applications/:id': administrators,
  'get /api/admin/stats': administrators,
  'get /api/admin/users': administrators,
  'patch /api/users/:userId/role': administrators,
  'post /api/contact': everybody,
  'get /api/contact': administrators,
  'get /api/clients': administrators,
  'post /api/clients': administrators,
  'post /api/newsletter': everybody,
  'post /api/client-registration': everybody,
  'get /api/bookings/slots': everybody,
  'post /api/bookings': everybody,
};

/** By the full name, although the type of the router shows them nested. */
const definitions = Object.entries(appRouter._def.procedures);
const typeOf = (procedure: unknown): unknown => Object(procedure)._def.type;

describe('who may call what', () => {
  let app: TestApp;
  let clientsByRole: Record<Role, TestClient>;
  beforeAll(async () => {
    app = await startTestApp('embedded');
    clientsByRole = await app.loginAsAll();
  });
  afterAll(() => app.close());

  /** With the role's session in a jar of its own, so that logging out in one test ends nothing. */
  function as(caller: Caller): TestClient {
    const client = app.client();
    if (caller !== 'visitor') client.cookie = clientsByRole[caller].cookie;
    return client;
  }
  const denied = (caller: Caller) => (caller === 'visitor' ? 401 : 403);

  /** What has a test of its own below. */
  const ownTest = new Set(['public.logout', 'public.getMediaKit']);

  /** An input that no contract takes: who is denied must be told that first, before anything of the input. */
  const wrongInput = { json: 7 };

  test('every procedure and every row is written down, and nothing else', () => {
    expect(Object.keys(procedures).toSorted()).toEqual(
      definitions.map(([name]) => name).toSorted(),
    );
    expect(Object.keys(rows).toSorted()).toEqual(
      restRoutes.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
  });

  test.each(
    definitions
      .filter(([name]) => !ownTest.has(name))
      .flatMap(([name, procedure]) => callers.map((caller) => ({ name, procedure, caller }))),
  )('$name as $caller', async ({ name, procedure, caller }) => {
    const answer =
      typeOf(procedure) === 'mutation'
        ? await as(caller).post(`/api/trpc/${name}`, wrongInput)
        : await as(caller).get(
            `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(wrongInput))}`,
          );
    if (procedures[name]?.includes(caller)) {
      // Let in: it takes no input, or says what is wrong with this one, or the caller has no record that it would show.
      expect([200, 400, 404]).toContain(answer.status);
    } else {
      expect(answer.status).toBe(denied(caller));
      expect(Object(answer.body)).not.toHaveProperty('result');
    }
  });

  test.each(
    restRoutes
      .filter(({ path }) => path !== '/api/auth/logout')
      .flatMap(({ method, path }) =>
        callers.map((caller) => ({ name: `${method} ${path}`, method, path, caller })),
      ),
  )('$name as $caller', async ({ name, method, path, caller }) => {
    const answer = await as(caller).request(
      method.toUpperCase(),
      path.replace(':id', randomUUID()),
      method === 'get' || method === 'delete'
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: '{"version":"wrong"}' },
    );
    if (rows[name]?.includes(caller)) expect([200, 201, 400, 404]).toContain(answer.status);
    else {
      expect(answer.status).toBe(denied(caller));
      expect(answer.body).toEqual({ code: expect.any(String), message: expect.any(String) });
    }
  });

  test.each(callers)('questions of a quiz without answers as %s', async (caller) => {
    expect((await as(caller).get('/api/questions?type=english')).status).toBe(200);
  });

  test.each(callers)('logging out as %s is never refused', async (caller) => {
    const client = caller === 'visitor' ? app.client() : await app.loginAs(caller);
    expect((await client.post('/api/auth/logout')).status).toBe(200);
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  test.each(callers)('the media kit as %s asks for its PIN, whatever the role', async (caller) => {
    const closed = await as(caller).get('/api/trpc/public.getMediaKit');
    expect(closed.status).toBe(401);
    expect(closed.text).toContain('pin-required');
    expect((await as(caller).get('/media-kit/files/talabridge-logo-light.svg')).status).toBe(401);
  });

  test.each(callers)('an invoice as PDF as %s', async (caller) => {
    // There is none of that id: who gets past the door hears so.
    for (const [path, role] of [
      [`/api/client/invoices/${randomUUID()}.pdf`, 'client'],
      [`/api/admin/invoices/${randomUUID()}.pdf`, 'admin'],
      [`/api/client/invoices/${randomUUID()}/credit-note.pdf`, 'client'],
      [`/api/admin/invoices/${randomUUID()}/credit-note.pdf`, 'admin'],
    ] as const) {
      const answer = await as(caller).get(path);
      expect(answer.status).toBe(caller === role ? 404 : denied(caller));
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
  });

  test.each(callers)('a résumé as %s', async (caller) => {
    const resumeUrl = await createStoredResume(app.orm);
    const answer = await as(caller).get(resumeUrl);
    // Its row is there without bytes, so an administrator gets past the door and no further.
    if (caller === 'admin') expect([401, 403]).not.toContain(answer.status);
    else expect(answer.status).toBe(denied(caller));
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  test.each(['client', 'employee', 'admin'] as const)(
    'an account is one’s own as %s',
    async (role) => {
      const { body } = await as(role).get('/api/auth/user');
      expect(body).toMatchObject({ role });
      expect(Object.keys(Object(body)).toSorted()).toEqual(
        ['email', 'firstName', 'id', 'lacksSecondFactor', 'lastName', 'locale', 'role'].toSorted(),
      );
    },
  );

  test('a cookie that was changed or made up is no session', async () => {
    const { cookie } = clientsByRole.admin;
    for (const forged of [
      cookie.slice(0, -8),
      cookie.replace('*', '*x'),
      cookie.replace('talabridge_session=', 'talabridge_session=x'),
      `talabridge_session=${Buffer.from('{"role":"admin"}').toString('base64')}`,
      `talabridge_session=${'x'.repeat(4000)}`,
    ]) {
      const client = app.client();
      client.cookie = forged;
      expect((await client.get('/api/admin/stats')).status).toBe(401);
    }
  });
});
