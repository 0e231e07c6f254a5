import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../../log.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import {
  createSharedRates,
  type DatedRates,
  type ExchangeRateSource,
  type ShareRates,
  startExchangeRates,
} from './exchange-rates.ts';

const fiveMinutes = 5 * 60_000;
const hour = 3_600_000;

const goodAnswer = {
  result: 'success',
  base_code: 'PHP',
  rates: { PHP: 1, USD: 0.02, EUR: 0.016, GBP: 0.0125, JPY: 2.6 },
};
const pesos = { USD: 50, EUR: 62.5, GBP: 80 };

describe('exchange rates', () => {
  let server: Server;
  let url: string;
  let answer: RequestListener;
  let asked: number;
  let source: ExchangeRateSource | undefined;
  let changes: number;
  let logs: string[];

  const answerWith =
    (body: unknown, status = 200): RequestListener =>
    (_req, res) => {
      res.writeHead(status, { 'content-type': 'application/json' });
      res.end(typeof body === 'string' ? body : JSON.stringify(body));
    };

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    asked = 0;
    changes = 0;
    logs = [];
    answer = answerWith(goodAnswer);
    server = createServer((req, res) => {
      asked += 1;
      answer(req, res);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('no port');
    url = `http://127.0.0.1:${address.port}/latest/PHP`;
  });
  afterEach(async () => {
    source?.stop();
    source = undefined;
    vi.useRealTimers();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const start = (share?: ShareRates) => {
    source = startExchangeRates({
      url,
      ...(share ? { share } : {}),
      log: createLog('info', { write: (line: string) => logs.push(line) }),
      changed: () => {
        changes += 1;
      },
    });
    return source;
  };
  const warned = (times: number) => expect.poll(() => logs).toHaveLength(times);
  const shown = (rates: ExchangeRateSource) => expect.poll(() => rates.current());

  test('pesos for one unit, and the pages are told once', async () => {
    const rates = start();
    expect(rates.current()).toBeNull();
    await shown(rates).toEqual(pesos);
    expect(changes).toBe(1);
    await vi.advanceTimersByTimeAsync(fiveMinutes);
    await expect.poll(() => asked).toBe(2);
    answer = answerWith({ ...goodAnswer, rates: { ...goodAnswer.rates, USD: 0.025 } });
    // The answer before may still be on its way, and there is one call at a time: the next may be the one after.
    const later = () => vi.advanceTimersByTimeAsync(fiveMinutes).then(() => rates.current());
    await expect.poll(later).toEqual({ ...pesos, USD: 40 });
    expect(changes).toBe(2);
    expect(logs).toEqual([]);
  });

  test.each([
    ['no success', { ...goodAnswer, result: 'error' }, 200],
    ['another base', { ...goodAnswer, base_code: 'EUR' }, 200],
    ['a currency is missing', { ...goodAnswer, rates: { USD: 0.02, EUR: 0.016 } }, 200],
    ['a rate of nothing', { ...goodAnswer, rates: { ...goodAnswer.rates, USD: 0 } }, 200],
    ['a rate in words', { ...goodAnswer, rates: { ...goodAnswer.rates, USD: 'secret' } }, 200],
    ['no JSON', '<html>secret</html>', 200],
    ['a failure', 'secret', 503],
  ])('%s: no rates, and a line in the log without the answer', async (_name, body, status) => {
    answer = answerWith(body, status);
    const rates = start();
    await warned(1);
    expect(rates.current()).toBeNull();
    expect(changes).toBe(0);
    expect(logs[0]).toContain('"level":40');
    expect(logs.join()).not.toContain('secret');
  });

  test('nobody there: no rates, and a line in the log', async () => {
    await new Promise((resolve) => server.close(resolve));
    const rates = start();
    await warned(1);
    expect(rates.current()).toBeNull();
    expect(logs[0]).toContain('ECONNREFUSED');
  });

  test('the last good rates stay for a day and no longer', async () => {
    const rates = start();
    await shown(rates).toEqual(pesos);
    answer = answerWith('', 500);
    vi.setSystemTime(Date.now() + 23 * hour);
    await vi.advanceTimersByTimeAsync(fiveMinutes);
    await warned(1);
    expect(rates.current()).toEqual(pesos);
    expect(changes).toBe(1);
    vi.setSystemTime(Date.now() + hour);
    expect(rates.current()).toBeNull();
    await vi.advanceTimersByTimeAsync(fiveMinutes);
    await warned(2);
    expect(changes).toBe(2);
    answer = answerWith(goodAnswer);
    await vi.advanceTimersByTimeAsync(fiveMinutes);
    await shown(rates).toEqual(pesos);
    expect(changes).toBe(3);
  });

  test('another server that has heard of none either: rates of yesterday go from the pages, once', async () => {
    let heard: DatedRates | null = { rates: pesos, at: Date.now() };
    let looks = 0;
    const rates = start(async () => {
      looks += 1;
      return heard;
    });
    await expect.poll(() => changes).toBe(1);
    vi.setSystemTime(Date.now() + 25 * hour);
    await vi.advanceTimersByTimeAsync(fiveMinutes);
    await expect.poll(() => changes).toBe(2);
    expect(rates.current()).toBeNull();
    await vi.advanceTimersByTimeAsync(fiveMinutes);
    expect(looks).toBe(3);
    expect(changes).toBe(2);
    heard = { rates: pesos, at: Date.now() };
    await vi.advanceTimersByTimeAsync(fiveMinutes);
    expect(rates.current()).toEqual(pesos);
    expect(changes).toBe(3);
  });

  test('while one call waits there is no second one, and a stop ends it silently', async () => {
    answer = () => {};
    const rates = start();
    await expect.poll(() => asked).toBe(1);
    await vi.advanceTimersByTimeAsync(3 * fiveMinutes);
    expect(asked).toBe(1);
    rates.stop();
    await vi.advanceTimersByTimeAsync(3 * fiveMinutes);
    expect(asked).toBe(1);
    expect(logs).toEqual([]);
  });

  test('several servers ask once, and show the same', async () => {
    vi.useRealTimers();
    const database = await openTestDatabase('embedded');
    const log = createLog('silent');
    const startOne = () =>
      startExchangeRates({ url, log, changed: () => {}, share: createSharedRates(database.orm) });
    const all = [startOne(), startOne(), startOne()];
    try {
      // As when a server is told that another has written something down.
      const told = () => Promise.all(all.map((each) => each.refresh()));
      const show = () => all.map((each) => each.current());
      await expect.poll(() => told().then(show)).toEqual([pesos, pesos, pesos]);
      all.push(startOne());
      await expect.poll(() => all.at(-1)?.current()).toEqual(pesos);
      expect(asked).toBe(1);
    } finally {
      for (const each of all) each.stop();
      await database.close();
    }
  });

  test('reach the public site', async () => {
    vi.useRealTimers();
    const app = await startTestApp('embedded', { EXCHANGE_RATE_URL: url });
    try {
      const { trpc } = app.client();
      await expect.poll(() => trpc.public.getExchangeRates.query()).toEqual(pesos);
      expect(await trpc.public.getSiteState.query()).toMatchObject({
        applicationsEnabled: true,
        exchangeRates: pesos,
        bookingEmbedUrl: null,
      });
    } finally {
      await app.close();
    }
  });

  test('are not asked for by a test that does not say so', async () => {
    vi.useRealTimers();
    const app = await startTestApp('embedded', {
      BOOKING_EMBED_URL: 'https://booking.example/talabridge',
    });
    try {
      const { trpc } = app.client();
      expect(await trpc.public.getExchangeRates.query()).toBeNull();
      expect(await trpc.public.getSiteState.query()).toMatchObject({
        applicationsEnabled: true,
        exchangeRates: null,
        bookingEmbedUrl: 'https://booking.example/talabridge',
      });
    } finally {
      await app.close();
    }
  });
});
