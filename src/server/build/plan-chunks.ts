import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { mergeParts, type Page, type Part, reachedFrom, type Screen } from './merge-parts.ts';

/** The mode of the build that only finds out which screens need what. */
const planMode = 'plan';

const client = '/src/client/';
/** Loaded with every page of the site, and with every page of a portal. */
const frames = {
  site: ['routes/public-footer.tsx'],
  portal: ['routes/route-tree.ts', 'routes/portal-shell.tsx'],
};
/** Loaded with the home page before anything is scrolled: the frame's footer is not. */
const firstWindow = 'routes/home.lazy.tsx';
/** Pages of the site that load several screens, each with what its visitors come to need. */
const composedPages = [
  [
    firstWindow,
    'routes/home-sections.tsx',
    'features/home/team-section.tsx',
    'features/company/trust-section.tsx',
    'features/contact/contact-section.tsx',
    'features/contact/booking/booking-part.tsx',
  ],
  [
    firstWindow,
    'routes/home-sections.tsx',
    'features/home/team-section.tsx',
    'features/home/person-dialog.tsx',
    'features/company/trust-section.tsx',
    'features/contact/contact-section.tsx',
    'features/contact/contact-resolver.ts',
    'features/contact/booking/booking-part.tsx',
    'features/contact/booking/booking-resolver.ts',
    'ui/toast-region.tsx',
  ],
  [
    'features/careers/careers-page.tsx',
    'features/careers/wizard.tsx',
    'features/careers/steps/uploadthing.ts',
    'ui/toast-region.tsx',
  ],
  [
    'features/contact/register/register-page.tsx',
    'features/contact/register/registration-resolver.ts',
    'ui/toast-region.tsx',
  ],
  ['routes/gallery.lazy.ts', 'features/gallery/lightbox.tsx'],
];
const roles = ['admin', 'client', 'employee'];
/** Modules that lead to portals alone; which of the roles, or to what all of them have. */
const portalRoutes = /\/src\/client\/routes\/(?:(admin)\/|(client|employee)-portal|portal)/;
/** Where administrators come after the login; the portals of the others are small, and used on thinner lines. */
const firstOfAdministrators = 'routes/admin/dashboard-screen.tsx';

type Found = {
  parts: Map<string, Part>;
  modules: Map<string, readonly string[]>;
  screens: { part: string; file: string; importers: readonly string[] }[];
};

/** Reads the parts of a build that splits wherever screens differ. */
function collectParts(found: Found): Plugin {
  return {
    name: 'collect-parts',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const all = new Map(
        chunks.map(({ fileName, imports, code }) => [
          fileName,
          { imports, bytes: gzipSync(code).length },
        ]),
      );
      const initial = new Set(
        chunks
          .filter((chunk) => chunk.isEntry)
          .flatMap(({ fileName }) => [...reachedFrom(fileName, all)]),
      );
      for (const chunk of chunks.filter(({ fileName }) => !initial.has(fileName))) {
        const part = all.get(chunk.fileName);
        if (part) found.parts.set(chunk.fileName, part);
        found.modules.set(chunk.fileName, chunk.moduleIds);
        if (chunk.isDynamicEntry && chunk.facadeModuleId) {
          found.screens.push({
            part: chunk.fileName,
            file: chunk.facadeModuleId,
            importers: this.getModuleInfo(chunk.facadeModuleId)?.dynamicImporters ?? [],
          });
        }
      }
    },
  };
}

