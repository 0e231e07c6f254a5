import type { BuiltInstallation, InstallationOptions } from './support/built-installation.ts';
import type { Bench, FaultCase, Trial } from './support/fault-case.ts';
import { leftBehind, schemaOf } from './support/schema.ts';
import { answersWith, until } from './support/until.ts';
import { watched, watchMigration } from './support/watch-migration.ts';

const kills = 3;
/** Up to this part of the work: nearer to its end a kill may come after it. */
const latest = 0.8;

type Undisturbed = { schema: string; most: number };
type Killed = {
  made: number;
  /** It came before the server answered. */
  isMidway: boolean;
  applied: number;
  tables: number;
  isSame: boolean;
  isReady: boolean;
};

/** Starts a server and looks, until `isEnough` or until it answers, at how much its migrations have made. */
function startAndWatch(installation: BuiltInstallation, isEnough: (made: number) => boolean) {
  return watchMigration(installation, async (look) => {
    const { address, ...server } = installation.spawn();
    let isUp = false;
    const settled = () => {
      isUp = true;
    };
    address.then(settled, settled);
    let [made, most] = [0, 0];
    const isOver = async () => {
      made = await look();
      most = Math.max(most, made);
      return isUp || isEnough(made);
    };
    await until('the migrations are that far', isOver, { everyMs: 1 });
    return { server, made, most, isUp };
  });
}

/** The schema of a database that was migrated without a disturbance, and how much was seen of its making. */
async function undisturbed(installation: BuiltInstallation): Promise<Undisturbed> {
  const { server, most } = await startAndWatch(installation, () => false);
  await installation.stop(server);
  return { schema: await installation.read(schemaOf), most };
}

/** Kills the first start once its migrations are so far, and starts again. */
async function killMigration(
  installation: BuiltInstallation,
  enough: number,
  { schema }: Undisturbed,
): Promise<Killed> {
  const { server, made, isUp } = await startAndWatch(installation, (seen) => {
    return seen >= enough;
  });
  server.child.kill('SIGKILL');
  await server.exited;
  const left = await installation.read(leftBehind);
  const next = await installation.start();
  const isReady = await answersWith(`${next.url}/readyz`, 200);
  await installation.stop(next);
  const isSame = (await installation.read(schemaOf)) === schema;
  return { made, isMidway: made > 0 && !isUp, ...left, isReady, isSame };
}

async function killAgain(bench: Bench, options: InstallationOptions): Promise<Trial> {
  const first = await bench.install(options);
  const whole = await undisturbed(first);
  const all = whole.schema.split('\n').filter((line) => line.startsWith('migration ')).length;
  const killed: Killed[] = [];
  for (let count = 0; count < kills; count += 1) {
    const enough = 1 + Math.floor(bench.random() * latest * whole.most);
    killed.push(await killMigration(await bench.install(options), enough, whole));
  }
  // A server of PostgreSQL ends what it was sent in one piece, also when its caller is gone: then all of it is there.
  const midway = killed.filter(({ isMidway }) => isMidway).length;
  const halfDone = killed.filter(({ applied, tables }) => applied === 0 && tables > 0).length;
  const same = killed.filter(({ isSame }) => isSame).length;
  const ready = killed.filter(({ isReady }) => isReady).length;
  const each = (of: (one: Killed) => number) => killed.map(of).join(', ');
  return {
    what: `${first.databaseName}: ${kills} first starts on empty databases killed while they migrated, each then started again`,
    counts: null,
    seen: `${watched[first.databaseName]} just before each kill: ${each(({ made }) => made)} (at most ${whole.most} in an undisturbed start); left after it: ${each(({ applied }) => applied)} of ${all} migrations, ${each(({ tables }) => tables)} tables; ${midway} of ${kills} kills midway; the next start ready ${ready} times, ${same} times with the schema of an undisturbed one`,
    failures: [
      ...(same === kills ? [] : ['a schema is not that of an undisturbed start']),
      ...(ready === kills ? [] : ['/readyz does not answer 200']),
      ...(halfDone === 0 ? [] : ['a migration that is not noted has left tables']),
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
