import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Who may import whom. A linter sees one specifier at a time; this looks at where it leads, and at types apart.
const root = fileURLToPath(new URL('..', import.meta.url));

type Layer = {
  /** Files of the layer, by the start of their path; the first layer that fits counts. */
  files: RegExp;
  /** Files they may import. */
  may: RegExp;
  /** Files of which they may import types only. */
  mayTypes?: RegExp;
  /** Packages they may not import. */
  notPackages?: RegExp;
};

const database = /^(@mikro-orm\/|@electric-sql\/|kysely)/;
const web = /^(express|iron-session|@trpc\/server|uploadthing)/;
const appRouter = 'src/server/trpc/routers/app\\.ts$';
const clientCore = 'src/client/[^/]+$';

const layers: Layer[] = [
  {
    files: /^src\/shared\//,
    may: /^src\/shared\//,
    notPackages: /^(?!zod$|superjson$)/,
  },
  {
    files: /^src\/server\/db\/entities\//,
    may: /^src\/(shared|server\/db\/entities)\//,
    notPackages: /^(?!@mikro-orm\/core$|node:)/,
  },
  // Demo content is made by the use cases that a person would call.
  { files: /^src\/server\/db\/seed\//, may: /^src\/(shared|server\/(db|services))\// },
  { files: /^src\/server\/db\//, may: /^src\/(shared|server\/db)\//, notPackages: web },
  {
    files: /^src\/server\/services\//,
    may: /^src\/(shared|server\/(db|services))\//,
    mayTypes: /^src\/server\/uploads\//,
    notPackages: web,
  },
  {
    files: /^src\/server\/trpc\/routers\//,
    may: /^src\/(shared|server\/(services|trpc))\//,
    notPackages: database,
  },
  {
    files: /^src\/server\/trpc\//,
    may: /^src\/(shared|server\/(services|trpc|http\/request-scope\.ts))/,
    mayTypes: /^src\/server\/http\//,
    notPackages: /^express/,
  },
  {
    files: /^src\/server\//,
    may: /^src\/(shared|server)\//,
    mayTypes: /^src\/client\/app-context/,
  },
  {
    files: /^src\/client\/(ui|lib)\//,
    may: /^src\/(shared|client\/(ui|lib))\//,
    mayTypes: /^src\/server\/uploads\/file-router\.ts$/,
    notPackages: /^(express|@trpc\/|@mikro-orm\/|node:)/,
  },
  {
    files: /^src\/client\/routes\//,
    may: new RegExp(`^(src/(shared|client/(features|ui|lib|routes))/|${clientCore})`),
    notPackages: /^(express|@mikro-orm\/|@trpc\/server|node:)/,
  },
  {
    files: /^src\/client\//,
    may: new RegExp(`^(src/(shared|client/(features|ui|lib|routes|styles))/|${clientCore})`),
    mayTypes: new RegExp(`^${appRouter}`),
    notPackages: /^(express|@mikro-orm\/|@trpc\/server)/,
  },
];

/** A feature sees itself and what all features share, never another feature. */
function featureLayer(feature: string): Layer {
  return {
    files: /^src\/client\/features\//,
    may: new RegExp(`^(src/(shared|client/(ui|lib|features/${feature}))/|${clientCore})`),
    mayTypes: new RegExp(`^${appRouter}`),
    notPackages: /^(express|@mikro-orm\/|@trpc\/server|node:)/,
  };
}

function layerOf(file: string): Layer | undefined {
  const feature = /^src\/client\/features\/([^/]+)\//.exec(file)?.[1];
  return feature ? featureLayer(feature) : layers.find(({ files }) => files.test(file));
}

const statement =
  /(?:^|\n)\s*(import|export)(\s+type)?\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

function* importsOf(file: string): Generator<{ target: string; isType: boolean }> {
  for (const match of readFileSync(path.join(root, file), 'utf8').matchAll(statement)) {
    const target = match[3] ?? match[4] ?? match[5];
    if (target) yield { target, isType: match[2] !== undefined };
  }
}

function problem(file: string, layer: Layer, target: string, isType: boolean): string | null {
  if (!target.startsWith('.')) {
    const refused = layer.notPackages?.test(target) ?? false;
    return refused && !isType ? `${file} may not import the package ${target}` : null;
  }
  const led = path.posix.join(path.posix.dirname(file), target);
  if (layer.may.test(led) || (isType && layer.mayTypes?.test(led))) return null;
  return `${file} may not import ${isType ? 'even a type of ' : ''}${led}`;
}

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(
    (file) =>
      existsSync(path.join(root, file)) &&
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$|\/testing\//.test(file),
  );

const problems = files.flatMap((file) => {
  const layer = layerOf(file);
  if (!layer) return [];
  return [...importsOf(file)].flatMap(
    ({ target, isType }) => problem(file, layer, target, isType) ?? [],
  );
});
for (const line of problems) console.error(line);
console.log(`${files.length} files, ${problems.length} imports against the rules`);
process.exit(problems.length === 0 ? 0 : 1);
