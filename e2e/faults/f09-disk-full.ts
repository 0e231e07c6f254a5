import { TestClient } from '../../src/server/testing/test-client.ts';
import type { Bench, FaultCase, Trial } from './support/fault-case.ts';
import { bookFailures, type Entry, Ledger } from './support/ledger.ts';
import { mountSmallDisk } from './support/small-disk.ts';
import { compareFiles, partFiles, storedKeys } from './support/stored.ts';
import { contactWrite, resumeWrite, uploadAddress } from './support/writes.ts';

const uploads = 5;
/** Enough writes for any room that the embedded database has made for itself beforehand. */
const mostMessages = 3000;
const refusalsWanted = 20;

/** The disk of the uploads is full; the database has another one. */
async function uploadsOnFullDisk(bench: Bench): Promise<Trial> {
  const disk = mountSmallDisk(bench, 16);
  const postgres = await bench.postgres();
  const installation = await bench.install({ postgres, dataDir: disk.folder });
  const server = await installation.start();
  const client = new TestClient(server.url);
  const ledger = new Ledger();
  const upload = async () => ledger.send(client, resumeWrite((await uploadAddress(client)) ?? ''));
  await upload();
  disk.fill();
  const refused: Entry[] = [];
  for (let count = 0; count < uploads; count += 1) refused.push(await upload());
  const message = await ledger.send(client, contactWrite());
  const told = refused.filter(({ standing }) => standing === 'refused').length;
  const isMessageTaken = message.standing === 'acknowledged';
  const waiting = partFiles(disk.folder).length;
  disk.clear();
  await ledger.sendAgain(client);
  await installation.stop(server);
  return installation.read(async (orm) => {
    const counts = ledger.compare(await storedKeys(orm));
    const book = await compareFiles(orm, disk.folder);
    return {
      what: `no room for uploads: ${uploads} résumés sent, room made, sent again`,
      counts,
      seen: `${told} told 503 with Retry-After, ${isMessageTaken ? 1 : 0} of 1 message beside them taken, ${waiting} pieces left lying; ${book.files} files`,
      failures: [
        ...bookFailures(counts),
        ...book.failures,
        ...(told === uploads ? [] : ['an upload was not refused']),
        ...(isMessageTaken ? [] : ['the message was refused']),
        ...(counts.acknowledged < counts.sent ? ['not every upload was taken in the end'] : []),
      ],
    };
  });
}

/** The disk of the embedded database is full. */
async function databaseOnFullDisk(bench: Bench): Promise<Trial> {
  const disk = mountSmallDisk(bench, 300);
  const installation = await bench.install({ dataDir: disk.folder });
  const server = await installation.start();
  const client = new TestClient(server.url);
  const ledger = new Ledger();
  const failures: string[] = [];
  await ledger.send(client, contactWrite());
  disk.fill();
  let ended = false;
  server.exited.then(() => {
    ended = true;
  });
  for (let count = 0; count < mostMessages && !ended; count += 1) {
    if (ledger.count('refused') >= refusalsWanted) break;
    await ledger.send(client, contactWrite()).catch((error: unknown) => {
      if (!(error instanceof TypeError)) failures.push(String(error));
    });
  }
  const [inTime, refused] = [ledger.count('acknowledged'), ledger.count('refused')];
  disk.clear();
  const hasEnded = ended;
  const again = hasEnded ? await installation.start() : server;
  await ledger.sendAgain(new TestClient(again.url));
  await installation.stop(again);
  const counts = ledger.compare(await installation.read(storedKeys));
  return {
    what: 'no room for the embedded database: messages sent until they are refused, room made, sent again',
    counts,
    seen: `${inTime} acknowledged, ${refused} told 503 with Retry-After; ${hasEnded ? 'the process ended and was started again' : 'it went on by itself'}`,
    failures: [
      ...failures,
      ...bookFailures(counts),
      ...(refused > 0 || hasEnded ? [] : ['the disk was never full']),
      ...(counts.acknowledged < counts.sent ? ['not every message was taken in the end'] : []),
    ],
  };
}

export const f09: FaultCase = {
  id: 'F9',
  title: 'The disk is full',
  run: async (bench) => [await uploadsOnFullDisk(bench), await databaseOnFullDisk(bench)],
};
