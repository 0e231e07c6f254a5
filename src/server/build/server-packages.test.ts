import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { serverPackages } from './server-packages.ts';

/** What a module is loaded with; what it only fetches when it needs it is not counted. */
const staticImport = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'([^']+)'/gm;

/** The packages that are loaded by a module of ours and all it loads. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file)) return found;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
    if (name.startsWith('.')) {
      const next = path.resolve(path.dirname(file), name);
      for (const each of packagesOf(next, seen)) found.add(each);
    } else if (!isBuiltin(name)) {
      found.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  return found;
}

it('a start reads no package that only few requests need, but an image has them', () => {
  const few = ['uploadthing', 'pdfkit', 'fontverter', '@electric-sql/pglite-prepopulatedfs'];
  const start = packagesOf(fileURLToPath(new URL('../run-server.ts', import.meta.url)));
  const { required } = serverPackages();
  expect(few.filter((name) => start.has(name))).toEqual([]);
  expect(few.filter((name) => !(name in required))).toEqual([]);
});

it.each([
  '../main.ts',
  '../run-server.ts',
  '../backup/run-backup.ts',
  '../backup/run-restore.ts',
  './ensure-messages.ts',
  './ensure-built.ts',
])('%s runs in an image, which has only the packages of the running server', (name) => {
  const needed = packagesOf(fileURLToPath(new URL(name, import.meta.url)));
  const { required } = serverPackages();
  expect([...needed].filter((one) => !(one in required))).toEqual([]);
});
