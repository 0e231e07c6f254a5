import { execFileSync } from 'node:child_process';
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

const projectFiles = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const documents = projectFiles.filter((file) => /^(docs\/.+|README|CONTRIBUTING)\.md$/.test(file));

/** A name that the rules of the house give as one never to be used. */
const forbiddenName = 'utils.ts';

/** Files and folders of the project that a document names between backticks; patterns and examples are none. */
const namedPaths = (text: string) =>
  [...text.matchAll(/`([\w./@-]+)`/g)]
    .map(([, name = '']) => name.replace(/^\.\//, '').replace(/\/$/, ''))
    .filter((name) =>
      /^(src|e2e|bench|docs|migrations|\.ci)\/|(^\w|\/).*\.(ts|tsx|mjs)$/.test(name),
    )
    .filter((name) => name !== forbiddenName);

/** Where its links lead within the project. */
const linkedPaths = (document: string, text: string) =>
  [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)[^)]*\)/g)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(document), target),
  );

const isThere = (name: string) =>
  existsSync(path.join(root, name)) || projectFiles.some((file) => file.endsWith(`/${name}`));

test.each(documents)('every path that %s names is there', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const named = [...namedPaths(text), ...linkedPaths(document, text)];
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});
