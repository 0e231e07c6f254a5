import { cpSync } from 'node:fs';
import { databaseTarget } from '../../src/server/db/database-target.ts';
import { User } from '../../src/server/db/entities/accounts.ts';
import { Application } from '../../src/server/db/entities/applications.ts';
import { Attempt, AttemptSection } from '../../src/server/db/entities/assessments.ts';
import { openOrm } from '../../src/server/db/orm.ts';
import { migrate } from '../../src/server/db/startup.ts';
import { readEnv } from '../../src/server/env.ts';
import { prepareInstallation } from '../../src/server/prepare-installation.ts';
import { openObjectStore } from '../../src/server/storage/object-store.ts';
import { storeApplications } from '../../src/server/testing/applicant.ts';
import { hashCheaply } from '../../src/server/testing/cheap-hash.ts';
import { databaseUrl, onServer } from '../../src/server/testing/postgres-server.ts';
import { people } from './people.ts';

// Runs as a process of its own before the server opens the same database: adds people, and what a first start would.
const env = readEnv(process.env);
const { DATABASE_URL, TEST_DATABASE_URL = '', STARTED_DIR, STARTED_DATABASE } = process.env;
let target = databaseTarget(DATABASE_URL, env.DATA_DIR);
let orm = await openOrm(target);
await migrate(orm, target);
const peopleEm = orm.em.fork();
if ((await peopleEm.count(User)) === 0) {
  for (const { password, ...person } of Object.values(people)) {
    peopleEm.create(User, { ...person, passwordHash: await hashCheaply(password) });
  }
  await peopleEm.flush();
}
// Leaves it as it is before its first start, and goes on in a copy, for the servers that have a first start of their own.
if (STARTED_DIR) {
  await orm.close(true);
  cpSync(env.DATA_DIR, STARTED_DIR, { recursive: true });
  if (DATABASE_URL && STARTED_DATABASE) {
    const unstarted = new URL(DATABASE_URL).pathname.slice(1);
    await onServer(TEST_DATABASE_URL, [
      `create database "${STARTED_DATABASE}" template "${unstarted}"`,
    ]);
  }
  target = databaseTarget(
    STARTED_DATABASE && databaseUrl(TEST_DATABASE_URL, STARTED_DATABASE),
    STARTED_DIR,
  );
  orm = await openOrm(target);
}
// A record from before the formula changed, where a test asks for one: a letter was left out near the beginning.
if (process.env.FORMER_APPLICATION) {
  const em = orm.em.fork();
  const [id = ''] = await storeApplications(orm, [
    { email: process.env.FORMER_APPLICATION, applicantName: 'Greta Former' },
  ]);
  const attempt = em.create(Attempt, { locale: 'en', closedAt: new Date(), formulaVersion: 1 });
  em.create(AttemptSection, {
    attempt,
    section: 'typing',
    finishedAt: new Date(),
    typedText: 'The quck brown fox',
    elapsedMs: 4000,
    durationSeconds: 60,
    wpm: 60,
    accuracy: 28,
  });
  await em.flush();
  const scores = { typingTestWpm: 60, typingTestAccuracy: 28, scoreSource: 'verified' } as const;
  await em.nativeUpdate(Application, { id }, { ...scores, attempt: attempt.id });
}
// What the server would do at its start, so that servers which start on copies of it find it done.
const objects = openObjectStore(STARTED_DIR ?? env.DATA_DIR, env.UPLOADTHING_TOKEN);
const nobody = () => {};
await prepareInstallation({ orm, target, objects }, env, {
  administrator: nobody,
  mediaKitPin: nobody,
  demoLogin: nobody,
});
await orm.close();
