import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOrm } from './orm.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'talabridge-orm-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['an empty folder', []],
  ['a folder in which a start broke off', ['base', 'global']],
])(
  'the embedded database begins in %s, and is there again when it is opened again',
  async (_, left) => {
    const dataDir = path.join(folder, 'database');
    mkdirSync(dataDir);
    for (const name of left) mkdirSync(path.join(dataDir, name));
    if (left.length > 0) writeFileSync(path.join(dataDir, 'global', 'pg_control'), 'half');

    const first = await openOrm({ kind: 'embedded', dataDir });
    await first.em.execute('create table "kept" ("name" text)');
    await first.em.execute(`insert into "kept" values ('Maria')`);
    await first.close();
    await first.reconnect();
    expect(await first.em.fork().execute('select * from "kept"')).toEqual([{ name: 'Maria' }]);
    await first.close();

    const second = await openOrm({ kind: 'embedded', dataDir });
    expect(await second.em.execute('select * from "kept"')).toEqual([{ name: 'Maria' }]);
    await second.close();
  },
);
