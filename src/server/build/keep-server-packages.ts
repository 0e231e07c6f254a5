import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

// For the image: leaves in package.json only what the running server names, so that `npm prune` takes away what built
// the pages. The pages themselves are bundled whole.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const manifestFile = path.join(root, 'package.json');

/** What builds, and what serves sources while developing; nothing of it runs in an image. */
const notRunning = /^src\/server\/(build\/|develop\.ts|http\/development-renderer\.ts)/;

const sources = ['src/server', 'src/shared'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((name) => /\.(ts|mjs)$/.test(name) && !notRunning.test(name)),
);
const text = sources.map((name) => readFileSync(path.join(root, name), 'utf8')).join('\n');

/** Whether a source names the package, or puts its name together behind its scope. */
function isNamed(name: string): boolean {
  const [scope = ''] = name.split('/');
  const names = [`'${name}'`, `'${name}/`];
  if (name.startsWith('@')) names.push(`${scope}/$`, `node_modules/${scope}/'`);
  return names.some((one) => text.includes(one));
}

const manifest = z
  .looseObject({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
const kept = Object.entries(manifest.dependencies).filter(([name]) => isNamed(name));
const rest = Object.keys(manifest.dependencies).length - kept.length;
writeFileSync(
  manifestFile,
  `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(kept) }, null, 2)}\n`,
);
process.stdout.write(`${kept.length} packages stay, ${rest} only built the pages.\n`);
