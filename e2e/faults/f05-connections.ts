import { setTimeout as pause } from 'node:timers/promises';
import type { FaultCase } from './support/fault-case.ts';
import { hogConnections } from './support/hog-connections.ts';
import { bookFailures } from './support/ledger.ts';
import { probe, refusalFailures, statusesOf, steadyFailures } from './support/probe.ts';
import { underMixedWrites } from './support/under-mixed-writes.ts';
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
    const site = await underMixedWrites(bench, { writers: 12, maxConnections });
    const { postgres, installation, server, ledger, failures } = site;

    const home = probe(server.url);
    const settings = probe(`${server.url}/api/settings`);
    const hog = await installation.read(async (orm) => {
      // In a transaction from before, so that this connection at least stays ours.
      const em = orm.em.fork();
      await em.begin();
      await em.execute('select 1');
      // They come in at a database of their own, and keep what they have.
      const begun = await hogConnections({ kind: 'postgres', url: postgres.url }, maxConnections);
      bench.defer(begun.release);
      // The server loses its connections, as after a restart of a pooler, until the others were faster with each.
      const takenOver = async () => {
        await em.execute(
          `select pg_terminate_backend("pid") from "pg_stat_activity"
           where "datname" = current_database() and "pid" <> pg_backend_pid()`,
        );
        return begun.held() >= maxConnections - 1;
      };
      await until('the others have every connection', takenOver, { everyMs: 20 }).finally(() =>
        em.commit(),
      );
      return begun;
    });
    await pause(exhaustedMs);
    const homeSeen = await home();
    const held = hog.held();
    await hog.release();
    const recovery = await until('it has recovered', () =>
      answersWith(`${server.url}/api/settings`, 200),
    );
    await pause(1000);
    const settingsSeen = await settings();
    const refused = ledger.count('refused');
    const written = await site.settle();
    const counts = await site.compare();
    return [
      {
        what: `others take ${maxConnections - 1} of ${maxConnections} connections or all under mixed writes, and give them back after ${exhaustedMs / 1000} s`,
        counts,
        seen: `the others had ${held} in the end; ${written}; a read meanwhile: ${statusesOf(settingsSeen)}, slowest ${settingsSeen.slowest.toFixed(1)} s; kept home page: ${statusesOf(homeSeen)}; answers again after ${recovery.toFixed(1)} s`,
        failures: [
          ...failures,
          ...bookFailures(counts),
          ...refusalFailures('a read', settingsSeen),
          ...steadyFailures('the kept home page', homeSeen, atOnce),
          ...(settingsSeen.slowest > longestWait ? ['a read waited too long for an answer'] : []),
          ...(held >= maxConnections - 1 ? [] : [`the others had only ${held} in the end`]),
          ...(refused + settingsSeen.refusals.length > 0 ? [] : ['nobody was refused']),
        ],
      },
    ];
  },
};
