import { setTimeout as pause } from 'node:timers/promises';
import { TestClient } from '../../src/server/testing/test-client.ts';
import { onBothDatabases } from './support/both-databases.ts';
import type { BuiltInstallation } from './support/built-installation.ts';
import { Crowd } from './support/crowd.ts';
import type { FaultCase } from './support/fault-case.ts';
import { bookFailures, Ledger } from './support/ledger.ts';
import { openSite } from './support/opened-site.ts';
import { compareFiles, storedKeys } from './support/stored.ts';
import { until } from './support/until.ts';

const kills = 10;
/** At most so many writes, and so many milliseconds more, go by before a kill. */
const mostWrites = 40;
const mostMs = 40;

async function killAgainAndAgain(installation: BuiltInstallation, random: () => number) {
  const { server: first, pictureId } = await openSite(installation);
  const crowd = new Crowd(new Ledger(), { random, pictureId });
  const { ledger, failures } = crowd;
  let server = first;
  for (let count = 0; count < kills; count += 1) {
    const enough = ledger.entries.length + 1 + Math.floor(random() * mostWrites);
    crowd.start(server.url);
    await until('enough was written', () => ledger.entries.length >= enough, { everyMs: 1 });
    await pause(random() * mostMs);
    server.child.kill('SIGKILL');
    await server.exited;
    await crowd.stop();
    server = await installation.start();
  }
  const unknown = ledger.count('unknown');
  const inTime = ledger.count('acknowledged');
  await ledger.sendAgain(new TestClient(server.url));
  await installation.stop(server);
  return installation.read(async (orm) => {
    const counts = ledger.compare(await storedKeys(orm));
    const book = await compareFiles(orm, installation.dataDir);
    const nothingInDoubt = unknown === 0 ? ['no kill hit a write'] : [];
    return {
      what: `${installation.databaseName}: ${kills} times kill -9 under mixed writes`,
      counts,
      seen: `${inTime} acknowledged at once, ${unknown} left without an answer and sent again; ${book.files} files`,
      failures: [...failures, ...bookFailures(counts), ...book.failures, ...nothingInDoubt],
    };
  });
}

export const f01: FaultCase = {
  id: 'F1',
  title: 'The process is killed at any moment',
  run: (bench) =>
    onBothDatabases(bench, (installation) => killAgainAndAgain(installation, bench.random)),
};
