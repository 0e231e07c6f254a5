import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFileLock } from './file-lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'file-lock-'));
  file = path.join(folder, 'made', '.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('work that is asked for twice is done one after the other, also when one fails', async () => {
  let atWork = 0;
  const work = async (fails: boolean) => {
    atWork += 1;
    expect(atWork).toBe(1);
    await setImmediate();
    atWork -= 1;
    if (fails) throw new Error('broken');
    return 'done';
  };
  const results = await Promise.allSettled(
    [false, true, false].map((fails) => withFileLock(file, () => work(fails))),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect(existsSync(file)).toBe(false);
});

test('a lock of a process that is gone, and one that is too old, hold nobody up', async () => {
  await withFileLock(file, async () => {});
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  expect(await withFileLock(file, async () => 'after the dead')).toBe('after the dead');

  writeFileSync(file, String(process.pid));
  const hourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(file, hourAgo, hourAgo);
  expect(await withFileLock(file, async () => 'after the old')).toBe('after the old');
});
