import { startServer } from '../../e2e/support/server.ts';
import { pdfOfSize } from '../../src/server/uploads/testing/resume-files.ts';
import { maxResumeBytes } from '../../src/shared/contracts/upload.ts';
import { bytes } from '../support/format.ts';
import { residentBytes } from '../support/memory.ts';
import { atMost, type Row } from '../support/row.ts';
import { median } from '../support/statistics.ts';
import { addressOf, send } from '../support/uploads.ts';

const parallel = 20;
const mostBytesEach = 20_000_000;
const sampleMs = 5;

/** The most by which the process grows while the work is done. */
async function growth(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = residentBytes(pid);
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentBytes(pid));
  }, sampleMs);
  await work().finally(() => clearInterval(sampling));
  return peak - before;
}

/** Résumés of the largest size, into a server of their own whose memory nothing else has touched. */
export const row: Row = {
  id: 'B11',
  title: 'Uploads of 10 MB',
  measure: async ({ rounds }) => {
    const server = await startServer('embedded', { TRUST_PROXY: '1' });
    try {
      const body = await pdfOfSize(maxResumeBytes);
      // Each round from an address of its own: one may not leave 512 MB behind.
      const grow = async (count: number, sender: string) => {
        const addresses: string[] = [];
        for (let n = 0; n < count; n += 1) addresses.push(await addressOf(server.url, sender));
        return growth(server.pid, () => Promise.all(addresses.map((each) => send(each, body))));
      };
      const first = await grow(1, '203.0.113.1');
      const taken: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        taken.push((await grow(parallel, `203.0.113.${round + 2}`)) / parallel);
      }
      return {
        figures: [
          atMost('the first upload, growth of the process', first, mostBytesEach, bytes),
          atMost(
            `each of ${parallel} at once, the most of ${rounds}`,
            Math.max(...taken),
            mostBytesEach,
            bytes,
          ),
        ],
        notes: [`each of ${parallel} at once, the middle of ${rounds}: ${bytes(median(taken))}`],
      };
    } finally {
      await server.stop();
    }
  },
};
