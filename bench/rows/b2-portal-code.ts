import { bytes, count } from '../support/format.ts';
import { type ModuleMap, readModuleMap } from '../support/module-map.ts';
import { loadPage, scriptsOf } from '../support/page-load.ts';
import { publicPages } from '../support/public-pages.ts';
import { atMost, type Row } from '../support/row.ts';
import { sum } from '../support/statistics.ts';

const portalFeature = /^src\/client\/features\/(portal|dashboard|applications|questions)\//;
const portalRoute = /^src\/client\/routes\/(admin\/|(portal|client|employee)\.ts$)/;

function modulesOf(files: readonly string[], map: ModuleMap) {
  return files.flatMap((file) => {
    const modules = map[file];
    // Another name means another content: the list would speak of another build.
    if (!modules) throw new Error(`${file} is not of this build; build again and repeat`);
    return modules;
  });
}

/** Code of the portals' features inside any script that a public page loads. */
export const row: Row = {
  id: 'B2',
  title: 'Portal code on public pages',
  measure: async (site) => {
    const map = await readModuleMap();
    const paths = await publicPages(site);
    const found = [];
    for (const path of paths) {
      const files = scriptsOf(await loadPage(site, path)).map(({ file }) => file);
      const portal = modulesOf(files, map).filter(({ module }) => portalFeature.test(module));
      found.push(...portal.map((each) => ({ path, ...each })));
    }
    const everywhere = Object.values(map).flat();
    const portal = everywhere.filter(({ module }) => portalFeature.test(module));
    const routes = everywhere.filter(({ module }) => portalRoute.test(module));
    const total = sum(found.map(({ size }) => size));
    return {
      figures: [atMost(`on ${paths.length} kinds of public pages`, total, 0, bytes)],
      notes: [
        `pages: ${paths.join(', ')}`,
        `code of the portals there is to find: ${count(portal.length)} modules, ${bytes(sum(portal.map(({ size }) => size)))} before minification`,
        `their addresses in the route tree, not counted: ${bytes(sum(routes.map(({ size }) => size)))} before minification`,
        ...found.map(({ path, module, size }) => `${path} loads ${module}, ${bytes(size)}`),
      ],
    };
  },
};
