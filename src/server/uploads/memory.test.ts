import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxResumeBytes } from '../../shared/contracts/upload.ts';
import { pdfOfSize } from './testing/resume-files.ts';
import { startUploadServer, type UploadServer } from './testing/upload-server.ts';

const parallel = 20;
const chunkBytes = 64 * 1024;
let server: UploadServer;
beforeAll(async () => {
  server = await startUploadServer();
});
afterAll(() => server.close());

/** Sends the one shared buffer piece by piece, so that the sender adds nothing to what is measured. */
function send(url: string, body: Buffer): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'PUT', headers: { 'content-length': body.length } });
    sending.on('error', reject);
    sending.on('response', (response) => resolve(response.resume().statusCode));
    let at = 0;
    const next = () => {
      if (at >= body.length) {
        sending.end();
        return;
      }
      const chunk = body.subarray(at, at + chunkBytes);
      at += chunk.length;
      sending.write(chunk, next);
    };
    next();
  });
}

test('twenty uploads of the largest size at once stay out of memory', {
  timeout: 120_000,
}, async () => {
  const body = await pdfOfSize(maxResumeBytes);
  await send(await server.uploadUrl(), body);
  const urls = await Promise.all(Array.from({ length: parallel }, () => server.uploadUrl()));
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 10);
  const statuses = await Promise.all(urls.map((url) => send(url, body)));
  clearInterval(sampling);
  expect(statuses).toEqual(Array.from({ length: parallel }, () => 201));
  // What the collector has not come to yet counts too.
  expect((peak - before) / parallel).toBeLessThan(2 * maxResumeBytes);
});
