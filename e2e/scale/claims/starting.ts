import { readdirSync } from 'node:fs';
import type { LocalPostgres } from '../../../.ci/postgres.ts';
import type { Orm } from '../../../src/server/db/orm.ts';
import { migrate } from '../../../src/server/db/startup.ts';
import { TestClient } from '../../../src/server/testing/test-client.ts';
import type { BuiltInstallation } from '../../faults/support/built-installation.ts';
import { countOf } from '../../faults/support/stored.ts';
import { type Claim, exactly } from '../support/claim.ts';
import { Fleet } from '../support/fleet.ts';

/** As the demo content has it; twice as many where two servers filled the same tables. */
const demo = {
  employee_profiles: 12,
  news_articles: 5,
  gallery_items: 12,
  clients: 12,
  bookings: 3,
};

/** One of the first migrations: everything since then is still to come. */
const oldSchema = 'Migration20261120190210';

/** Writes down every time that a chore is begun or settled. */
const watchChores = [
  'create table "chore_log" ("name" text not null)',
  `create function "log_chore" () returns trigger language plpgsql as
   $$ begin insert into chore_log values (new.name); return new; end $$`,
  `create trigger "log_chore" after insert or update on "chores"
   for each row execute function "log_chore" ()`,
];

async function prepareChores(installation: BuiltInstallation): Promise<void> {
  await installation.read(async (orm) => {
    await migrate(orm, installation.target);
    for (const statement of watchChores) await orm.em.fork().execute(statement);
  });
}

const rowsOf = (orm: Orm, table: string) => countOf(orm, `select count(*) from "${table}"`);

/** How many of the servers printed something. */
const printed = (fleet: Fleet, text: RegExp) =>
  fleet.servers.filter((server) => text.test(server.output())).length;

async function onEmptyDatabase(postgres: LocalPostgres, size: number): Promise<Claim[]> {
  const fleet = await Fleet.start(postgres, {
    size,
    variables: { DEMO_CONTENT: 'on', ADMIN_PASSWORD: '' },
  });
  try {
    const password = /once\): (\S+)/.exec(fleet.servers.map((each) => each.output()).join(''))?.[1];
    const client = new TestClient(fleet.proxy.url);
    await client.post('/api/auth/login', { username: 'admin', password });
    const users = await Promise.all(
      fleet.asEach(client).map((browser) => browser.get('/api/auth/user')),
    );
    return await fleet.installation.read(async (orm) => {
      const { dataDir } = fleet.installation;
      const secrets = readdirSync(dataDir).filter((name) => name.startsWith('session-secret'));
      const content = await Promise.all(
        Object.entries(demo).map(async ([table, rows]) => (await rowsOf(orm, table)) === rows),
      );
      return [
        exactly('started at once on an empty database', fleet.servers.length, size),
        exactly(
          'first administrators',
          await countOf(orm, `select count(*) from "users" where "role" = 'admin'`),
          1,
        ),
        exactly('servers that printed the password', printed(fleet, /Password \(shown/), 1),
        exactly('servers that printed the PIN', printed(fleet, /PIN of the media kit/), 1),
        exactly('files with the session secret', secrets.length, 1),
        exactly(
          'servers that know its sessions',
          users.filter(({ status }) => status === 200).length,
          size,
        ),
        exactly(
          'tables of demo content that are filled once',
          content.filter(Boolean).length,
          content.length,
        ),
      ];
    });
  } finally {
    await fleet.remove();
  }
}

async function onOldDatabase(postgres: LocalPostgres, size: number): Promise<Claim[]> {
  const fleet = await Fleet.start(postgres, {
    size,
    prepare: (installation) =>
      installation.read(async (orm) => {
        await orm.migrator.up({ to: oldSchema });
        const filled = `insert into "settings" ("key", "value", "updated_at") values ('from before', 'kept', now())`;
        await orm.em.fork().execute(filled);
      }),
  });
  try {
    return await fleet.installation.read(async (orm) => [
      exactly('started at once on a database of an older version', fleet.servers.length, size),
      exactly('migrations that are left', (await orm.migrator.getPending()).length, 0),
      exactly(
        'rows from before',
        await countOf(orm, `select count(*) from "settings" where "key" = 'from before'`),
        1,
      ),
    ]);
  } finally {
    await fleet.remove();
  }
}

async function withChores(postgres: LocalPostgres, size: number): Promise<Claim[]> {
  const fleet = await Fleet.start(postgres, { size, prepare: prepareChores });
  try {
    // Whoever stops has looked what is due before, and lets the chores that run end.
    for (const server of fleet.servers) await fleet.installation.stop(server);
    return await fleet.installation.read(async (orm) => {
      const chores = await rowsOf(orm, 'chores');
      return [
        { what: 'chores by the clock', figure: String(chores), holds: chores > 0 },
        exactly('times that one was begun or settled', await rowsOf(orm, 'chore_log'), 2 * chores),
      ];
    });
  } finally {
    await fleet.remove();
  }
}

/** What must happen once although several servers begin at the same moment. */
export async function starting(postgres: LocalPostgres, size: number): Promise<Claim[]> {
  return [
    ...(await onEmptyDatabase(postgres, size)),
    ...(await onOldDatabase(postgres, size)),
    ...(await withChores(postgres, size)),
  ];
}
