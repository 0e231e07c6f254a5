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
    let [ended, named] = [0, 0];
    for (let count = 0; count < tries; count += 1) {
      const second = installation.spawn();
      const code = await second.exited;
      if (code === 1) ended += 1;
      else failures.push(`the second process ended with ${code}`);
      const isNamed = second.output().includes(`process ${first.child.pid}`);
      if (isNamed) named += 1;
      else failures.push(`the second process did not name the first: ${second.output()}`);
      await ledger.send(client, contactWrite());
    }
    first.child.kill('SIGKILL');
    await first.exited;
    const next = await installation.start();
    const { standing } = await ledger.send(new TestClient(next.url), contactWrite());
    await installation.stop(next);
    const counts = ledger.compare(await installation.read(storedKeys));
    return [
      {
        what: `${tries} second processes on one folder, then the first killed and another started`,
        counts,
        seen: `${ended} ended with 1, ${named} named the process that holds the folder; a write to the one after kill -9: ${standing}`,
        failures: [...failures, ...bookFailures(counts)],
      },
    ];
  },
};
