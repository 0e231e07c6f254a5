import { gzipSync } from 'node:zlib';
import { bytes, perSecond } from '../support/format.ts';
import { load } from '../support/load.ts';
import { startNextPeer } from '../support/next-peer.ts';
import { loadPage, scriptsOf } from '../support/page-load.ts';
import { type Row, ratioAtLeast, ratioAtMost, type Site } from '../support/row.ts';
import { median, sum } from '../support/statistics.ts';

const seconds = 3;

async function scriptSize(site: Site): Promise<number> {
  const scripts = scriptsOf(await loadPage(site, '/'));
  return sum(scripts.map(({ body }) => gzipSync(body, { level: 6 }).byteLength));
}

/** Our whole home page beside a page of Next.js that says hello. */
export const row: Row = {
  id: 'PEER',
  title: 'Beside a minimal Next.js page',
  measure: async (site) => {
    const peer = await startNextPeer();
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
      return {
        figures: [
          ratioAtMost(
            'JavaScript, gzip, our home page / hello',
            `${bytes(our)} / ${bytes(their)}`,
            our / their,
            1,
          ),
          ratioAtLeast(
            'the page from memory, our home page / hello',
            `${perSecond(median(ours))} / ${perSecond(median(theirs))}`,
            median(ours) / median(theirs),
            1,
          ),
        ],
        notes: [],
      };
    } finally {
      await peer.stop();
    }
  },
};
