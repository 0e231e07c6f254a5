import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Installation, makeInstallation } from './testing/installation.ts';
import { addressOf } from './testing/server-process.ts';

let installation: Installation;
beforeAll(async () => {
  installation = await makeInstallation('embedded');
});
afterAll(() => installation.remove());

/** Status, body and whether the connection may be used again. */
const ask = (url: string) =>
  new Promise<{ status: number | undefined; body: string; connection: string | undefined }>(
    (resolve, reject) => {
      const request = get(url, (res) => {
        let body = '';
        res.on('data', (piece) => {
          body += String(piece);
        });
        res.on('end', () =>
          resolve({ status: res.statusCode, body, connection: res.headers.connection }),
        );
      });
      request.on('error', reject);
    },
  );

test('while a proxy finds out, visitors are still taken, and no connection is kept for later', async () => {
  // Longer than the questions take on a slow machine; the process is not waited for.
  const server = installation.spawn({ STOP_DELAY: '60' });
  const url = await addressOf(server);
  expect(await ask(`${url}/readyz`)).toMatchObject({ status: 200, connection: 'keep-alive' });

  server.child.kill('SIGTERM');
  await expect
    .poll(() => ask(`${url}/readyz`))
    .toMatchObject({ status: 503, body: '{"status":"stopping"}', connection: 'close' });
  expect(await ask(`${url}/`)).toMatchObject({ status: 200, connection: 'close' });
  expect(await ask(`${url}/healthz`)).toMatchObject({ status: 200 });
});
