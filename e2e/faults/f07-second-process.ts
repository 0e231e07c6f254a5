import { TestClient } from '../../src/server/testing/test-client.ts';
import type { FaultCase } from './support/fault-case.ts';
import { bookFailures, Ledger } from './support/ledger.ts';
import { storedKeys } from './support/stored.ts';
import { contactWrite } from './support/writes.ts';

const tries = 3;

export const f07: FaultCase = {
  id: 'F7',
  title: 'A second process on the embedded database',
  run: async (bench) => {
    const installation = await bench.install({});
    const first = await installation.start();
    const client = new TestClient(first.url);
    const ledger = new Ledger();
    const failures: string[] = [];
    await ledger.send(client, contactWrite());
    for (let count = 0; count < tries; count += 1) {
      const second = installation.spawn();
      const code = await second.exited;
      if (code !== 1) failures.push(`the second process ended with ${code}`);
      const isNamed = second.output().includes(`process ${first.child.pid}`);
      if (!isNamed) failures.push(`the second process did not name the first: ${second.output()}`);
      await ledger.send(client, contactWrite());
    }
    first.child.kill('SIGKILL');
    await first.exited;
    const next = await installation.start();
    await ledger.send(new TestClient(next.url), contactWrite());
    await installation.stop(next);
    const counts = ledger.compare(await installation.read(storedKeys));
    return [
      {
        what: `${tries} second processes on one folder, then the first killed and another started`,
        counts,
        seen: 'each second one ended at once and named the process that holds the folder; after kill -9 the next one had it',
        failures: [...failures, ...bookFailures(counts)],
      },
    ];
  },
};
