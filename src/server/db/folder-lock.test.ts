import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderLockedError, lockFolder } from './folder-lock.ts';

const lockModule = new URL('./folder-lock.ts', import.meta.url).href;
let parent: string;
let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'talabridge-lock-'));
  folder = path.join(parent, 'data');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(parent, { recursive: true, force: true });
});

/** Another process that takes the lock and keeps it until it is killed. */
async function lockElsewhere(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { lockFolder } = await import('${lockModule}');
     await lockFolder(${JSON.stringify(folder)});
     setInterval(() => {}, 1000);
     console.log('locked');`,
  ]);
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

test('a second process is refused and told who holds the folder and what to do', async () => {
  const holder = await lockElsewhere();
  const refused = await lockFolder(folder).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(FolderLockedError);
  expect(String(refused)).toContain(folder);
  expect(String(refused)).toContain(`process ${holder.pid}`);
  expect(String(refused)).toContain('DATA_DIR');
});

test('the folder is free at once when its holder was killed', async () => {
  const holder = await lockElsewhere();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const unlock = await lockFolder(folder);
  const refused = await lockFolder(folder).catch((error: unknown) => error);
  expect(String(refused)).toContain(`process ${process.pid}`);
  await unlock();
});

test('given back, it can be taken again', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
  await unlock();
  expect(existsSync(path.join(folder, 'holder'))).toBe(false);
  await (await lockFolder(folder))();
});

test('the same folder by another name is the same folder; another one is not', async () => {
  const unlock = await lockFolder(folder);
  const link = path.join(parent, 'link');
  symlinkSync(folder, link);
  await expect(lockFolder(link)).rejects.toThrow(FolderLockedError);
  await (await lockFolder(path.join(parent, 'other')))();
  await unlock();
});

test('a folder that is made here is for its owner alone', async () => {
  const unlock = await lockFolder(folder);
  expect(statSync(folder).mode & 0o077).toBe(0);
  await unlock();
});
