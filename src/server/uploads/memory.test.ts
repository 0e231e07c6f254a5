import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxResumeBytes } from '../../shared/contracts/upload.ts';
import { putInPieces } from './testing/put-in-pieces.ts';
import { pdfOfSize } from './testing/resume-files.ts';
import { startUploadServer, type UploadServer } from './testing/upload-server.ts';

const parallel = 20;
let server: UploadServer;
beforeAll(async () => {
  server = await startUploadServer();
});
afterAll(() => server.close());

test('twenty uploads of the largest size at once stay out of memory', {
  timeout: 120_000,
}, async () => {
  const body = await pdfOfSize(maxResumeBytes);
  await putInPieces(await server.uploadUrl(), body);
  const urls = await Promise.all(Array.from({ length: parallel }, () => server.uploadUrl()));
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 10);
  const statuses = await Promise.all(urls.map((url) => putInPieces(url, body)));
  clearInterval(sampling);
  expect(statuses).toEqual(Array.from({ length: parallel }, () => 201));
  // What the collector has not come to yet counts too.
  expect((peak - before) / parallel).toBeLessThan(2 * maxResumeBytes);
});
