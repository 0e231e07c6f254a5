import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const shimFile = (name: string) =>
  fileURLToPath(new URL(`../../client/lean/${name}.ts`, import.meta.url));

/**
 * Modules whose whole every page would start with though it needs little of them: who asks for what, and what is given
 * instead. In the browser's bundle alone; the server and development have the originals.
 */
const replacements = [
  // Knows every way to find a language; a page's stands in its document.
  { wanted: /\/runtime\.js$/, by: /\/i18n\/paraglide\//, given: shimFile('message-runtime') },
  {
    wanted: /\/paraglide\/runtime\.js$/,
    by: /\/entry-client\.tsx$/,
    given: shimFile('message-runtime'),
  },
  // For each route a link of its own, which is unused here: `Link` comes with the pages that have one.
  {
    wanted: /^\.\/link\.js$/,
    by: /\/react-router\/dist\/esm\/route\.js$/,
    given: shimFile('route-link'),
  },
];

/** Zod's global settings, before anything of ours can change them. */
const zodSettings = { file: /\/zod\/v4\/core\/core\.js$/, given: '__zod_globalConfig = {}' };

/**
 * Zod tries whether it may make functions of text. Our policy says no, and the try itself is reported as a breach of it,
 * in which a real one would go unseen.
 */
function disableZodJit(code: string): string {
  if (!code.includes(zodSettings.given)) throw new Error('zod keeps its settings somewhere else');
  return code.replace(zodSettings.given, '__zod_globalConfig = { jitless: true }');
}

/** Takes the messages for a bundle one by one, so that a page carries only what it says; the server has them in one file. */
export function singleMessages(): Plugin {
  return {
    name: 'single-messages',
    enforce: 'pre',
    resolveId: (wanted, importer) =>
      wanted === './messages/_all.js' && importer !== undefined
        ? path.join(path.dirname(importer), 'messages', '_index.js')
        : null,
  };
}

/** Leaves out of the browser's bundle what packages bring along for cases that this site does not have. */
export function bundleShims(): Plugin {
  return {
    name: 'lean-client',
    enforce: 'pre',
    resolveId(wanted, importer) {
      if (importer === undefined) return null;
      // For a React without the hook; ours has it.
      if (wanted === 'use-sync-external-store/shim/with-selector') {
        return this.resolve('use-sync-external-store/with-selector', importer);
      }
      const found = replacements.find((each) => each.wanted.test(wanted) && each.by.test(importer));
      return found?.given ?? null;
    },
    transform: (code, id) => (zodSettings.file.test(id) ? disableZodJit(code) : null),
  };
}
