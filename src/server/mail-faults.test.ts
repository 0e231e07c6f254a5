import { afterAll, beforeAll, expect, test } from 'vitest';
import { OutgoingMail } from './db/entities/mail.ts';
import { openOrm } from './db/orm.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { createLog } from './log.ts';
import { type Installation, makeInstallation } from './testing/installation.ts';
import { startMailServer } from './testing/mail-server.ts';
import { waitForAddress } from './testing/server-process.ts';
import { TestClient } from './testing/test-client.ts';
import { describeInRest } from './testing/test-database.ts';

/** For tests that start several processes, on a machine that is busy. */
const timeoutMs = 300_000;
const log = createLog('silent', { write: () => true });
const email = 'once@clients.example';

describeInRest('a process that dies over a mail', (kind) => {
  let installation: Installation;
  beforeAll(async () => {
    installation = await makeInstallation(kind);
  });
  afterAll(() => installation.remove());

  /** As if nobody had been there for an hour: whose time is over, the queue itself finds out. */
  async function anHourPasses(): Promise<void> {
    const { target } = installation;
    const orm = await openOrm(target);
    const jobs = await openJobs(orm, target, { log, isSupervised: false });
    const em = orm.em.fork();
    await em.execute(
      `update "pgboss"."job" set "started_on" = "started_on" - interval '1 hour' where "state" = 'active'`,
    );
    await em.execute('update "pgboss"."queue" set "monitor_on" = null, "monitor_claim_on" = null');
    await jobs.boss.supervise('mail');
    await em.execute(
      `update "pgboss"."job" set "start_after" = "start_after" - interval '1 hour' where "state" = 'retry'`,
    );
    await em.execute(
      `update "outgoing_mails" set "claimed_until" = "claimed_until" - interval '1 hour'`,
    );
    await jobs.stop();
    await orm.close();
  }

  async function storedMail(): Promise<OutgoingMail> {
    const orm = await openOrm(installation.target);
    const mail = await orm.em.fork().findOneOrFail(OutgoingMail, { recipient: email });
    await orm.close();
    return mail;
  }

  test(
    'after the mail server took it leaves it to the next one, under the same Message-ID',
    async () => {
      let whenTaken = () => {};
      // Administrators are told of the message too.
      const isOurs = (mail: string) => mail.includes(`To: ${email}`);
      const mailServer = await startMailServer(0, (mail) => {
        if (isOurs(mail)) whenTaken();
      });
      const taken = () => mailServer.mails.filter(isOurs);
      const variables = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` };
      const first = installation.spawn(variables);
      whenTaken = () => first.child.kill('SIGKILL');
      const answer = await new TestClient(await waitForAddress(first)).post('/api/contact', {
        name: 'Lena Brandt',
        email,
        message: 'Who answers at night?',
        consent: true,
      });
      expect(answer.status).toBe(200);
      expect(await first.exited).toBeNull();
      expect(taken()).toHaveLength(1);
      expect(await storedMail()).toMatchObject({ status: 'queued', attempts: 1 });

      await anHourPasses();
      whenTaken = () => {};
      const second = installation.spawn(variables);
      await waitForAddress(second);
      await expect.poll(() => taken().length, { timeout: 60_000 }).toBe(2);
      second.child.kill('SIGTERM');
      expect(await second.exited).toBe(0);
      const { id, ...mail } = await storedMail();
      expect(mail).toMatchObject({ status: 'sent', attempts: 2, text: null });
      const ids = taken().map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]?.trim());
      expect(ids).toEqual([`<${id}@talabridge.example>`, `<${id}@talabridge.example>`]);
      await mailServer.stop();
    },
    timeoutMs,
  );
});
