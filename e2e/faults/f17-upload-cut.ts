import { TestClient } from '../../src/server/testing/test-client.ts';
import { pdfOfSize } from '../../src/server/uploads/testing/resume-files.ts';
import { AdminApi } from '../support/admin-api.ts';
import { onBothDatabases } from './support/both-databases.ts';
import type { BuiltInstallation } from './support/built-installation.ts';
import type { FaultCase } from './support/fault-case.ts';
import { HalfSent } from './support/half-sent.ts';
import { bookFailures, Ledger } from './support/ledger.ts';
import { ageFiles, compareFiles, objectFiles, partFiles, storedKeys } from './support/stored.ts';
import { until } from './support/until.ts';
import { applicationWrite, resumeUrlOf, resumeWrite, uploadAddress } from './support/writes.ts';

const size = 4_000_000;
const twoHoursMs = 2 * 3_600_000;

async function cutInTheMiddle(installation: BuiltInstallation) {
  const server = await installation.start();
  const client = new TestClient(server.url);
  const body = await pdfOfSize(size);
  const ledger = new Ledger();
  const failures: string[] = [];
  const half = async (address: string) => {
    const headers = { 'content-type': 'application/pdf', origin: server.url };
    const url = new URL(address, server.url).href;
    return HalfSent.begin(url, { method: 'PUT', headers }, body);
  };

  // The line breaks: nothing is left, nothing is to be seen, and the same address takes it the next time.
  const address = (await uploadAddress(client)) ?? '';
  const cut = await half(address);
  await until('half of it has come', () => partFiles(installation.dataDir).length === 1);
  cut.cut();
  await until('what came is gone', () => partFiles(installation.dataDir).length === 0);
  if (objectFiles(installation.dataDir).size > 0) failures.push('half a file was kept');
  const { client: admin } = await AdminApi.open(server.url);
  const seen = await admin.get(resumeUrlOf(address));
  if (seen.status !== 404) failures.push(`half a file is answered with ${seen.status}`);
  const early = await applicationAnswer(client, resumeUrlOf(address));
  if (early !== 400) failures.push(`an application with half a file is answered with ${early}`);
  const resume = await ledger.send(client, resumeWrite(address));
  await ledger.send(client, applicationWrite(resumeUrlOf(address)));

  // The process is killed: half a file stays, and goes with the next start once it is an hour old.
  const orphaned = (await uploadAddress(client)) ?? '';
  await half(orphaned);
  await until('half of it has come', () => partFiles(installation.dataDir).length === 1);
  server.child.kill('SIGKILL');
  await server.exited;
  ageFiles(installation.dataDir, twoHoursMs);
  const next = await installation.start();
  await until('what was left is swept', () => partFiles(installation.dataDir).length === 0);
  await ledger.send(new TestClient(next.url), resumeWrite(orphaned));
  await installation.stop(next);
  return installation.read(async (orm) => {
    const counts = ledger.compare(await storedKeys(orm));
    const book = await compareFiles(orm, installation.dataDir);
    const isWhole = resume.standing === 'acknowledged' && counts.acknowledged === counts.sent;
    return {
      what: `${installation.databaseName}: an upload of ${size / 1e6} MB cut at half, once by the line and once by kill -9`,
      counts,
      seen: `the half answered with ${seen.status}, an application with it with ${early}; the same address afterwards: ${resume.standing}; the half of a killed process is swept; ${book.files} files`,
      failures: [
        ...failures,
        ...bookFailures(counts),
        ...book.failures,
        ...(isWhole ? [] : ['trying again did not work']),
      ],
    };
  });
}

/** What an application is told whose résumé has not come. */
async function applicationAnswer(client: TestClient, resumeUrl: string): Promise<number> {
  return (await applicationWrite(resumeUrl).post(client)).status;
}

export const f17: FaultCase = {
  id: 'F17',
  title: 'An upload is cut at half',
  run: (bench) => onBothDatabases(bench, cutInTheMiddle),
};
