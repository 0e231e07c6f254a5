import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalPostgres } from '../../../.ci/postgres.ts';
import { BuiltInstallation } from './built-installation.ts';
import type { Bench, FaultCase, Trial } from './fault-case.ts';
import { seededRandom } from './seeded-random.ts';
import { unlessInterrupted } from './unless-interrupted.ts';

/** A case that takes longer hangs, on any machine; in milliseconds. */
const longestMs = 20 * 60_000;

/** One that breaks off does not hold, and keeps none of the others from being tried. */
async function trialsOf(
  faultCase: FaultCase,
  bench: Bench,
  interrupted: AbortSignal,
): Promise<Trial[]> {
  const calledOff = AbortSignal.any([interrupted, AbortSignal.timeout(longestMs)]);
  try {
    return await unlessInterrupted(calledOff, () => faultCase.run(bench));
  } catch (error) {
    const failures = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    return [{ what: 'could not be carried out', counts: null, seen: '', failures }];
  }
}

/** Keeps what the servers said, for whoever has to mend what did not hold; answers where. */
function keepOutput({ id }: FaultCase, installations: readonly BuiltInstallation[]): string {
  const file = path.join(tmpdir(), `talabridge-faults-${id}.log`);
  writeFileSync(file, installations.map((each) => each.output()).join('\n'));
  return file;
}

export type CaseResult = {
  trials: Trial[];
  /** Where the servers' log is, when something did not hold. */
  log: string | null;
};

/**
 * Runs a case and clears away what it made.
 * @param interrupted ends it before its time
 */
export async function runCase(
  faultCase: FaultCase,
  seed: number,
  interrupted: AbortSignal,
): Promise<CaseResult> {
  const cleanUps: (() => unknown)[] = [];
  const installations: BuiltInstallation[] = [];
  const bench: Bench = {
    random: seededRandom(seed),
    defer: (cleanUp) => void cleanUps.push(cleanUp),
    postgres: async (options) => {
      const server = await startLocalPostgres(options);
      if (!server) throw new Error('PostgreSQL is not installed here');
      cleanUps.push(server.stop);
      return server;
    },
    install: async (options) => {
      const installation = await BuiltInstallation.make(options);
      installations.push(installation);
      cleanUps.push(() => installation.remove());
      return installation;
    },
  };
  try {
    const trials = await trialsOf(faultCase, bench, interrupted);
    const holds = trials.every(({ failures }) => failures.length === 0);
    return { trials, log: holds ? null : keepOutput(faultCase, installations) };
  } finally {
    for (const cleanUp of cleanUps.toReversed()) {
      // What cannot be cleared away is no reason to leave the rest.
      await Promise.resolve()
        .then(cleanUp)
        .catch((error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
        });
    }
  }
}
