import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { startServer } from '../../e2e/support/server.ts';
import { putInPieces } from '../../src/server/uploads/testing/put-in-pieces.ts';
import { pdfOfSize } from '../../src/server/uploads/testing/resume-files.ts';
import { maxResumeBytes } from '../../src/shared/contracts/upload.ts';
import { bytes } from '../support/format.ts';
import { atMost, type Row } from '../support/row.ts';
import { median } from '../support/statistics.ts';

const parallel = 20;
const mostBytesEach = 20_000_000;
const sampleMs = 5;

const uploadAddress = z.object({ uploadURL: z.string() });

async function addressOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/objects/upload`, {
    method: 'POST',
    headers: { Origin: url, 'Content-Type': 'application/json' },
  });
  return new URL(uploadAddress.parse(await answer.json()).uploadURL, url).href;
}

/** Throws unless it is taken. */
async function send(address: string, body: Buffer): Promise<void> {
  const status = await putInPieces(address, body, 'application/pdf');
  if (status !== 201) throw new Error(`an upload was answered with ${status}`);
}

/** What a process holds in memory, in bytes. */
function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (!kilobytes) throw new Error('this system does not tell how much memory a process holds');
  return Number(kilobytes) * 1024;
}

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
    const server = await startServer('embedded');
    try {
      const body = await pdfOfSize(maxResumeBytes);
      const grow = async (count: number) => {
        const addresses: string[] = [];
        for (let n = 0; n < count; n += 1) addresses.push(await addressOf(server.url));
        return growth(server.pid, () => Promise.all(addresses.map((each) => send(each, body))));
      };
      const first = await grow(1);
      const taken: number[] = [];
      for (let round = 0; round < rounds; round += 1) taken.push((await grow(parallel)) / parallel);
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
