import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { prepareInstallation } from './prepare-installation.ts';
import { openObjectStore } from './storage/object-store.ts';
import { type Installation, makeInstallation } from './testing/installation.ts';
import { waitForAddress } from './testing/server-process.ts';
import { TestClient } from './testing/test-client.ts';
import { describeInRest, describeOnDatabases, openTestDatabase } from './testing/test-database.ts';

/** For tests that start several processes, on a machine that is busy. */
const timeoutMs = 300_000;

describeInRest('a first start', (kind) => {
  let installation: Installation;
  beforeAll(async () => {
    installation = await makeInstallation(kind);
  });
  afterAll(() => installation.remove());

  test(
    'that breaks off in the demo content has told its secrets, which count from then on',
    async () => {
      // Nothing can be stored where a folder is wanted and a file lies, as on a full disk.
      const objects = path.join(installation.dataDir, 'objects');
      mkdirSync(installation.dataDir, { recursive: true });
      writeFileSync(objects, '');
      const first = installation.spawn({ DEMO_CONTENT: 'on' });
      expect(await first.exited).toBe(1);
      const said = first.output();
      expect(said).toContain('ENOTDIR');
      const password = /Password \(shown only this once\): (\S+)/.exec(said)?.[1];
      expect(password).toMatch(/^[\w-]{16}$/);
      expect(said).toMatch(/PIN of the media kit: \d{4}\n/);

      rmSync(objects);
      const second = installation.spawn();
      const client = new TestClient(await waitForAddress(second));
      expect(second.output()).not.toContain('shown only this once');
      const { status } = await client.post('/api/auth/login', { username: 'admin', password });
      expect(status).toBe(200);
    },
    timeoutMs,
  );
});

describeOnDatabases('preparing an installation', (kind) => {
  test('tells each secret as soon as it is stored, once, whatever goes wrong afterwards', async () => {
    const database = await openTestDatabase(kind);
    const dataDir = mkdtempSync(path.join(tmpdir(), 'talabridge-first-'));
    writeFileSync(path.join(dataDir, 'objects'), '');
    const told: string[] = [];
    const prepare = (demoContent: string) =>
      prepareInstallation(
        { ...database, objects: openObjectStore(dataDir) },
        readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO_CONTENT: demoContent }),
        {
          administrator: (password) => told.push(`password ${password}`),
          mediaKitPin: (pin) => told.push(`pin ${pin}`),
          demoLogin: () => told.push('demo login'),
        },
      );
    await expect(prepare('on')).rejects.toThrow('unavailable');
    expect(told).toEqual([
      expect.stringMatching(/^password [\w-]{16}$/),
      expect.stringMatching(/^pin \d{4}$/),
    ]);
    await prepare('off');
    expect(told).toHaveLength(2);
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
