import { bytes, count } from '../support/format.ts';
import { type ModuleMap, readModuleMap } from '../support/module-map.ts';
import { loadPage, scriptsOf } from '../support/page-load.ts';
import { portalCode } from '../support/portal-code.ts';
import { publicPages } from '../support/public-pages.ts';
import { atMost, type Row, type Site } from '../support/row.ts';
import { sum } from '../support/statistics.ts';

/** Public, and in no sitemap. */
const unlistedPages = ['/media-kit', '/no-such-page'];

/**
 * Behind the links in mails. They load the tree of all routes, which is one file (decision 010): the addresses of the
 * portals in it are told apart, and no other code of theirs has a place there.
 */
const mailLinkPages = [
  '/activate',
  '/application',
  '/booking',
  '/forgot',
  '/reset',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
];

const routeTree = 'src/client/routes/route-tree.ts';

function modulesOf(files: readonly string[], map: ModuleMap) {
  return files.flatMap((file) => {
    const modules = map[file];
    // Another name means another content: the list would speak of another build.
    if (!modules) throw new Error(`${file} is not of this build; build again and repeat`);
    return modules;
  });
}

const sizeOf = (modules: readonly { size: number }[]) => sum(modules.map(({ size }) => size));

/** Code of the portals inside any script that a page loads. */
export const row: Row = {
  id: 'B2',
  title: 'Portal code on public pages',
  measure: async (site: Site) => {
    const isPortal = portalCode();
    const map = await readModuleMap();
    const foundOn = async (paths: readonly string[]) => {
      const found = [];
      for (const path of paths) {
        const files = scriptsOf(await loadPage(site, path)).map(({ file }) => file);
        const portal = modulesOf(files, map).filter(({ module }) => isPortal(module));
        found.push(...portal.map((each) => ({ path, ...each })));
      }
      return found;
    };
    const paths = [...(await publicPages(site)), ...unlistedPages];
    const found = await foundOn(paths);
    const behindMails = await foundOn(mailLinkPages);
    const tree = Object.values(map).find((file) => file.some(({ module }) => module === routeTree));
    if (!tree) throw new Error(`no script of the build holds ${routeTree}`);
    const addresses = tree.filter(({ module }) => isPortal(module));
    const inTree = new Set(addresses.map(({ module }) => module));
    const beside = behindMails.filter(({ module }) => !inTree.has(module));
    const features = addresses.filter(({ module }) => !module.startsWith('src/client/routes/'));
    const all = Object.values(map)
      .flat()
      .filter(({ module }) => isPortal(module));
    return {
      figures: [
        atMost(`on ${paths.length} kinds of public pages`, sizeOf(found), 0, bytes),
        atMost(
          `on ${mailLinkPages.length} pages behind links in mails, beside the tree of all routes`,
          sizeOf(beside),
          0,
          bytes,
        ),
      ],
      notes: [
        `pages: ${paths.join(', ')}`,
        `behind links in mails: ${mailLinkPages.join(', ')}; not counted, in the tree of all routes: ${bytes(sizeOf(addresses))} of the portals before minification${features.map(({ module, size }) => `, of these ${module} ${bytes(size)}`).join('')}`,
        `code of the portals there is to find: ${count(all.length)} modules, ${bytes(sizeOf(all))} before minification`,
        ...[...found, ...beside].map(
          ({ path, module, size }) => `${path} loads ${module}, ${bytes(size)}`,
        ),
      ],
    };
  },
};
