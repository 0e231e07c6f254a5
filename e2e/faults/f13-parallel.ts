import { TestClient } from '../../src/server/testing/test-client.ts';
import { onBothDatabases } from './support/both-databases.ts';
import type { BuiltInstallation } from './support/built-installation.ts';
import type { FaultCase } from './support/fault-case.ts';
import { bookFailures, Ledger } from './support/ledger.ts';
import { openSite } from './support/opened-site.ts';
import { storedKeys } from './support/stored.ts';
import { oneOfEach } from './support/writes.ts';

const times = 50;

async function sendAtOnce(installation: BuiltInstallation) {
  const { server, pictureId } = await openSite(installation);
  const ledger = new Ledger();
  const failures: string[] = [];
  /** Of each kind, how many answers are as the first. */
  const equal: number[] = [];
  const writes = await oneOfEach(new TestClient(server.url), pictureId);
  for (const { key, post } of writes) {
    const answers = await Promise.all(
      Array.from({ length: times }, () => post(new TestClient(server.url))),
    );
    const texts = answers.map(({ status, text }) => `${status} ${text}`);
    const different = new Set(texts);
    equal.push(texts.filter((each) => each === texts[0]).length);
    if (different.size > 1)
      failures.push(`${key}: different answers: ${[...different].join(' | ')}`);
    const isTaken = answers.every(({ status }) => status === 200 || status === 201);
    ledger.entries.push({
      key,
      standing: isTaken ? 'acknowledged' : 'refused',
      send: async () => 'refused',
    });
  }
  await installation.stop(server);
  const counts = ledger.compare(await installation.read(storedKeys));
  const notAll = counts.acknowledged < writes.length ? ['not every write was taken'] : [];
  return {
    what: `${installation.databaseName}: each of ${writes.length} kinds of writes sent ${times} times at once`,
    counts,
    seen: `answers that are as the first: ${equal.join(', ')} of ${times}`,
    failures: [...failures, ...bookFailures(counts), ...notAll],
  };
}

export const f13: FaultCase = {
  id: 'F13',
  title: 'The same form many times at once',
  run: (bench) => onBothDatabases(bench, sendAtOnce),
};
