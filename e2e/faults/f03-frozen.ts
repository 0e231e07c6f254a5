import { setTimeout as pause } from 'node:timers/promises';
import type { FaultCase } from './support/fault-case.ts';
import { bookFailures } from './support/ledger.ts';
import { probe, refusalFailures, statusesOf, steadyFailures } from './support/probe.ts';
import { countOf } from './support/stored.ts';
import { underMixedWrites } from './support/under-mixed-writes.ts';
import { answersWith, until } from './support/until.ts';

const frozenMs = 30_000;
/** More people than there are connections. */
const writers = 20;
/** Whoever asks is told something after so long at most, in seconds: the longest silence, and the wait before it. */
const longestWait = 40;
const atOnce = 3;

export const f03: FaultCase = {
  id: 'F3',
  title: 'PostgreSQL is frozen',
  run: async (bench) => {
    const site = await underMixedWrites(bench, { writers });
    const { postgres, installation, server, failures } = site;

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
    const written = await site.settle();
    const begun = await installation.read((orm) =>
      countOf(
        orm,
        `select count(*) from "pg_stat_activity"
         where "datname" = current_database() and "state" = 'idle in transaction'
           and "state_change" < now() - interval '3 seconds'`,
      ),
    );
    const counts = await site.compare();
    return [
      {
        what: `PostgreSQL held still for ${frozenMs / 1000} s under mixed writes of ${writers} people`,
        counts,
        seen: `${written}; a read meanwhile: ${statusesOf(settingsSeen)}, slowest ${settingsSeen.slowest.toFixed(1)} s; kept home page: ${statusesOf(homeSeen)}, slowest ${homeSeen.slowest.toFixed(1)} s; answers again after ${recovery.toFixed(1)} s`,
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
