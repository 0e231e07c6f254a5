import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { openTransport } from '../services/mail-transport.ts';
import { openObjectStore } from '../storage/object-store.ts';
import {
  describeOnBothDatabases,
  openTestDatabase,
  type TestDatabase,
} from '../testing/test-database.ts';
import { startSchedules } from './schedules.ts';

/** A task that is begun is due again after a quarter of an hour, one that is done after an hour. */
const settledSeconds = 3000;

describeOnBothDatabases('scheduled tasks', (kind) => {
  let database: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    dataDir = mkdtempSync(path.join(tmpdir(), 'talabridge-schedules-'));
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('is stopped once the task that runs has ended, and begins no other', async () => {
    const logs: string[] = [];
    const log = createLog('info', { write: (line: string) => logs.push(line) });
    const mailFolder = path.join(dataDir, 'mail');
    const stored = openObjectStore(dataDir);
    const reached = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    let partsSwept = false;
    const stop = startSchedules({
      orm: database.orm,
      objects: {
        ...stored,
        belongsTo: async (installation) => {
          reached.resolve();
          await held.promise;
          return stored.belongsTo(installation);
        },
        parts: {
          ...stored.parts,
          removeOlderThan: async (before) => {
            partsSwept = true;
            return stored.parts.removeOlderThan(before);
          },
        },
      },
      mail: openTransport({
        smtpUrl: undefined,
        from: 'site@talabridge.example',
        folder: mailFolder,
      }),
      log,
      mailFolder,
    });
    const isSettled = async () => {
      const [row] = await database.orm.em
        .fork()
        .execute<{ settled: boolean }[]>(
          `select "next_at" > now() + make_interval(secs => ?) as "settled" from "chores" where "name" = 'uploads'`,
          [settledSeconds],
        );
      return row?.settled;
    };

    await reached.promise;
    let isStopped = false;
    const stopping = stop().then(() => {
      isStopped = true;
    });
    expect(await isSettled()).toBe(false);
    expect(isStopped).toBe(false);
    held.resolve();
    await stopping;
    expect(await isSettled()).toBe(true);
    expect(partsSwept).toBe(false);
    expect(logs).toEqual([]);
  });
});
