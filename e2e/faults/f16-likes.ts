import { randomUUID } from 'node:crypto';
import { TestClient } from '../../src/server/testing/test-client.ts';
import { onBothDatabases } from './support/both-databases.ts';
import type { BuiltInstallation } from './support/built-installation.ts';
import type { FaultCase } from './support/fault-case.ts';
import { bookFailures, Ledger } from './support/ledger.ts';
import { openSite } from './support/opened-site.ts';
import { countOf, storedKeys } from './support/stored.ts';
import { likeWrite } from './support/writes.ts';

const likes = 10_000;
const sessions = 8000;
const atOnce = 32;

async function likeTogether(installation: BuiltInstallation, random: () => number) {
  const { server, pictureId } = await openSite(installation);
  const people = Array.from({ length: sessions }, () => randomUUID());
  // Everybody once, and two thousand of them once more, in no order.
  const queue = [...people, ...people.slice(0, likes - sessions)]
    .map((session) => ({ session, order: random() }))
    .sort((a, b) => a.order - b.order);
  const ledger = new Ledger();
  const client = new TestClient(server.url);
  const startedAt = performance.now();
  const likeOn = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      await ledger.send(client, likeWrite(pictureId, next.session));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, likeOn));
  const perSecond = likes / ((performance.now() - startedAt) / 1000);
  await installation.stop(server);
  return installation.read(async (orm) => {
    const counts = ledger.compare(await storedKeys(orm));
    const sql = 'select "like_count" as "count" from "gallery_items" where "id" = ?';
    const counted = await countOf(orm, sql, [pictureId]);
    const rows = await countOf(orm, 'select count(*) from "gallery_likes"');
    return {
      what: `${installation.databaseName}: ${likes} likes from ${sessions} sessions, ${atOnce} at once`,
      counts,
      seen: `counter ${counted}, rows ${rows}; ${perSecond.toFixed(0)} a second`,
      failures: [
        ...bookFailures(counts),
        ...(counted === sessions ? [] : [`the counter says ${counted}`]),
        ...(rows === sessions ? [] : [`there are ${rows} rows`]),
      ],
    };
  });
}

export const f16: FaultCase = {
  id: 'F16',
  title: 'Ten thousand likes',
  run: (bench) =>
    onBothDatabases(bench, (installation) => likeTogether(installation, bench.random)),
};
