import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { mergeParts, type Page, type Part, reachedFrom, type Screen } from './merge-parts.ts';

/** The name of the file that each page starts with, beside React's. */
export const entryFile = 'site';
/** The mode of the build that only finds out which screens need what. */
export const planMode = 'plan';
/** Names of files, by the modules that share one: written by that build, read by the next. */
const planFile = path.join(import.meta.dirname, '../../../dist/.plan.json');

const client = '/src/client/';
/** Loaded with every page of the site, and with every page of a portal. */
const frames = {
  site: ['routes/public-footer.tsx'],
  portal: ['routes/route-tree.ts', 'routes/portal-shell.tsx'],
};
/** Loaded with the home page before anything is scrolled: the frame's footer is not. */
const firstWindow = 'routes/home.lazy.tsx';
/** Each role's screen after the login. */
const dashboards = [
  'routes/admin/dashboard-screen.tsx',
  'features/client-portal/dashboard-page.tsx',
  'features/employee-portal/dashboard-page.tsx',
];
/**
 * Bytes that merging may not take a page beyond. Most people see no other page of the site than its first window, and
 * many on a thin line; clients and employees use few screens, and some on a thin line as well.
 */
const limits = { firstWindow: 128_000, dashboard: 299_000, smallPortal: 350_000 };
const roles = ['admin', 'client', 'employee'];
/** Modules that lead to portals alone; which of the roles, or to what all of them have. */
const portalRoutes = /\/src\/client\/routes\/(?:(admin)\/|(client|employee)-portal|portal)/;

type Found = {
  parts: Map<string, Part>;
  modules: Map<string, readonly string[]>;
  screens: { part: string; file: string; importers: readonly string[] }[];
  entry: { bytes: number; modules: readonly string[] };
};

/** Reads the parts of a build that splits wherever screens differ. */
function collectParts(
  bundle: Rolldown.OutputBundle,
  importersOf: (module: string) => readonly string[],
): Found {
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
  const ofEntry = chunks.filter(({ fileName }) => initial.has(fileName));
  const found: Found = {
    parts: new Map(),
    modules: new Map(),
    screens: [],
    entry: {
      bytes: ofEntry.reduce((sum, { fileName }) => sum + (all.get(fileName)?.bytes ?? 0), 0),
      modules: ofEntry.flatMap(({ moduleIds }) => moduleIds),
    },
  };
  for (const chunk of chunks.filter(({ fileName }) => !initial.has(fileName))) {
    const part = all.get(chunk.fileName);
    if (part) found.parts.set(chunk.fileName, part);
    found.modules.set(chunk.fileName, chunk.moduleIds);
    if (chunk.isDynamicEntry && chunk.facadeModuleId) {
      found.screens.push({
        part: chunk.fileName,
        file: chunk.facadeModuleId,
        importers: importersOf(chunk.facadeModuleId),
      });
    }
  }
  return found;
}

/** Lists the screens that load each module. */
function listUsers({ parts, modules, screens }: Found): Map<string, string[]> {
  const usersOf = new Map<string, string[]>();
  for (const { part } of screens) {
    for (const reached of reachedFrom(part, parts)) {
      for (const module of modules.get(reached) ?? []) {
        usersOf.set(module, [...(usersOf.get(module) ?? []), part]);
      }
    }
  }
  return usersOf;
}

/** Lists for each screen the portals that lead to it; none for a screen that the site leads to. */
function sortScreens(
  screens: Found['screens'],
  usersOf: ReadonlyMap<string, readonly string[]>,
  frame: readonly string[],
): Screen[] {
  const portals = new Map(frame.map((part) => [part, new Set(roles)]));
  /** Null where the site may lead there as well. */
  const rolesOf = (module: string, screen: string): string[] | null => {
    const route = portalRoutes.exec(module);
    if (route) return [route[1] ?? route[2] ?? roles].flat();
    const users = (usersOf.get(module) ?? []).filter((user) => user !== screen);
    if (users.length === 0 || users.some((part) => !portals.has(part))) return null;
    return users.flatMap((part) => [...(portals.get(part) ?? [])]);
  };
  const countAll = () => [...portals.values()].reduce((sum, each) => sum + each.size, 0);
  // A screen may lead to another: until nothing is added.
  for (let before = -1; before < countAll(); ) {
    before = countAll();
    for (const { part, importers } of screens) {
      const leads = importers.map((module) => rolesOf(module, part));
      if (leads.length === 0 || leads.includes(null)) continue;
      portals.set(
        part,
        new Set([...(portals.get(part) ?? []), ...leads.flatMap((all) => all ?? [])]),
      );
    }
  }
  return screens.map(({ part }) => ({ part, portals: [...(portals.get(part) ?? [])].toSorted() }));
}

/**
 * Lists what people get together: each screen with those it is opened from, all that one leads to, and the screens that
 * are visited one after the other: of a portal, or of a folder.
 * @param frames screens that are loaded with every page of the site, and of a portal
 * @param firstWindow the screen that people have before the site's frame
 * @param dashboards the screens after the login
 */
