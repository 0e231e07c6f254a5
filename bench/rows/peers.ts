import { gzipSync } from 'node:zlib';
import { bytes, perSecond } from '../support/format.ts';
import { load } from '../support/load.ts';
import { loadPage, scriptsOf } from '../support/page-load.ts';
import { type Recipe, startPeer } from '../support/peer.ts';
import { next, tanstackStart } from '../support/peer-recipes.ts';
import { type Figure, type Row, ratioAtLeast, ratioAtMost, type Site } from '../support/row.ts';
import { median, sum } from '../support/statistics.ts';

const seconds = 3;
/** A whole page, with header and first window hydrated, may be so much larger than a sentence of another framework. */
const mostSize = 1.2;

async function scriptSize(site: Site): Promise<number> {
  const scripts = scriptsOf(await loadPage(site, '/'));
  return sum(scripts.map(({ body }) => gzipSync(body, { level: 6 }).byteLength));
}

async function compare(site: Site, recipe: Recipe): Promise<Figure[]> {
  const peer = await startPeer(recipe);
  try {
    const [our, their] = [await scriptSize(site), await scriptSize({ ...site, url: peer.url })];
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round <= site.rounds; round += 1) {
      const [ourLoad, theirLoad] = [await load(site.url, seconds), await load(peer.url, seconds)];
      // The first one warms up.
      if (round > 0) {
        ours.push(ourLoad.rate);
        theirs.push(theirLoad.rate);
      }
    }
    return [
      ratioAtMost(
        `JavaScript, gzip, our home page / hello of ${recipe.name}`,
        `${bytes(our)} / ${bytes(their)}`,
        our / their,
        mostSize,
      ),
      ratioAtLeast(
        `the page in a second, our home page / hello of ${recipe.name}`,
        `${perSecond(median(ours))} / ${perSecond(median(theirs))}`,
        median(ours) / median(theirs),
        1,
      ),
    ];
  } finally {
    await peer.stop();
  }
}

/** Our whole home page beside pages of other frameworks that say hello. */
export const row: Row = {
  id: 'PEER',
  title: 'Beside minimal pages of Next.js and TanStack Start',
  measure: async (site) => {
    const figures: Figure[] = [];
    for (const recipe of [next, tanstackStart]) figures.push(...(await compare(site, recipe)));
    return { figures, notes: [] };
  },
};
