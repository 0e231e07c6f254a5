import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Installation, makeInstallation } from './testing/installation.ts';
import { waitForAddress } from './testing/server-process.ts';

let installation: Installation;
beforeEach(async () => {
  installation = await makeInstallation('embedded');
});
afterEach(() => installation.remove());

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

test('while a proxy finds out, visitors are still taken, and no connection is kept for later', {
  tags: ['rest'],
}, async () => {
  // Longer than the questions take on a slow machine; the process is not waited for.
  const server = installation.spawn({ STOP_DELAY: '60' });
  const url = await waitForAddress(server);
  expect(await ask(`${url}/readyz`)).toMatchObject({ status: 200, connection: 'keep-alive' });

  server.child.kill('SIGTERM');
  await expect
    .poll(() => ask(`${url}/readyz`))
    .toMatchObject({ status: 503, body: '{"status":"stopping"}', connection: 'close' });
  expect(await ask(`${url}/`)).toMatchObject({ status: 200, connection: 'close' });
  expect(await ask(`${url}/healthz`)).toMatchObject({ status: 200 });
});

const message = (index: number) =>
  JSON.stringify({
    name: `Person ${index}`,
    email: `person-${index}@clients.example`,
    message: 'Could you call us?',
    consent: true,
  });

/** A request that the server has begun to read; what it returns sends the rest and gives the status. */
async function begin(url: string, body: string): Promise<() => Promise<number | undefined>> {
  const { hostname, port } = new URL(url);
  const sending = request({
    hostname,
    port,
    method: 'POST',
    path: '/api/contact',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  const answered: Promise<IncomingMessage[]> = once(sending, 'response');
  answered.catch(() => {});
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.write(body.slice(0, 20));
  return async () => {
    sending.end(body.slice(20));
    const [response] = await answered;
    response?.resume();
    return response?.statusCode;
  };
}

/** A connection that the system holds for a server that does not run; gives what is answered on it. */
async function waitInLine(url: string): Promise<() => Promise<string>> {
  const { hostname, port } = new URL(url);
  const socket = createConnection({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const answer = text(socket).catch(String);
  return () => answer;
}

test('one signal to the whole group is one signal: who is being answered or waits in line is answered', async () => {
  const server = installation.spawnGroup();
  const url = await waitForAddress(server);
  const group = -(server.child.pid ?? expect.unreachable());
  const slow = await Promise.all(
    Array.from({ length: 20 }, (_, index) => begin(url, message(index))),
  );
  process.kill(group, 'SIGSTOP');
  const inLine = await Promise.all(Array.from({ length: 20 }, () => waitInLine(url)));
  process.kill(group, 'SIGTERM');
  process.kill(group, 'SIGCONT');
  const refused = () =>
    ask(`${url}/healthz`).then(
      () => false,
      () => true,
    );
  await expect.poll(refused).toBe(true);
  expect(await Promise.all(slow.map((finish) => finish()))).toEqual(slow.map(() => 200));
  const answers = await Promise.all(inLine.map((answer) => answer()));
  expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual(
    inLine.map(() => 'HTTP/1.1 200 OK'),
  );
  expect(await server.exited).toBe(0);
});
