import { setTimeout as pause } from 'node:timers/promises';
import { TestClient } from '../../src/server/testing/test-client.ts';
import { Crowd } from './support/crowd.ts';
import type { FaultCase } from './support/fault-case.ts';
import { hogConnections } from './support/hog-connections.ts';
import { bookFailures, Ledger } from './support/ledger.ts';
import { openSite } from './support/opened-site.ts';
import { probe, refusalFailures, statusesOf, steadyFailures } from './support/probe.ts';
import { storedKeys } from './support/stored.ts';
import { answersWith, until } from './support/until.ts';

const maxConnections = 20;
/** For so long nobody but others has a connection, in milliseconds. */
const exhaustedMs = 12_000;
/** A wait for a free connection, and for one query after it; in seconds. */
const longestWait = 20;
const atOnce = 3;

export const f05: FaultCase = {
  id: 'F5',
  title: 'Others take every connection of PostgreSQL',
  run: async (bench) => {
    const postgres = await bench.postgres({ maxConnections });
    const installation = await bench.install({ postgres });
    const { server, pictureId } = await openSite(installation);
    const crowd = new Crowd(new Ledger(), { random: bench.random, pictureId, writers: 12 });
    const { ledger, failures } = crowd;
    crowd.start(server.url);
    await until('writing is under way', () => ledger.count('acknowledged') > 20);
    // Only now: the picture of a moment ago empties what is kept.
    await until('the home page is kept', () => answersWith(server.url, 200));

    const home = probe(server.url);
    const settings = probe(`${server.url}/api/settings`);
    const hog = await installation.read(async (orm) => {
      // In a transaction from before, so that this connection at least stays ours.
      const em = orm.em.fork();
      await em.begin();
      await em.execute('select 1');
      const begun = await hogConnections({ kind: 'postgres', url: postgres.url }, maxConnections);
      bench.defer(begun.release);
      await until('the others have begun', () => begun.held() > 0);
      // The server loses its own connections too, as after a restart of a pooler; others are faster.
      await em.execute(
        `select pg_terminate_backend("pid") from "pg_stat_activity"
         where "datname" = current_database() and "pid" <> pg_backend_pid()`,
      );
      await em.commit();
      return begun;
    });
    await pause(exhaustedMs);
    const homeSeen = await home();
    await hog.release();
    const recovery = await until('it has recovered', () =>
      answersWith(`${server.url}/api/settings`, 200),
    );
    await pause(1000);
    const settingsSeen = await settings();
    await crowd.stop();
    const inTime = ledger.count('acknowledged');
    const refused = ledger.count('refused');
    await ledger.sendAgain(new TestClient(server.url));
    await installation.stop(server);
    const counts = ledger.compare(await installation.read(storedKeys));
    return [
      {
        what: `others held ${hog.held()} of ${maxConnections} connections for ${exhaustedMs / 1000} s under mixed writes`,
        counts,
        seen: `${inTime} acknowledged at once, ${refused} told 503 and sent again; a read meanwhile: ${statusesOf(settingsSeen)}, slowest ${settingsSeen.slowest.toFixed(1)} s; kept home page: ${statusesOf(homeSeen)}; answers again after ${recovery.toFixed(1)} s`,
        failures: [
          ...failures,
          ...bookFailures(counts),
          ...refusalFailures('a read', settingsSeen),
          ...steadyFailures('the kept home page', homeSeen, atOnce),
          ...(settingsSeen.slowest > longestWait ? ['a read waited too long for an answer'] : []),
          ...(refused + settingsSeen.refusals.length > 0 ? [] : ['nobody was refused']),
        ],
      },
    ];
  },
};