function listPages(
  found: Found,
  screens: readonly Screen[],
  usersOf: ReadonlyMap<string, readonly string[]>,
  {
    frames,
    firstWindow,
    dashboards,
  }: {
    frames: Record<'site' | 'portal', readonly string[]>;
    firstWindow: string;
    dashboards: readonly string[];
  },
): Page[] {
  const inFrame = new Set([...frames.site, ...frames.portal]);
  const openedFrom = new Map<string, readonly string[]>();
  for (const { part, importers } of found.screens.filter((screen) => !inFrame.has(screen.part))) {
    const users = importers.map((module) => usersOf.get(module) ?? []);
    const isAnywhere = users.some(
      (all) => all.length === 0 || all.some((user) => inFrame.has(user)),
    );
    openedFrom.set(part, isAnywhere ? [] : users.flat().filter((user) => user !== part));
  }
  const visited = new Map<string, string[]>();
  const pages: Page[] = [];
  for (const { part, portals } of screens.filter((screen) => openedFrom.has(screen.part))) {
    const isPortal = portals.length > 0;
    const frame = isPortal ? frames.portal : frames.site;
    const file = found.screens.find((screen) => screen.part === part)?.file ?? '';
    const place = isPortal ? portals.join() : path.dirname(file);
    visited.set(place, [...(visited.get(place) ?? frame), part]);
    if (openedFrom.get(part)?.length !== 0) continue;

    if (part === firstWindow) {
      pages.push({ screens: [part], kind: 'site', limit: limits.firstWindow });
    } else if (dashboards.includes(part)) {
      pages.push({ screens: [...frame, part], kind: 'first', limit: limits.dashboard });
    } else {
      pages.push({
        screens: [...frame, part],
        kind: isPortal ? 'later' : 'site',
        ...(isPortal && !portals.includes('admin') ? { limit: limits.smallPortal } : {}),
      });
    }
    const paths = new Map([[part, [part]]]);
    for (const [from, before] of paths) {
      for (const [next, all] of openedFrom) {
        if (!paths.has(next) && all.includes(from)) paths.set(next, [...before, next]);
      }
    }
    for (const all of [...paths.values()].slice(1)) {
      pages.push({ screens: [...frame, ...all], kind: isPortal ? 'later' : 'site' });
    }
    pages.push({ screens: [...frame, ...paths.keys()], kind: isPortal ? 'visit' : 'site' });
  }
  for (const [place, all] of visited) {
    pages.push({ screens: all, kind: path.isAbsolute(place) ? 'site' : 'visit' });
  }
  return pages;
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
 * Decides which modules are sent together.
 * @returns names of files, by the modules that share one
 * @throws when a part of a page that is named here is no screen any more
 */
function planFiles(found: Found): Map<string, string> {
  const partOf = (name: string): string => {
    const screen = found.screens.find(({ file }) => file.endsWith(client + name));
    if (!screen) throw new Error(`${name} is not loaded on demand: see ${import.meta.filename}`);
    return screen.part;
  };
  const ofFrames = { site: frames.site.map(partOf), portal: frames.portal.map(partOf) };
  const usersOf = listUsers(found);
  const screens = sortScreens(found.screens, usersOf, ofFrames.portal);
  const pages = listPages(found, screens, usersOf, {
    frames: ofFrames,
    firstWindow: partOf(firstWindow),
    dashboards: dashboards.map(partOf),
  });
  const { entry, files } = mergeParts(found.parts, screens, pages, found.entry.bytes);
  const shared = files.map((all, index): [string, string[]] => [`shared-${index}`, all]);
  return new Map([
    ...found.entry.modules.map((module): [string, string] => [module, entryFile]),
    ...[[entryFile, entry] as const, ...shared].flatMap(([file, all]) =>
      all.flatMap((part) =>
        (found.modules.get(part) ?? []).map((module): [string, string] => [module, file]),
      ),
    ),
  ]);
}

/** Makes of a build one that writes the plan for the next, and nothing else. */
export function planChunks(): Plugin {
  return {
    name: 'plan-chunks',
    enforce: 'pre',
    config: () => ({ build: { write: false, manifest: false, copyPublicDir: false } }),
    // Styles are no part of any file here, and take half a second: some stand for all.
    load: { filter: { id: /\.css$/ }, handler: () => 'html { margin: 0 }' },
    generateBundle(_, bundle) {
      const importersOf = (module: string) => this.getModuleInfo(module)?.dynamicImporters ?? [];
      const plan = planFiles(collectParts(bundle, importersOf));
      mkdirSync(path.dirname(planFile), { recursive: true });
      writeFileSync(planFile, JSON.stringify([...plan]));
    },
  };
}

/** Sends together what the same screens need: few requests, and no public page heavier for it. */
export function plannedChunks(): Plugin {
  return {
    name: 'planned-chunks',
    config() {
      if (!existsSync(planFile)) throw new Error('the files are not planned yet: npm run build');
      const plan = new Map<string, string>(JSON.parse(readFileSync(planFile, 'utf8')));
      return {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    debugName: 'planned',
                    priority: 1,
                    name: (id: string) => plan.get(id) ?? null,
                    // The plan lists dependencies separately, by all parts that need them.
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
