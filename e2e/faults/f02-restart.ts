import { setTimeout as pause } from 'node:timers/promises';
import { TestClient } from '../../src/server/testing/test-client.ts';
import { Crowd } from './support/crowd.ts';
import type { FaultCase } from './support/fault-case.ts';
import { bookFailures, Ledger } from './support/ledger.ts';
import { openSite } from './support/opened-site.ts';
import {
  pageRefusalFailures,
  probe,
  refusalFailures,
  statusesOf,
  steadyFailures,
} from './support/probe.ts';
import { storedKeys } from './support/stored.ts';
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
    const postgres = await bench.postgres();
    const installation = await bench.install({ postgres });
    const { server, pictureId } = await openSite(installation);
    const crowd = new Crowd(new Ledger(), { random: bench.random, pictureId, writers });
    const { ledger, failures } = crowd;
    crowd.start(server.url);
    await until('writing is under way', () => ledger.count('acknowledged') > 20);
    // Only now: the picture of a moment ago empties what is kept.
    await until('the home page is kept', () => answersWith(server.url, 200));

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
    await crowd.stop();
    const inTime = ledger.count('acknowledged');
    const refused = ledger.count('refused');
    await ledger.sendAgain(new TestClient(server.url));
    await until('it says that it is ready', () => answersWith(`${server.url}/readyz`, 200));
    await installation.stop(server);
    const counts = ledger.compare(await installation.read(storedKeys));
    return [
      {
        what: `PostgreSQL crashed under mixed writes of ${writers} people, ${awayMs / 1000} s later started again; then ${moreRestarts} times more`,
        counts,
        seen: `${inTime} acknowledged at once, ${refused} told 503 and sent again; a read meanwhile: ${statusesOf(settingsSeen)}, slowest ${settingsSeen.slowest.toFixed(1)} s; kept home page: ${statusesOf(homeSeen)}; a page that was not kept: ${statusesOf(otherSeen)}; answers again ${recovery.toFixed(1)} s after the start`,
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
