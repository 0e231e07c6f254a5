import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Tells whether a file is a test, or serves tests alone. */
export const isTestFile = (file: string): boolean => /\.(test|slow)\.tsx?$|\/testing\//.test(file);

/** Lists the source files of src, without tests and what only tests use, by their paths from the root. */
export function listSourceFiles(): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'src'],
    { cwd: root, encoding: 'utf8' },
  );
  return listed
    .split('\n')
    .filter(
      (file) =>
        /\.[cm]?[jt]sx?$/.test(file) && !isTestFile(file) && existsSync(path.join(root, file)),
    );
}

export const readSource = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A comment may stand within an import; a text that looks like one is followed by no import. */
const comment = /\/\*[\s\S]*?\*\/|(?<=^|[\s,{(])\/\/.*/g;

const statement =
  /(?:^|\n)\s*(import|export)(\s+type)?\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"`]([^'"`]+)['"`]\s*\)/g;

/** Yields what a file imports, as it stands there, and whether it is types alone. */
export function* importsOf(file: string): Generator<{ target: string; isType: boolean }> {
  for (const match of readSource(file).replaceAll(comment, '').matchAll(statement)) {
    const target = match[3] ?? match[4] ?? match[5];
    if (target) yield { target, isType: match[2] !== undefined };
  }
}
