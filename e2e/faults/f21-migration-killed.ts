import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, FaultCase, Trial } from './support/fault-case.ts';
import type { Installation, InstallationOptions } from './support/installation.ts';
import { appliedMigrations, schemaOf } from './support/schema.ts';
import { countOf } from './support/stored.ts';
import { answersWith, until } from './support/until.ts';

const kills = 3;
/** From the first sign of the work to its end it takes about so long, in milliseconds. */
const workMs = { PostgreSQL: 250, embedded: 1500 };

/** Waits for the first sign that a process works on the database. */
async function untilBegun(installation: Installation): Promise<void> {
  const { target, dataDir } = installation;
  const said = 'the migrations have begun';
  if (target.kind !== 'postgres') {
    await until(said, () => existsSync(path.join(dataDir, 'database', 'PG_VERSION')));
    return;
  }
  const isLocked = `select count(*) from "pg_locks" where "locktype" = 'advisory' and "granted"`;
  await installation.read((orm) =>
    until(said, async () => (await countOf(orm, isLocked)) > 0, { everyMs: 1 }),
  );
}

type Killed = { applied: number; isSame: boolean; isReady: boolean };

/** Kills the first start at a random moment of its migrations, and starts again. */
async function killMigration(
  installation: Installation,
  wanted: string,
  random: () => number,
): Promise<Killed> {
  const { child, exited } = installation.spawn();
  await untilBegun(installation);
  await pause(random() * workMs[installation.databaseName]);
  child.kill('SIGKILL');
  await exited;
  const applied = await installation.read(appliedMigrations);
  const server = await installation.start();
  const isReady = await answersWith(`${server.url}/readyz`, 200);
  await installation.stop(server);
  return { applied, isReady, isSame: (await installation.read(schemaOf)) === wanted };
}

/** The schema of a database that was migrated without a disturbance. */
async function undisturbed(installation: Installation): Promise<string> {
  await installation.stop(await installation.start());
  return installation.read(schemaOf);
}

async function killAgain(bench: Bench, options: InstallationOptions): Promise<Trial> {
  const first = await bench.install(options);
  const wanted = await undisturbed(first);
  const all = wanted.split('\n').filter((line) => line.startsWith('migration ')).length;
  const killed: Killed[] = [];
  for (let count = 0; count < kills; count += 1) {
    killed.push(await killMigration(await bench.install(options), wanted, bench.random));
  }
  const midway = killed.filter(({ applied }) => applied < all).length;
  return {
    what: `${first.databaseName}: ${kills} first starts on empty databases killed, each then started again`,
    counts: null,
    seen: `migrations applied after each kill: ${killed.map(({ applied }) => applied).join(', ')} of ${all}; the next start went through to the same schema`,
    failures: [
      ...(killed.every(({ isSame }) => isSame)
        ? []
        : ['a schema is not that of an undisturbed start']),
      ...(killed.every(({ isReady }) => isReady) ? [] : ['/readyz does not answer 200']),
      ...(midway > 0 ? [] : ['no kill came in time']),
    ],
  };
}

export const f21: FaultCase = {
  id: 'F21',
  title: 'The process is killed while it migrates',
  run: async (bench) => {
    const postgres = await bench.postgres();
    return [await killAgain(bench, {}), await killAgain(bench, { postgres })];
  },
};