/** Tells of each screen which portals lead to it; none of one that the site leads to. */
function sortScreens({ parts, modules, screens }: Found, frame: readonly string[]): Screen[] {
  const usersOf = new Map<string, string[]>();
  for (const { part } of screens) {
    for (const reached of reachedFrom(part, parts)) {
      for (const module of modules.get(reached) ?? []) {
        usersOf.set(module, [...(usersOf.get(module) ?? []), part]);
      }
    }
  }
  const portals = new Map(frame.map((part) => [part, new Set(roles)]));
  /** Null where the site may lead there as well. */
  const rolesOf = (module: string): string[] | null => {
    const route = portalRoutes.exec(module);
    if (route) return [route[1] ?? route[2] ?? roles].flat();
    const users = usersOf.get(module) ?? [];
    if (users.length === 0 || users.some((part) => !portals.has(part))) return null;
    return users.flatMap((part) => [...(portals.get(part) ?? [])]);
  };
  const countAll = () => [...portals.values()].reduce((sum, each) => sum + each.size, 0);
  // A screen may lead to another: until nothing is added.
  for (let before = -1; before < countAll(); ) {
    before = countAll();
    for (const { part, importers } of screens) {
      const leads = importers.map(rolesOf);
      if (leads.length === 0 || leads.includes(null)) continue;
      portals.set(
        part,
        new Set([...(portals.get(part) ?? []), ...leads.flatMap((all) => all ?? [])]),
      );
    }
  }
  return screens.map(({ part }) => ({ part, portals: [...(portals.get(part) ?? [])].toSorted() }));
}

/** Ends the build when a file waits, by way of others, for itself: it would run before what it needs. */
function refuseCycles(chunks: readonly Rolldown.OutputChunk[]): void {
  const files = new Map(chunks.map(({ fileName, imports }) => [fileName, { imports, bytes: 0 }]));
  for (const { fileName, imports, moduleIds } of chunks) {
    if (imports.some((wanted) => reachedFrom(wanted, files).has(fileName))) {
      throw new Error(`a file of the build imports itself by way of others: ${moduleIds.join()}`);
    }
  }
}

/**
 * Finds out by a build of its own which modules are sent together.
 * @param configFile of Vite
 * @returns names of files, by the modules that share one
 * @throws when a part of a page that is named here is no screen any more
 */
async function planChunks(root: string, configFile: string): Promise<Map<string, string>> {
  const found: Found = { parts: new Map(), modules: new Map(), screens: [] };
  await build({
    root,
    configFile,
    mode: planMode,
    logLevel: 'error',
    plugins: [collectParts(found)],
    build: { write: false, manifest: false, copyPublicDir: false },
  });
  const partOf = (name: string): string => {
    const screen = found.screens.find(({ file }) => file.endsWith(client + name));
    if (!screen) throw new Error(`${name} is not loaded on demand: see ${import.meta.filename}`);
    return screen.part;
  };
  const site = frames.site.map(partOf);
  const portal = frames.portal.map(partOf);
  const first = partOf(firstOfAdministrators);
  const screens = sortScreens(found, portal);
  const pages: Page[] = [
    { screens: [partOf(firstWindow)], kind: 'site' },
    ...composedPages.map((all): Page => ({ screens: [...site, ...all.map(partOf)], kind: 'site' })),
    ...screens.map(({ part, portals }): Page => {
      if (portals.length === 0) return { screens: [...site, part], kind: 'site' };
      const isFirst = part === first || !portals.includes('admin');
      return { screens: [...portal, part], kind: isFirst ? 'first' : 'later' };
    }),
  ];
  const files = mergeParts(found.parts, screens, pages);
  return new Map(
    files.flatMap((parts, index) =>
      parts.flatMap((part) =>
        (found.modules.get(part) ?? []).map((module): [string, string] => [
          module,
          `shared-${index}`,
        ]),
      ),
    ),
  );
}

/** Sends together what the same screens need: few requests, and no public page heavier for it. */
export function plannedChunks(): Plugin {
  return {
    name: 'planned-chunks',
    async config({ root = process.cwd() }, { mode }) {
      if (mode === planMode) return;
      const configFile = path.join(import.meta.dirname, '../../../vite.config.ts');
      const plan = await planChunks(root, configFile);
      return {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    debugName: 'planned',
                    name: (id: string) => plan.get(id) ?? null,
                    // They are in the plan themselves, by whoever else needs them.
                    includeDependenciesRecursively: false,
                  },
                ],
              },
            },
          },
        },
      };
    },
    generateBundle(_, bundle) {
      refuseCycles(Object.values(bundle).filter((output) => output.type === 'chunk'));
    },
  };
}
