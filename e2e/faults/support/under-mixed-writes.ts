import { TestClient } from '../../../src/server/testing/test-client.ts';
import { Crowd } from './crowd.ts';
import type { Bench } from './fault-case.ts';
import { Ledger } from './ledger.ts';
import { openSite } from './opened-site.ts';
import { storedKeys } from './stored.ts';
import { answersWith, until } from './until.ts';

type Options = { writers: number; maxConnections?: number };

/** A server on a PostgreSQL of its own that people write to, with its home page kept; they write on until `settle`. */
export async function underMixedWrites(bench: Bench, { writers, ...postgresOptions }: Options) {
  const postgres = await bench.postgres(postgresOptions);
  const installation = await bench.install({ postgres });
  const { server, pictureId } = await openSite(installation);
  const crowd = new Crowd(new Ledger(), { random: bench.random, pictureId, writers });
  const { ledger, failures } = crowd;
  crowd.start(server.url);
  await until('writing is under way', () => ledger.count('acknowledged') > 20);
  // Only now: the picture of a moment ago empties what is kept.
  await until('the home page is kept', () => answersWith(server.url, 200));
  return {
    postgres,
    installation,
    server,
    ledger,
    /** What was answered that no server should answer, so far. */
    failures,
    /** Everybody stops, and sends once more what was not taken; says how much was at once, and how much was not. */
    settle: async (): Promise<string> => {
      await crowd.stop();
      const [inTime, refused] = [ledger.count('acknowledged'), ledger.count('refused')];
      const unknown = ledger.count('unknown');
      await ledger.sendAgain(new TestClient(server.url));
      const unanswered = unknown > 0 ? `, ${unknown} left without an answer` : '';
      return `${inTime} acknowledged at once, ${refused} told 503${unanswered} and sent again`;
    },
    /** Stops the server, and compares what it said with what it stored. */
    compare: async () => {
      await installation.stop(server);
      return ledger.compare(await installation.read(storedKeys));
    },
  };
}
