import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { InlangPlugin, ProjectSettings } from '@inlang/sdk';
import { withFileLock } from './file-lock.ts';
import { messageOptions } from './message-options.ts';

const { outdir } = messageOptions;
const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Says of which sources the compiled messages are. */
const stampFile = path.join(outdir, '.stamp');

/** Everything that the compiled messages follow from. */
const sources = [
  'src/shared/i18n/messages',
  'src/shared/i18n/project.inlang/settings.json',
  'src/server/build/compile-messages.ts',
  'src/server/build/message-options.ts',
  'package-lock.json',
];

/** Compiled messages, which follow from the catalogue, and notes that the compiler puts beside its settings. */
const written = new Set(['paraglide', '.gitignore', '.meta.json', 'README.md']);

function* filesBelow(entry: string): Generator<string> {
  if (!statSync(entry).isDirectory()) {
    yield entry;
    return;
  }
  for (const name of readdirSync(entry).toSorted()) {
    if (!written.has(name)) yield* filesBelow(path.join(entry, name));
  }
}

/** SHA-256 in hex of the names and contents of files and folders, which are given from the project's root. */
export function digestSources(entries: readonly string[]): string {
  const digest = createHash('sha256');
  for (const entry of entries) {
    for (const file of filesBelow(path.join(root, entry))) {
      digest.update(path.relative(root, file)).update(readFileSync(file));
    }
  }
  return digest.digest('hex');
}

/**
 * Joins the modules, one a message, into one for the server: reading four thousand takes 0.7 s of each start. Types,
 * and the bundles of the pages (`singleMessages`), still come from the modules.
 */
async function joinMessages(): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: path.join(outdir, 'messages', '_index.js'),
      outDir: outdir,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: {
        external: ['../runtime.js'],
        // It lies beside the modules, so what they import is the same from there.
        makeAbsoluteExternalsRelative: false,
        output: { entryFileNames: 'messages/_all.js' },
      },
    },
  });
  const from = (file: string) => `export * from '${file}';\nexport * as m from '${file}';\n`;
  writeFileSync(path.join(outdir, 'messages.d.ts'), from('./messages/_index.js'));
  writeFileSync(path.join(outdir, 'messages.js'), from('./messages/_all.js'));
}

const isFresh = (digest: string) =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest;

/** Returns whether the compiled messages exist and match their sources. */
export const hasFreshMessages = (): boolean => isFresh(digestSources(sources));

/** Causes the next request to compile the messages, because another program than compileMessages writes them. */
export const forgetMessages = (): void => rmSync(stampFile, { force: true });

/** Fewer than would make more values than SQLite takes in a statement, 32,766. */
const rowsPerStatement = 2000;

function* statementsOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    yield rows.slice(start, start + rowsPerStatement);
  }
}

/**
 * Opens the project of the message compiler with the catalogue in it. The compiler's own reading of a folder asks its
 * database for each message and each variant: 4 s and 500 MB more.
 */
async function openProject() {
  const { loadProjectInMemory, newProject } = await import('@inlang/sdk');
  const besideProject = (file: string) => path.resolve(messageOptions.project, '..', file);
  const settings: ProjectSettings = JSON.parse(
    readFileSync(path.join(messageOptions.project, 'settings.json'), 'utf8'),
  );
  const [module = ''] = settings.modules ?? [];
  const { default: plugin }: { default: InlangPlugin } = await import(
    pathToFileURL(besideProject(module)).href
  );
  const files = (await plugin.toBeImportedFiles?.({ settings })) ?? [];
  const catalogue = await plugin.importFiles?.({
    settings,
    files: files.map(({ path: file, locale, metadata }) => ({
      locale,
      content: readFileSync(besideProject(file)),
      toBeImportedFilesMetadata: metadata,
    })),
  });
  if (!catalogue) throw new Error(`${module} cannot read messages`);

  const { db, ...project } = await loadProjectInMemory({
    blob: await newProject({ settings: { ...settings, modules: [] } }),
    providePlugins: [plugin],
  });
  const idOf = (key: string | undefined, locale: string | undefined) => `${key} ${locale}`;
  const known = new Set<string>();
  for (const { bundleId, locale } of catalogue.messages) {
    const id = idOf(bundleId, locale);
    if (known.has(id)) throw new Error(`The catalogue has the message ${bundleId} twice.`);
    known.add(id);
  }
  for (const rows of statementsOf(catalogue.bundles)) {
    await db.insertInto('bundle').values(rows).execute();
  }
  for (const rows of statementsOf(catalogue.messages)) {
    const messages = rows.map((row) => ({ ...row, id: idOf(row.bundleId, row.locale) }));
    await db.insertInto('message').values(messages).execute();
  }
  for (const rows of statementsOf(catalogue.variants)) {
    const variants = rows.map(({ id: _, messageBundleId, messageLocale, ...row }) => ({
      ...row,
      messageId: idOf(messageBundleId, messageLocale),
    }));
    await db.insertInto('variant').values(variants).execute();
  }
  return { db, ...project };
}

async function compileUnlessFresh(): Promise<void> {
  const digest = digestSources(sources);
  if (isFresh(digest)) return;
  const { compileProject } = await import('@inlang/paraglide-js');
  const project = await openProject();
  const modules = await compileProject({ project, compilerOptions: messageOptions });
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(path.join(outdir, 'messages'), { recursive: true });
  for (const [file, code] of Object.entries(modules)) writeFileSync(path.join(outdir, file), code);
  await joinMessages();
  writeFileSync(stampFile, digest);
}

/**
 * Compiles the message catalogue into functions, unless those that are there are of these sources; everything that
 * imports a message needs this first. Several processes at once wait for the first.
 */
export async function compileMessages(): Promise<void> {
  if (hasFreshMessages()) return;
  await withFileLock(path.join(root, 'dist', '.messages-lock'), compileUnlessFresh);
}

if (import.meta.main) {
  await compileMessages();
  // The compiler leaves timers behind that would hold the process for half a minute.
  process.exit(0);
}
