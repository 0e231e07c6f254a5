import { setTimeout as pause } from 'node:timers/promises';
import type { FaultCase } from './support/fault-case.ts';
import { bookFailures } from './support/ledger.ts';
import {
  pageRefusalFailures,
  probe,
  refusalFailures,
  statusesOf,
  steadyFailures,
} from './support/probe.ts';
import { underMixedWrites } from './support/under-mixed-writes.ts';
import { answersWith, until } from './support/until.ts';

/** For so long the database is away, in milliseconds. */
const awayMs = 6000;
/** More often than there are connections: none may be lost with a restart. */
const writers = 12;
const moreRestarts = 3;
/** A kept page is there at once, on a busy machine too; in seconds. */
const atOnce = 3;

export const f02: FaultCase = {
  id: 'F2',
  title: 'PostgreSQL is restarted',
  run: async (bench) => {
    const site = await underMixedWrites(bench, { writers });
    const { postgres, server, ledger, failures } = site;

    const home = probe(server.url);
    const alive = probe(`${server.url}/healthz`);
    const settings = probe(`${server.url}/api/settings`);
    const other = probe(`${server.url}/gallery`);
    postgres.crash();
    await pause(awayMs);
    const knows = await answersWith(`${server.url}/readyz`, 503);
    const [homeSeen, aliveSeen] = [await home(), await alive()];
    postgres.start();
    const recovery = await until('it has recovered', () =>
      answersWith(`${server.url}/api/settings`, 200),
    );
    for (let count = 0; count < moreRestarts; count += 1) {
      const enough = ledger.count('acknowledged') + writers;
      await until('writing goes on', () => ledger.count('acknowledged') > enough);
      postgres.crash();
      postgres.start();
    }
    const enough = ledger.count('acknowledged') + writers;
    await until('writing goes on', () => ledger.count('acknowledged') > enough);
    const settingsSeen = await settings();
    const otherSeen = await other();
    const written = await site.settle();
    await until('it says that it is ready', () => answersWith(`${server.url}/readyz`, 200));
    const counts = await site.compare();
    return [
      {
        what: `PostgreSQL crashed under mixed writes of ${writers} people, ${awayMs / 1000} s later started again; then ${moreRestarts} times more`,
        counts,
        seen: `${written}; a read meanwhile: ${statusesOf(settingsSeen)}, slowest ${settingsSeen.slowest.toFixed(1)} s; kept home page: ${statusesOf(homeSeen)}; a page that was not kept: ${statusesOf(otherSeen)}; answers again ${recovery.toFixed(1)} s after the start`,
        failures: [
          ...failures,
          ...bookFailures(counts),
          ...refusalFailures('a read', settingsSeen),
          ...pageRefusalFailures('a page that was not kept', otherSeen),
          ...steadyFailures('the kept home page', homeSeen, atOnce),
          ...steadyFailures('/healthz', aliveSeen, atOnce),
          ...(knows ? [] : ['/readyz did not answer 503 meanwhile']),
          ...(settingsSeen.refusals.length > 0 ? [] : ['no read was refused meanwhile']),
        ],
      },
    ];
  },
};
