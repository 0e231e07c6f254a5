import { gzipSync } from 'node:zlib';
import { bytes, count } from '../support/format.ts';
import { readModuleMap } from '../support/module-map.ts';
import { sizesByOrigin } from '../support/origins.ts';
import { type Loaded, loadPage, scriptsOf } from '../support/page-load.ts';
import { atMost, type Figure, type Row } from '../support/row.ts';
import { sum } from '../support/statistics.ts';

const limit = 130_000;
const listed = 14;
const windows = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
];

const gzipSize = (body: string | Buffer) => gzipSync(body, { level: 6 }).byteLength;

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

function inlineSize(loaded: Loaded[]): number {
  const html = loaded[0]?.body.toString() ?? '';
  return sum([...html.matchAll(inlineScript)].map(([, code = '']) => gzipSize(code)));
}

/** Every script the browser loads on the home page while nobody touches it. */
export const row: Row = {
  id: 'B1',
  title: 'JavaScript of the home page',
  measure: async (site) => {
    const map = await readModuleMap();
    const figures: Figure[] = [];
    const notes: string[] = [];
    for (const { name, viewport } of windows) {
      const loaded = await loadPage(site, '/', { viewport });
      const scripts = scriptsOf(loaded)
        .map(({ file, body }) => ({ file, size: gzipSize(body) }))
        .toSorted((a, b) => b.size - a.size);
      const total = sum(scripts.map(({ size }) => size));
      const files = scripts.map(
        ({ file, size }) => `${file.replace('assets/', '')} ${count(size)}`,
      );
      const origins = sizesByOrigin(scripts, map).map(
        ({ origin, size }) => `${origin} ${count(size)}`,
      );
      figures.push(atMost(`${scripts.length} scripts, gzip, ${name}`, total, limit, bytes));
      notes.push(
        `${name}, by file: ${files.slice(0, listed).join(', ')}`,
        `${name}, by origin, estimated: ${origins.slice(0, listed).join(', ')}`,
        `${name}, inline in the page, not counted: ${count(inlineSize(loaded))}`,
      );
    }
    return { figures, notes };
  },
};
