import type { BuiltInstallation } from './built-installation.ts';
import type { Bench, Trial } from './fault-case.ts';

/** Runs a trial on the embedded database and on PostgreSQL, each in an installation of its own. */
export async function onBothDatabases(
  bench: Bench,
  tryOut: (installation: BuiltInstallation) => Promise<Trial>,
  variables: Record<string, string> = {},
): Promise<Trial[]> {
  const embedded = await tryOut(await bench.install({ variables }));
  const postgres = await bench.postgres();
  return [embedded, await tryOut(await bench.install({ postgres, variables }))];
}
