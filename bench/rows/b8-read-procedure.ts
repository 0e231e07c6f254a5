import { startLocalPostgres } from '../../.ci/postgres.ts';
import { startServer } from '../../e2e/support/server.ts';
import { databaseUrl, onServer } from '../../src/server/testing/postgres-server.ts';
import type { BareStart } from '../support/bare-trpc-server.ts';
import { startChild } from '../support/child.ts';
import { perSecond, ratio } from '../support/format.ts';
import { load } from '../support/load.ts';
import { processMs } from '../support/processor-time.ts';
import { type Row, ratioAtLeast, type Site } from '../support/row.ts';
import { median } from '../support/statistics.ts';

const limit = 0.8;
const seconds = 1;
const warmUpSeconds = 2;
/** Short turns, many of them: what else the machine does strikes all alike. */
const turnsPerRound = 5;

const withInput = (path: string, input: object) =>
  `${path}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;

const ourList = '/api/trpc/gallery.list';
/** What a visitor with a session likes is asked of the database each time; pictures and likes together may be kept. */
const someone = { sessionId: 'session-of-a-visitor' };

type Server = { url: string; pid: number };

/** Milliseconds of a server's processor for each answer, measured in turns. */
async function costs(asked: readonly { server: Server; path: string }[], turns: number) {
  const taken = asked.map((): number[] => []);
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const [index, { server, path }] of asked.entries()) {
      const before = processMs(server.pid);
      const { latencies } = await load(server.url + path, turn === 0 ? warmUpSeconds : seconds);
      if (turn > 0) taken[index]?.push((processMs(server.pid) - before) / latencies.length);
    }
  }
  return taken.map(median);
}

async function compare(ours: Server, bare: Server, rounds: number) {
  const [kept = 0, memory = 0, own = 0, bareOwn = 0, bareList = 0] = await costs(
    [
      { server: ours, path: withInput(ourList, {}) },
      { server: bare, path: '/fromMemory' },
      { server: ours, path: withInput(ourList, someone) },
      { server: bare, path: withInput('/fromDatabase', someone) },
      { server: bare, path: withInput('/fromDatabase', {}) },
    ],
    rounds * turnsPerRound,
  );
  const both = (our: number, their: number) =>
    `${perSecond(1000 / our)} / ${perSecond(1000 / their)}`;
  return {
    figures: [
      ratioAtLeast(
        'gallery.list from memory, our server / bare tRPC from memory',
        both(kept, memory),
        memory / kept,
        limit,
      ),
      ratioAtLeast(
        'gallery.list with own likes, our server asks for the likes / bare tRPC for pictures and likes, through pg',
        both(own, bareOwn),
        bareOwn / own,
        limit,
      ),
    ],
    notes: [
      'answers that one core gives in a second, by the processor time of each server',
      `what keeping the list is worth: our server from memory against bare tRPC that asks for it each time, ${both(kept, bareList)}, ratio ${ratio(bareList / kept)}`,
    ],
  };
}

async function measureOn(serverUrl: string, { ratesUrl, rounds }: Site) {
  await onServer(serverUrl, ['create database "read_procedure"']);
  const url = databaseUrl(serverUrl, 'read_procedure');
  const ours = await startServer('embedded', { DATABASE_URL: url, EXCHANGE_RATE_URL: ratesUrl });
  try {
    const list = await fetch(`${ours.url}/api/gallery`);
    const message: BareStart = { databaseUrl: url, answer: await list.json() };
    const bare = await startChild('bare-trpc-server.ts', { message });
    return await compare(ours, bare, rounds).finally(bare.stop);
  } finally {
    await ours.stop();
  }
}

/** What everybody reads: pictures in PostgreSQL, by our server and by tRPC and superjson alone. */
export const row: Row = {
  id: 'B8',
  title: 'Read procedure',
  measure: async (site) => {
    const local = await startLocalPostgres();
    if (!local) throw new Error('no PostgreSQL is installed here');
    try {
      return await measureOn(local.url, site);
    } finally {
      local.stop();
    }
  },
};
