import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { digestSources } from './compile-messages.ts';

const root = path.join(import.meta.dirname, '../../..');

test('a digest of sources changes with a source, and not with what the compiler of messages writes beside it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'talabridge-sources-'));
  try {
    const digest = () => digestSources([path.relative(root, folder)]);
    const write = (name: string) => writeFileSync(path.join(folder, name), name);
    write('settings.json');
    const before = digest();
    mkdirSync(path.join(folder, 'paraglide'));
    for (const name of ['paraglide/runtime.js', '.meta.json', '.gitignore', 'README.md']) {
      write(name);
    }
    expect(digest()).toBe(before);
    write('en.json');
    expect(digest()).not.toBe(before);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
