import { randomUUID } from 'node:crypto';
import { TestClient } from '../../src/server/testing/test-client.ts';
import { onBothDatabases } from './support/both-databases.ts';
import type { BuiltInstallation } from './support/built-installation.ts';
import { Crowd } from './support/crowd.ts';
import type { FaultCase } from './support/fault-case.ts';
import { HalfSent } from './support/half-sent.ts';
import { bookFailures, Ledger } from './support/ledger.ts';
import { openSite } from './support/opened-site.ts';
import { countOf, storedKeys } from './support/stored.ts';
import { until } from './support/until.ts';

const inFlight = 10;
/** Whoever starts and stops servers waits no longer, in seconds. */
const longestStop = 10;

const messageOf = (email: string) =>
  Buffer.from(JSON.stringify({ name: 'Ida Nord', email, message: 'Still there?', consent: true }));

async function stopUnderLoad(installation: BuiltInstallation, random: () => number) {
  const { server, pictureId } = await openSite(installation);
  const crowd = new Crowd(new Ledger(), { random, pictureId });
  crowd.start(server.url);
  const { ledger, failures } = crowd;
  await until('writing is under way', () => ledger.count('acknowledged') > 20);
  const mark = randomUUID();
  const headers = { 'content-type': 'application/json', origin: server.url };
  const begun = await Promise.all(
    Array.from({ length: inFlight }, (_, index) =>
      HalfSent.begin(
        `${server.url}/api/contact`,
        { method: 'POST', headers },
        messageOf(`${index}.${mark}@people.example`),
      ),
    ),
  );

  const startedAt = performance.now();
  server.child.kill('SIGTERM');
  const isRefused = () =>
    fetch(`${server.url}/healthz`, { headers: { connection: 'close' } }).then(
      () => false,
      () => true,
    );
  await until('nothing new is taken', isRefused);
  const statuses = await Promise.all(begun.map((each) => each.finish().catch(() => 0)));
  const code = await server.exited;
  const seconds = (performance.now() - startedAt) / 1000;
  await crowd.stop();
  const finished = statuses.filter((status) => status === 200).length;
  const inTime = ledger.count('acknowledged');

  const next = await installation.start();
  await ledger.sendAgain(new TestClient(next.url));
  await installation.stop(next);
  return installation.read(async (orm) => {
    const counts = ledger.compare(await storedKeys(orm));
    const kept = await countOf(
      orm,
      'select count(*) from "contact_messages" where "email" like ?',
      [`%.${mark}@people.example`],
    );
    return {
      what: `${installation.databaseName}: SIGTERM under mixed writes, with ${inFlight} more requests half sent`,
      counts,
      seen: `${finished} of ${inFlight} finished and stored (${kept}); ended with ${code} after ${seconds.toFixed(1)} s; ${inTime} writes of the others acknowledged before`,
      failures: [
        ...failures,
        ...bookFailures(counts),
        ...(finished === inFlight ? [] : [`${inFlight - finished} requests in flight were cut`]),
        ...(kept === inFlight ? [] : [`${kept} of ${inFlight} in flight are stored`]),
        ...(code === 0 ? [] : [`it ended with ${code}`]),
        ...(seconds <= longestStop ? [] : [`it took ${seconds.toFixed(1)} s to stop`]),
      ],
    };
  });
}

export const f20: FaultCase = {
  id: 'F20',
  title: 'Told to stop under load',
  run: (bench) =>
    onBothDatabases(bench, (installation) => stopUnderLoad(installation, bench.random)),
};
