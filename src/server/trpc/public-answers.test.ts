import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileRoutes } from '../rest/file-routes.ts';
import { restRoutes } from '../rest/rest-routes.ts';
import {
  canary,
  expectClean,
  type HiddenRecords,
  storeHiddenValues,
} from '../testing/hidden-values.ts';
import {
  accountCalls,
  careersCalls,
  contentCalls,
  createProcedureCaller,
  formCalls,
  otherContentCalls,
  type PublicCall,
} from '../testing/public-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { describeOnDatabases } from '../testing/test-database.ts';
import { appRouter } from './routers/app.ts';

/** Private names that an answer holds on purpose: who moves or cancels a meeting says which version was seen. */
const told: Record<string, readonly string[]> = {
  'public.getMeeting': ['"version"'],
  'public.moveMeeting': ['"version"'],
  'public.cancelMeeting': ['"version"'],
};

/** A host of exchange rates that tells more than it is asked for. */
async function startRates(): Promise<{ url: string; host: Server }> {
  const rates = { USD: 0.017, EUR: 0.016, GBP: 0.014, [canary]: 1 };
  const host = createServer((_req, res) =>
    res.end(JSON.stringify({ result: 'success', base_code: 'PHP', provider: canary, rates })),
  );
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}/${canary}/latest/PHP`, host };
}

describeOnDatabases('every answer that anybody may have', (kind) => {
  let app: TestApp;
  let host: Server;
  let hidden: HiddenRecords;
  let asks: Record<string, PublicCall>;
  beforeAll(async () => {
    const rates = await startRates();
    host = rates.host;
    app = await startTestApp(kind, { MEDIA_KIT_PIN: '0472', EXCHANGE_RATE_URL: rates.url });
    hidden = await storeHiddenValues(app);
    asks = {
      ...contentCalls(app, hidden),
      ...(await formCalls(app)),
      ...(await accountCalls(app)),
      ...(await careersCalls(app)),
    };
  });
  afterAll(async () => {
    await app.close();
    host.close();
  });

  /** Who has no session is told so by everything that asks for one, before anything of the input. */
  async function openProcedures(): Promise<string[]> {
    const { query, mutate } = createProcedureCaller(app.client());
    const open: string[] = [];
    for (const [name, procedure] of Object.entries(appRouter._def.procedures)) {
      const isMutation = Object(procedure)._def.type === 'mutation';
      const { text } = await (isMutation ? mutate(name, 7) : query(name, 7));
      if (!text.includes('"unauthenticated"')) open.push(name);
    }
    return open;
  }

  test('is asked for below, procedures, rows and files alike', async () => {
    const rows = [...restRoutes, ...fileRoutes].filter(({ role }) => role === 'anybody');
    const open = [...(await openProcedures()), ...rows.map((row) => `${row.method} ${row.path}`)];
    expect(open.length).toBeGreaterThan(40);
    expect(Object.keys(asks).toSorted()).toEqual(open.toSorted());
  });

  test('holds nothing that is not for the public', async () => {
    const { query } = createProcedureCaller(app.client());
    await expect.poll(async () => (await query('public.getExchangeRates')).text).toContain('"USD"');
    // In their order: some go on with what the one before them did.
    for (const [name, ask] of Object.entries({ ...asks, ...otherContentCalls(app, hidden) })) {
      const answer = await ask();
      // A refusal would be clean whatever it kept back, and so would an answer of nothing.
      expect([name, answer.status < 300, answer.text]).toEqual([name, true, expect.any(String)]);
      expect([name, answer.text]).not.toEqual([name, '{"result":{"data":{"json":null}}}']);
      expectClean([answer], told[name]);
    }
  });

  test('has no page for a person who is not shown', async () => {
    const { query } = createProcedureCaller(app.client());
    for (const key of hidden.hiddenPeople) {
      const answer = await query('public.getProfile', { key });
      expect(answer.status).toBe(404);
      expectClean([answer]);
    }
  });
});
