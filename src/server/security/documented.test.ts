import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** What npm test and npm run test:security collect. */
const collected = /^(src\/.+\.(test|slow)\.ts|e2e\/.+\.spec\.ts)$/;

const filesIn = (text: string) =>
  [...text.matchAll(/`([^`]+\.(?:test|slow|spec)\.ts)`/g)].map(([, file = '']) => file);

test('every promise is shown by tests that are there and run', () => {
  const rows = [...page.matchAll(/^\| (S\d+) .*$/gm)];
  expect(rows.map(([, name]) => name)).toEqual(
    Array.from({ length: 20 }, (_, index) => `S${index + 1}`),
  );
  for (const [row, name] of rows) {
    const files = filesIn(row);
    expect([name, files.length > 0]).toEqual([name, true]);
    for (const file of files) {
      expect([file, collected.test(file), existsSync(path.join(root, file))]).toEqual([
        file,
        true,
        true,
      ]);
    }
  }
});

test('every test of this folder stands on the page', () => {
  const own = readdirSync(import.meta.dirname)
    .map((name) => `src/server/security/${name}`)
    .filter((file) => !file.endsWith('documented.test.ts'));
  expect(filesIn(page)).toEqual(expect.arrayContaining(own));
});
