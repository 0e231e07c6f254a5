import { startChild } from '../support/child.ts';
import { bytes, perSecond } from '../support/format.ts';
import { load } from '../support/load.ts';
import type { RawAnswer } from '../support/raw-server.ts';
import { type Row, ratioAtLeast } from '../support/row.ts';
import { median } from '../support/statistics.ts';

const limit = 0.25;
const seconds = 5;
const warmUpSeconds = 2;

/** The connection's own headers; node:http writes them itself. */
const ofConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

async function answerOf(url: string): Promise<RawAnswer> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !ofConnection.has(name)),
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

/** A page from the cache against node:http sending the very same bytes, neither compressed. */
export const row: Row = {
  id: 'B5',
  title: 'Cached page',
  measure: async ({ url, rounds }) => {
    const answer = await answerOf(url);
    const raw = await startChild('raw-server.ts', { message: answer });
    try {
      const taken = [];
      for (const target of [url, raw.url]) await load(target, warmUpSeconds);
      for (let round = 0; round < rounds; round += 1) {
        const { rate: ours } = await load(url, seconds);
        const { rate: bare } = await load(raw.url, seconds);
        taken.push({ ours, bare, ratio: ours / bare });
      }
      const ours = median(taken.map((each) => each.ours));
      const bare = median(taken.map((each) => each.bare));
      const zipped = await load(url, seconds, { 'Accept-Encoding': 'gzip' });
      return {
        figures: [
          ratioAtLeast(
            'home page, our server / node:http with the same bytes',
            `${perSecond(ours)} / ${perSecond(bare)}`,
            median(taken.map(({ ratio }) => ratio)),
            limit,
          ),
        ],
        notes: [
          `the answer has ${bytes(answer.body.byteLength)}; asked for it as gzip, our server gives ${perSecond(zipped.rate)}`,
        ],
      };
    } finally {
      await raw.stop();
    }
  },
};
