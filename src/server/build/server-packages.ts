import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The project's package.json, by its path. */
export const manifestFile = path.join(root, 'package.json');

/** Tools that build, and that serve sources in development; none of them runs in an image. */
const buildOnlyFiles = /^src\/server\/(build\/|develop\.ts|http\/development-renderer\.ts)/;

/** Tests and what they use: see `.dockerignore`. */
const testFiles = /\.(test|slow)\.ts$|\/testing\//;

/** Returns whether a text names the package, or builds its name from its scope. */
function isNamed(name: string, text: string): boolean {
  const [scope = ''] = name.split('/');
  const names = [`'${name}'`, `'${name}/`];
  if (name.startsWith('@')) names.push(`${scope}/$`, `node_modules/${scope}/'`);
  return names.some((one) => text.includes(one));
}

/** package.json as it is, and those of its dependencies that the running server names, with their versions. */
export function serverPackages() {
  const sources = ['src/server', 'src/shared'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .filter(
        (name) => /\.(ts|mjs)$/.test(name) && !buildOnlyFiles.test(name) && !testFiles.test(name),
      ),
  );
  const text = sources.map((name) => readFileSync(path.join(root, name), 'utf8')).join('\n');
  const manifest = z
    .looseObject({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const required = Object.entries(manifest.dependencies).filter(([name]) => isNamed(name, text));
  return { manifest, required: Object.fromEntries(required) };
}
