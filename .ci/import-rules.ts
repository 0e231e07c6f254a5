import { builtinModules } from 'node:module';
import path from 'node:path';
import { importsOf, isTestFile, listSourceFiles } from './source-files.ts';

// Who may import whom. A linter sees one specifier at a time; this looks at where it leads, and at types apart.

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
const serverOnly = /^(express|@mikro-orm\/|@trpc\/server|node:)/;
const appRouter = 'src/server/trpc/routers/app\\.ts$';
/** The files directly in src/client: the router, the typed calls, the entries. */
const clientRoot = 'client/[^/]+$';
const errors = 'server/errors\\.ts$';

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
  {
    files: /^src\/server\/db\//,
    may: new RegExp(`^src/((shared|server/db)/|${errors})`),
    notPackages: web,
  },
  {
    files: /^src\/server\/storage\//,
    may: new RegExp(`^src/((shared|server/storage)/|${errors})`),
    notPackages: database,
  },
  {
    files: /^src\/server\/services\//,
    may: new RegExp(`^src/((shared|server/(db|services))/|${errors})`),
    mayTypes: /^src\/server\/storage\//,
    notPackages: web,
  },
  // Demo content is made by the use cases that a person would call.
  {
    files: /^src\/server\/seed\//,
    may: new RegExp(`^src/((shared|server/(db|services|seed))/|${errors})`),
    notPackages: web,
  },
  {
    files: /^src\/server\/trpc\/routers\//,
    may: new RegExp(`^src/((shared|server/(services|trpc))/|${errors})`),
    notPackages: database,
  },
  {
    files: /^src\/server\/trpc\//,
    may: new RegExp(`^src/((shared|server/(services|trpc))/|server/request-scope\\.ts$|${errors})`),
    notPackages: /^express/,
  },
  {
    files: /^src\/server\/(rest|http|uploads)\//,
    may: /^src\/(shared\/|server\/(?!seed\/|backup\/|main\.ts|run-server\.ts|app\.ts))/,
    mayTypes: /^src\/client\/app-context/,
  },
  {
    files: /^src\/server\//,
    may: /^src\/(shared|server)\//,
    mayTypes: /^src\/client\/app-context/,
  },
  {
    files: /^src\/client\/lib\//,
    may: /^src\/(shared|client\/lib)\//,
    mayTypes: /^src\/server\/uploads\/uploadthing\.ts$/,
    notPackages: /^(express|@trpc\/|@mikro-orm\/|node:)/,
  },
  {
    files: /^src\/client\/ui\//,
    may: /^src\/(shared|client\/(ui|lib))\//,
    notPackages: /^(express|@trpc\/|@mikro-orm\/|node:)/,
  },
  {
    files: /^src\/client\/domain\//,
    may: /^src\/(shared|client\/(domain|ui|lib))\//,
    notPackages: serverOnly,
  },
  {
    files: /^src\/client\/routes\//,
    may: new RegExp(`^src/((shared|client/(features|domain|ui|lib|routes))/|${clientRoot})`),
    notPackages: serverOnly,
  },
  {
    files: /^src\/client\/lean\//,
    may: /^src\/(shared|client\/(lean|lib))\//,
    notPackages: serverOnly,
  },
  {
    files: /^src\/client\/(entry-[^/]+|router)\.tsx$/,
    may: new RegExp(`^src/((shared|client/(domain|ui|lib|routes|styles))/|${clientRoot})`),
    notPackages: /^(express|@mikro-orm\/|@trpc\/server)/,
  },
  {
    files: /^src\/client\/[^/]+$/,
    may: new RegExp(`^src/((shared|client/(domain|ui|lib))/|${clientRoot})`),
    mayTypes: new RegExp(`^${appRouter}`),
    notPackages: /^(express|@mikro-orm\/|@trpc\/server)/,
  },
];

/** A feature sees itself and what all features share, never another feature. */
function featureLayer(feature: string): Layer {
  return {
    files: /^src\/client\/features\//,
    may: new RegExp(`^src/((shared|client/(domain|ui|lib|features/${feature}))/|${clientRoot})`),
    mayTypes: new RegExp(`^(${appRouter}|src/server/uploads/uploadthing\\.ts$)`),
    notPackages: serverOnly,
  };
}

function layerOf(file: string): Layer | undefined {
  const feature = /^src\/client\/features\/([^/]+)\//.exec(file)?.[1];
  return feature ? featureLayer(feature) : layers.find(({ files }) => files.test(file));
}

function problem(file: string, layer: Layer, target: string, isType: boolean): string | null {
  if (!target.startsWith('.')) {
    const name = builtinModules.includes(target) ? `node:${target}` : target;
    return layer.notPackages?.test(name) ? `${file} may not import the package ${target}` : null;
  }
  const led = path.posix.join(path.posix.dirname(file), target);
  if (isTestFile(led)) return `${file} may not import ${led}, which serves tests`;
  if (layer.may.test(led) || (isType && layer.mayTypes?.test(led))) return null;
  return `${file} may not import ${isType ? 'even a type of ' : ''}${led}`;
}

const files = listSourceFiles();

const problems = files.flatMap((file) => {
  const layer = layerOf(file);
  if (!layer) return [`${file} is in no folder that the rules know`];
  return [...importsOf(file)].flatMap(
    ({ target, isType }) => problem(file, layer, target, isType) ?? [],
  );
});
for (const line of problems) console.error(line);
console.log(`${files.length} files, ${problems.length} imports against the rules`);
process.exit(problems.length === 0 ? 0 : 1);
