import { freePort } from '../../.ci/free-port.ts';
import { openJobs } from '../../src/server/jobs/open-jobs.ts';
import { createLog } from '../../src/server/log.ts';
import { startMailServer } from '../../src/server/testing/mail-server.ts';
import { TestClient } from '../../src/server/testing/test-client.ts';
import { AdminApi } from '../support/admin-api.ts';
import { onBothDatabases } from './support/both-databases.ts';
import type { BuiltInstallation } from './support/built-installation.ts';
import type { Bench, FaultCase } from './support/fault-case.ts';
import { bookFailures, Ledger } from './support/ledger.ts';
import { storedKeys } from './support/stored.ts';
import { until } from './support/until.ts';
import { contactWrite } from './support/writes.ts';

const messages = 30;
const log = createLog('silent', { write: () => true });

/** The clock of the queue goes on by an hour: what it put off until then may be tried now. */
async function anHourPasses(installation: BuiltInstallation): Promise<void> {
  await installation.read(async (orm) => {
    const jobs = await openJobs(orm, installation.target, { log, isSupervised: false });
    await orm.em
      .fork()
      .execute(
        `update "pgboss"."job" set "start_after" = "start_after" - interval '1 hour' where "state" = 'retry'`,
      );
    await jobs.stop();
  });
}

async function mailServerDown(bench: Bench, installation: BuiltInstallation) {
  const port = await freePort();
  const variables = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  const first = await installation.start(variables);
  const ledger = new Ledger();
  const client = new TestClient(first.url);
  for (let count = 0; count < messages; count += 1) await ledger.send(client, contactWrite());
  const { client: admin } = await AdminApi.open(first.url);
  const tried = async () => {
    const { rows } = await admin.trpc.admin.mails.list.query({ limit: 100 });
    return rows.filter(({ attempts, lastError }) => attempts > 0 && lastError !== null).length;
  };
  await until('every mail was tried once', async () => (await tried()) >= messages, {
    everyMs: 200,
  });
  const triedInVain = await tried();
  await installation.stop(first);

  await anHourPasses(installation);
  const mailServer = await startMailServer(port);
  bench.defer(mailServer.stop);
  const second = await installation.start(variables);
  const recipients = ledger.entries.map(({ key }) => key.replace('contact ', ''));
  const timesOf = (address: string) =>
    mailServer.mails.filter((mail) => mail.includes(`To: ${address}`)).length;
  await until('every mail has come', () => recipients.every((address) => timesOf(address) > 0));
  await installation.stop(second);
  const counts = ledger.compare(await installation.read(storedKeys));
  const twice = recipients.filter((address) => timesOf(address) > 1).length;
  return {
    what: `${installation.databaseName}: ${messages} messages while no mail server answered, an hour (of the queue's clock) later one does`,
    counts,
    seen: `${triedInVain} mails tried in vain and kept; ${mailServer.mails.length} delivered, ${twice} of them twice`,
    failures: [
      ...bookFailures(counts),
      ...(counts.acknowledged < messages ? ['a message was refused'] : []),
      ...(twice > 0 ? [`${twice} mails were delivered twice`] : []),
    ],
  };
}

export const f11: FaultCase = {
  id: 'F11',
  title: 'The mail server is down for an hour',
  run: (bench) => onBothDatabases(bench, (installation) => mailServerDown(bench, installation)),
};
