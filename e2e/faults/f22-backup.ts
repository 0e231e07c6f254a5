import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LocalPostgres } from '../../.ci/postgres.ts';
import type { Orm } from '../../src/server/db/orm.ts';
import { databaseUrl, onServer } from '../../src/server/testing/postgres-server.ts';
import { AdminApi } from '../support/admin-api.ts';
import type { BuiltInstallation } from './support/built-installation.ts';
import { root } from './support/built-server.ts';
import { contentBeyond, contentOf, sizeOfContent } from './support/content.ts';
import { Crowd } from './support/crowd.ts';
import type { Bench, FaultCase, Trial } from './support/fault-case.ts';
import { bookFailures, Ledger } from './support/ledger.ts';
import { openSite } from './support/opened-site.ts';
import { ageFiles, compareFiles, countOf, objectFiles, storedKeys } from './support/stored.ts';
import { until } from './support/until.ts';

const run = promisify(execFile);
const twoHoursMs = 2 * 3_600_000;

/** `npm run backup` and `npm run restore`, as their scripts run them. */
function command(
  name: 'backup' | 'restore',
  { target, dataDir }: BuiltInstallation,
  args: string[],
) {
  const database = target.kind === 'postgres' ? { DATABASE_URL: target.url } : {};
  return run(process.execPath, [`src/server/backup/run-${name}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...database },
  });
}

/** Nothing is left: neither the folder nor the database. */
async function wipe(
  { target, dataDir }: BuiltInstallation,
  postgres?: LocalPostgres,
): Promise<void> {
  rmSync(dataDir, { recursive: true });
  mkdirSync(dataDir);
  if (target.kind !== 'postgres' || !postgres) return;
  const name = new URL(target.url).pathname.slice(1);
  await onServer(databaseUrl(postgres.url, 'postgres'), [
    `drop database "${name}" with (force)`,
    `create database "${name}"`,
  ]);
}

/** Those whose rows stay as they were written: what a backup has of them is what was there, to the letter. */
const lastingTables = ['contact_messages', 'clients', 'applications', 'gallery_likes', 'images'];

/** Everything gone, and back from a backup. */
async function wipeAndRestore(
  installation: BuiltInstallation,
  backup: string,
  postgres?: LocalPostgres,
) {
  await wipe(installation, postgres);
  await command('restore', installation, [backup]);
}

/** A backup of what nobody writes to is all of it: every row of every table, every byte of every file. */
async function backUpStanding(
  installation: BuiltInstallation,
  backup: string,
  postgres?: LocalPostgres,
) {
  const content = () => installation.read((orm) => contentOf(orm, installation.dataDir));
  const before = await content();
  await command('backup', installation, [backup]);
  await wipeAndRestore(installation, backup, postgres);
  const after = await content();
  return {
    ...sizeOfContent(before),
    failures: [
      ...contentBeyond(before, after).map((what) => `${what} did not come back as they were`),
      ...contentBeyond(after, before).map((what) => `${what} came back that were not there`),
    ],
  };
}

async function backUpUnderWrites(bench: Bench, postgres?: LocalPostgres): Promise<Trial> {
  const installation = await bench.install(postgres ? { postgres } : {});
  const folder = mkdtempSync(path.join(tmpdir(), 'talabridge-backup-'));
  bench.defer(() => rmSync(folder, { recursive: true, force: true }));
  const { server, pictureId } = await openSite(installation);
  const crowd = new Crowd(new Ledger(), { random: bench.random, pictureId });
  const { ledger } = crowd;
  crowd.start(server.url);
  await until('writing is under way', () => ledger.count('acknowledged') > 40);
  const before = ledger.entries.filter(({ standing }) => standing === 'acknowledged');
  await command('backup', installation, [path.join(folder, 'first')]);
  await until('writing goes on', () => ledger.count('acknowledged') > before.length + 10);
  await crowd.stop();
  await installation.stop(server);
  const content = (orm: Orm) => contentOf(orm, installation.dataDir);
  const original = await installation.read(content);

  await wipeAndRestore(installation, path.join(folder, 'first'), postgres);
  const altered = contentBeyond(await installation.read(content), original, lastingTables);
  // Files are saved after the rows, so that no row is without its file; those that came in between belong to nobody
  // here, and go with the next sweep once they are an hour old.
  ageFiles(installation.dataDir, twoHoursMs);
  const { files, loose } = await installation.read(async (orm) => {
    await orm.em.fork().execute('delete from "chores"');
    return compareFiles(orm, installation.dataDir);
  });
  const again = await installation.start();
  await until(
    'loose files are swept',
    () => objectFiles(installation.dataDir).size === files - loose,
  );
  const { client: admin } = await AdminApi.open(again.url);
  const login = await admin.get('/api/auth/user');
  await installation.stop(again);

  const standing = await backUpStanding(installation, path.join(folder, 'second'), postgres);
  return installation.read(async (orm) => {
    const stored = await storedKeys(orm);
    const whole = ledger.compare(stored);
    const upTo = new Ledger();
    upTo.entries.push(...before);
    const counts = upTo.compare(stored);
    const book = await compareFiles(orm, installation.dataDir);
    const pictures = await countOf(orm, 'select count(*) from "gallery_items"');
    return {
      what: `${installation.databaseName}: \`npm run backup\` under mixed writes, everything wiped, \`npm run restore\`; then both once more while nobody writes`,
      counts,
      seen: `of ${whole.acknowledged} acknowledged in all, the ${counts.acknowledged} before the backup are there, and ${whole.stored - counts.stored} of those during it, each row and file as it was; ${book.files} files, ${book.files - book.loose} with a row, after ${loose} of later were swept; the second time ${standing.rows} rows and ${standing.files} files, compared by digest`,
      failures: [
        ...crowd.failures,
        ...bookFailures({ ...counts, twice: whole.twice }),
        ...altered.map((what) => `${what} are not as they were`),
        ...standing.failures,
        ...book.failures,
        ...(pictures === 1 ? [] : ['the picture is gone']),
        ...(login.status === 200 ? [] : ['nobody can log in']),
      ],
    };
  });
}

export const f22: FaultCase = {
  id: 'F22',
  title: 'A backup under writes, and everything from it',
  run: async (bench) => {
    const postgres = await bench.postgres();
    return [await backUpUnderWrites(bench), await backUpUnderWrites(bench, postgres)];
  },
};
