import { setTimeout as pause } from 'node:timers/promises';
import { TestClient } from '../../src/server/testing/test-client.ts';
import { Crowd } from './support/crowd.ts';
import type { FaultCase } from './support/fault-case.ts';
import { bookFailures, Ledger } from './support/ledger.ts';
import { openSite } from './support/opened-site.ts';
import { probe, refusalFailures, statusesOf, steadyFailures } from './support/probe.ts';
import { countOf, storedKeys } from './support/stored.ts';
import { answersWith, until } from './support/until.ts';

const frozenMs = 30_000;
/** Whoever asks is told something after so long at most, in seconds: the longest silence, and the wait before it. */
const longestWait = 40;
const atOnce = 3;

export const f03: FaultCase = {
  id: 'F3',
  title: 'PostgreSQL is frozen',
  run: async (bench) => {
    const postgres = await bench.postgres();
    const installation = await bench.install({ postgres });
    const { server, pictureId } = await openSite(installation);
    // More people than there are connections.
    const crowd = new Crowd(new Ledger(), { random: bench.random, pictureId, writers: 20 });
    const { ledger, failures } = crowd;
    crowd.start(server.url);
    await until('writing is under way', () => ledger.count('acknowledged') > 20);
    // Only now: the picture of a moment ago empties what is kept.
    await until('the home page is kept', () => answersWith(server.url, 200));

    postgres.freeze();
    bench.defer(() => postgres.thaw());
    const home = probe(server.url);
    const settings = probe(`${server.url}/api/settings`);
    await pause(frozenMs);
    const homeSeen = await home();
    postgres.thaw();
    const recovery = await until('it has recovered', () =>
      answersWith(`${server.url}/api/settings`, 200),
    );
    await pause(1000);
    const settingsSeen = await settings();
    await crowd.stop();
    const inTime = ledger.count('acknowledged');
    const refused = ledger.count('refused');
    await ledger.sendAgain(new TestClient(server.url));
    const begun = await installation.read((orm) =>
      countOf(
        orm,
        `select count(*) from "pg_stat_activity"
         where "datname" = current_database() and "state" = 'idle in transaction'
           and "state_change" < now() - interval '3 seconds'`,
      ),
    );
    await installation.stop(server);
    const counts = ledger.compare(await installation.read(storedKeys));
    return [
      {
        what: `PostgreSQL held still for ${frozenMs / 1000} s under mixed writes of 20 people`,
        counts,
        seen: `${inTime} acknowledged at once, ${refused} told 503 and sent again; a read meanwhile: ${statusesOf(settingsSeen)}, slowest ${settingsSeen.slowest.toFixed(1)} s; kept home page: ${statusesOf(homeSeen)}, slowest ${homeSeen.slowest.toFixed(1)} s; answers again after ${recovery.toFixed(1)} s`,
        failures: [
          ...failures,
          ...bookFailures(counts),
          ...refusalFailures('a read', settingsSeen),
          ...steadyFailures('the kept home page', homeSeen, atOnce),
          ...(settingsSeen.slowest > longestWait ? ['a read waited too long for an answer'] : []),
          ...(settingsSeen.refusals.length > 0 ? [] : ['no read was refused meanwhile']),
          ...(begun > 0 ? [`${begun} transactions were left open`] : []),
        ],
      },
    ];
  },
};
