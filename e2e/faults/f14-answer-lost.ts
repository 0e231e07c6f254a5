import { TestClient } from '../../src/server/testing/test-client.ts';
import { onBothDatabases } from './support/both-databases.ts';
import type { BuiltInstallation } from './support/built-installation.ts';
import type { Bench, FaultCase } from './support/fault-case.ts';
import { bookFailures, Ledger } from './support/ledger.ts';
import { openLossyLine } from './support/lossy-line.ts';
import { openSite } from './support/opened-site.ts';
import { storedKeys } from './support/stored.ts';
import { oneOfEach, resumeWrite, uploadAddress } from './support/writes.ts';

/** So often the answer is lost before one comes through. */
const losses = 3;

async function loseAnswers(bench: Bench, installation: BuiltInstallation) {
  const { server, pictureId } = await openSite(installation);
  const line = await openLossyLine(server.url);
  bench.defer(line.stop);
  const ledger = new Ledger();
  const client = new TestClient(server.url);
  const address = (await uploadAddress(client)) ?? '';
  for (const write of [...(await oneOfEach(client, pictureId)), resumeWrite(address)]) {
    for (let count = 0; count < losses; count += 1) {
      await write.send(new TestClient(line.url)).catch(() => {});
    }
    await ledger.send(client, write);
  }
  await installation.stop(server);
  const counts = ledger.compare(await installation.read(storedKeys));
  const expected = losses * counts.sent;
  return {
    what: `${installation.databaseName}: ${losses} answers to each of ${counts.sent} kinds of writes lost, then sent once more`,
    counts,
    seen: `${line.lost.length} answers lost`,
    failures: [
      ...bookFailures(counts),
      ...(counts.acknowledged < counts.sent ? ['not every write was taken in the end'] : []),
      ...(line.lost.length === expected ? [] : [`${expected} answers should have been lost`]),
    ],
  };
}

export const f14: FaultCase = {
  id: 'F14',
  title: 'The answer is lost, and the form is sent again',
  run: (bench) => onBothDatabases(bench, (installation) => loseAnswers(bench, installation)),
};
