import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setInterval } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../.ci/free-port.ts';
import { type ChildServer, startChild } from '../support/child.ts';
import { count, milliseconds } from '../support/format.ts';
import { load } from '../support/load.ts';
import { atMost, type Row, ratioAtMost } from '../support/row.ts';
import { median, percentile } from '../support/statistics.ts';

const limit = 1.5;
const seconds = 5;
/** Just past a page's minute, in milliseconds. */
const pastFreshMs = 61_000;

const reportSchema = z.object({ renders: z.array(z.tuple([z.string(), z.number()])) });

/** Moves the server's clock on and returns how often each page was rendered since the last time. */
async function advance({ child }: ChildServer, byMs: number): Promise<number[]> {
  child.send({ advance: byMs });
  const [message] = await once(child, 'message');
  return reportSchema.parse(message).renders.map(([, times]) => times);
}

async function measureWindow(server: ChildServer) {
  await advance(server, 0);
  const { latencies: warm } = await load(server.url, seconds);
  const renders: number[][] = [await advance(server, 0)];
  const stopped = new AbortController();
  // Sixty times as often as it would happen.
  const ageing = (async () => {
    for await (const _ of setInterval(1000, null, { signal: stopped.signal })) {
      renders.push(await advance(server, pastFreshMs));
    }
  })().catch(() => {});
  const { latencies: refreshed } = await load(server.url, seconds);
  stopped.abort();
  await ageing;
  renders.push(await advance(server, 0));
  return { warm, refreshed, renders: renders.flat() };
}

/** The home page's answers while it is rendered anew every second, against those while it is not. */
export const row: Row = {
  id: 'B7',
  title: 'Refresh of a cached page',
  measure: async ({ rounds, ratesUrl }) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'talabridge-bench-'));
    const server = await startChild('clock-server.ts', {
      env: {
        ...process.env,
        PORT: String(await freePort()),
        DATA_DIR: dataDir,
        ADMIN_PASSWORD: 'correct-horse-battery',
        DEMO_CONTENT: 'on',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        EXCHANGE_RATE_URL: ratesUrl,
      },
    });
    try {
      await load(server.url, 2);
      const windows: Awaited<ReturnType<typeof measureWindow>>[] = [];
      for (let round = 0; round < rounds; round += 1) windows.push(await measureWindow(server));
      const p99 = (kind: 'warm' | 'refreshed') =>
        median(windows.map((each) => percentile(each[kind], 0.99)));
      const longest = (kind: 'warm' | 'refreshed') =>
        median(windows.map((each) => percentile(each[kind], 1)));
      const renders = windows.flatMap((each) => each.renders);
      return {
        figures: [
          ratioAtMost(
            'home page, p99 with a refresh each second / without',
            `${milliseconds(p99('refreshed'))} / ${milliseconds(p99('warm'))}`,
            p99('refreshed') / p99('warm'),
            limit,
          ),
          atMost('renders of a page in one refresh, the most', Math.max(...renders), 1, count),
        ],
        notes: [
          `${renders.length} refreshes; the longest answer ${milliseconds(longest('refreshed'))} with them, ${milliseconds(longest('warm'))} without`,
        ],
      };
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
