import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { mergeParts, type Page, type Part, reachedFrom, type Screen } from './merge-parts.ts';

/** The mode of the build that only finds out which screens need what. */
const planMode = 'plan';

const client = '/src/client/';
/** Loaded with every page of the site, with home, and with every page of a portal. */
const pageParts = {
  site: ['features/site/site-header.tsx', 'routes/public-footer.tsx'],
  home: [
    'routes/home-sections.tsx',
    'features/home/team-section.tsx',
    'features/company/trust-section.tsx',
    'features/contact/contact-section.tsx',
    'features/contact/booking/booking-part.tsx',
  ],
  portal: ['routes/route-tree.ts', 'routes/portal-shell.tsx'],
};
/** Where people come after the login. */
const firstScreens = [
  ...pageParts.portal,
  'routes/admin/dashboard-screen.tsx',
  'features/employee-portal/dashboard-page.tsx',
  'features/client-portal/dashboard-page.tsx',
];
/** Modules that lead to the portals alone. */
const portalRoutes = /\/src\/client\/routes\/(admin\/|portal|client-portal|employee-portal)/;

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

/** Tells of each screen if only portals lead to it. */
function sortScreens({ parts, modules, screens }: Found, portal: readonly string[]): Screen[] {
  const leadsFrom = new Map<string, string[]>();
  for (const { part } of screens) {
    for (const reached of reachedFrom(part, parts)) {
      for (const module of modules.get(reached) ?? []) {
        leadsFrom.set(module, [...(leadsFrom.get(module) ?? []), part]);
      }
    }
  }
  const portals = new Set(portal);
  const isPortalModule = (id: string) => {
    const users = leadsFrom.get(id) ?? [];
    return portalRoutes.test(id) || (users.length > 0 && users.every((part) => portals.has(part)));
  };
  // A screen may lead to another: until nothing is added.
  for (let before = -1; before < portals.size; ) {
    before = portals.size;
    for (const { part, importers } of screens) {
      if (importers.length > 0 && importers.every(isPortalModule)) portals.add(part);
    }
  }
  return screens.map(({ part }) => ({ part, isOfPortal: portals.has(part) }));
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
  const site = pageParts.site.map(partOf);
  const portal = pageParts.portal.map(partOf);
  const first = new Set(firstScreens.map(partOf));
  const screens = sortScreens(found, portal);
  const pages: Page[] = [
    { screens: [...site, ...pageParts.home.map(partOf)], kind: 'site' },
    ...screens.map(({ part, isOfPortal }): Page => {
      if (!isOfPortal) return { screens: [...site, part], kind: 'site' };
      return { screens: [...portal, part], kind: first.has(part) ? 'first' : 'portal' };
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
      const plan = await planChunks(
        root,
        new URL('../../../vite.config.ts', import.meta.url).pathname,
      );
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
  };
}
