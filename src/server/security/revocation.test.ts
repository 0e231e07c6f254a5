import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '../db/entities/accounts.ts';
import { linkIn, mailTo } from '../testing/mailbox.ts';
import { generateTotpCode, setUpTwoStepLogin } from '../testing/second-factor.ts';
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';

type Person = { id: string; username: string; client: TestClient };
/** Prepares what is to be taken away, before the cookie is copied. */
type Ending = {
  prepare?: (person: Person) => Promise<unknown>;
  end: (person: Person, prepared: unknown) => Promise<unknown>;
};

const newPassword = 'another-horse-battery-9';

describeOnBothDatabases('a cookie that was kept from before', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
  });
  afterAll(() => app.close());

  async function logIn(username: string, code?: string): Promise<TestClient> {
    const client = app.client();
    await client.trpc.public.login.mutate({ username, password: testPassword, code });
    return client;
  }
  const twoSteps = ({ client }: Person) => setUpTwoStepLogin(client, testPassword);
  const recoveryCode = (prepared: unknown) => String(Object(prepared).recoveryCodes[0]);

  const endings: Record<string, Ending> = {
    logout: { end: ({ client }) => client.trpc.public.logout.mutate() },
    'a change of the password': {
      end: ({ client }) =>
        client.trpc.public.changePassword.mutate({ current: testPassword, password: newPassword }),
    },
    'a new password by mail': {
      end: async ({ id, username }) => {
        await app.client().trpc.public.requestPasswordReset.mutate({ username });
        await app.runJobs();
        const { email } = await app.orm.em.fork().findOneOrFail(User, { id });
        const link = linkIn(await mailTo(app, email), '/reset');
        const token = link.searchParams.get('token') ?? '';
        await app.client().trpc.public.resetPassword.mutate({ token, password: newPassword });
      },
    },
    'the end of all other sessions': {
      end: async ({ username }) => (await logIn(username)).trpc.public.endOtherSessions.mutate(),
    },
    'an administrator ending them': {
      end: ({ id }) => admin.trpc.admin.users.endSessions.mutate({ id }),
    },
    deactivation: {
      end: ({ id }) => admin.trpc.admin.users.deactivate.mutate({ id }),
    },
    'deactivation and reactivation': {
      end: async ({ id }) => {
        await admin.trpc.admin.users.deactivate.mutate({ id });
        await admin.trpc.admin.users.reactivate.mutate({ id });
      },
    },
    demotion: {
      end: ({ id }) => admin.trpc.admin.users.setRole.mutate({ id, role: 'client' }),
    },
    'turning the second step on': { end: twoSteps },
    'new recovery codes': {
      prepare: twoSteps,
      end: ({ client }, prepared) =>
        client.trpc.public.renewRecoveryCodes.mutate({
          password: testPassword,
          code: recoveryCode(prepared),
        }),
    },
    'turning the second step off': {
      prepare: twoSteps,
      end: ({ client }, prepared) =>
        client.trpc.public.endSecondFactor.mutate({
          password: testPassword,
          code: recoveryCode(prepared),
        }),
    },
    'another app': {
      prepare: twoSteps,
      end: async ({ client }, prepared) => {
        const { secret } = await client.trpc.public.setUpSecondFactor.mutate({
          password: testPassword,
          code: recoveryCode(prepared),
        });
        await client.trpc.public.confirmSecondFactor.mutate({ code: generateTotpCode(secret) });
      },
    },
    'an administrator removing the second step': {
      prepare: twoSteps,
      end: ({ id }) => admin.trpc.admin.users.removeSecondFactor.mutate({ id }),
    },
  };

  test.each(Object.entries(endings))('is worth nothing after %s', async (_name, ending) => {
    const { id, username } = await app.addUser('admin');
    const person = { id, username, client: await logIn(username) };
    const prepared = await ending.prepare?.(person);
    const thief = app.client();
    thief.cookie = person.client.cookie;
    expect((await thief.get('/api/admin/stats')).status).toBe(200);
    const { cookie } = thief;
    await ending.end(person, prepared);
    // Each time with the very same cookie, whatever the answers say of it.
    for (const path of ['/api/admin/stats', '/api/trpc/admin.users.list', '/api/applications']) {
      thief.cookie = cookie;
      const input = path.includes('trpc') ? `?input=${encodeURIComponent('{"json":{}}')}` : '';
      expect([path, (await thief.get(path + input)).status]).toEqual([path, 401]);
    }
  });

  test('does not outlive the login that follows on it, nor one that somebody planted', async () => {
    const attacker = await app.loginAs('client');
    const victim = app.client();
    victim.cookie = attacker.cookie;
    const { username } = await app.addUser('admin');
    await victim.trpc.public.login.mutate({ username, password: testPassword });
    // The planted cookie's session is over; it is not the victim's.
    expect((await attacker.get('/api/auth/user')).status).toBe(401);
    expect((await victim.get('/api/admin/stats')).status).toBe(200);
  });
});
