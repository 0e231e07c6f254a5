import type { LocalPostgres } from '../../../.ci/postgres.ts';
import type { BuiltInstallation, InstallationOptions } from './built-installation.ts';
import type { Counts } from './ledger.ts';

/** One line of the table: what was done, and what was found afterwards. */
export type Trial = {
  what: string;
  /** Of the writes that were sent meanwhile; null where it is not about writes. */
  counts: Counts | null;
  /** Other figures, in words. */
  seen: string;
  /** What did not hold, a sentence each; none where all of it did. */
  failures: string[];
};

/** What a case gets from the runner, which clears all of it away afterwards. */
export type Bench = {
  /** A number from 0 up to 1, by the seed that the runner prints. */
  random: () => number;
  /** A PostgreSQL server for this case alone. Throws where none is installed. */
  postgres: (options?: { maxConnections?: number }) => Promise<LocalPostgres>;
  /** The built server, not started yet, on an empty folder and an empty database. */
  install: (options: InstallationOptions) => Promise<BuiltInstallation>;
  /** Runs at the end of the case, last thing first, whatever came of it. */
  defer: (cleanUp: () => unknown) => void;
};

export type FaultCase = {
  /** Its row in docs/reliability.md: `F1`. */
  id: string;
  title: string;
  run: (bench: Bench) => Promise<Trial[]>;
};
