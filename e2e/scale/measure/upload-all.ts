import { TestClient } from '../../../src/server/testing/test-client.ts';
import { pdfOfSize } from '../../../src/server/uploads/testing/resume-files.ts';
import { uploadAddress } from '../../faults/support/writes.ts';
import type { Rate } from './drive.ts';

const connections = 5;
const size = 200_000;

/** Résumés sent the specified way, an address and then the bytes, by several applicants at each server. */
export async function uploadAll(urls: readonly string[], seconds: number): Promise<Rate> {
  const body = new Uint8Array(await pdfOfSize(size));
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  async function applicant(url: string): Promise<void> {
    const client = new TestClient(url);
    while (performance.now() < until) {
      const startedAt = performance.now();
      const address = (await uploadAddress(client)) ?? '';
      const headers = { 'content-type': 'application/pdf' };
      const { status, text } = await client.request('PUT', address, { headers, body });
      if (status !== 201) throw new Error(`upload failed: ${status} ${text}`);
      times.push(performance.now() - startedAt);
    }
  }
  await Promise.all(
    urls.flatMap((url) => Array.from({ length: connections }, () => applicant(url))),
  );
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
    slowestHundredthMs: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}
