import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A line to a server that takes every request there and loses every answer on the way back. */
export async function openLossyLine(serverUrl: string) {
  /** Statuses of the answers that were lost. */
  const lost: number[] = [];
  const line = createServer((req, res) => {
    const passed = request(new URL(req.url ?? '/', serverUrl), {
      method: req.method,
      // The server is to see the address that its own pages have.
      headers: { ...req.headers, host: new URL(serverUrl).host, origin: serverUrl },
    });
    passed.on('response', async (answer) => {
      await text(answer);
      lost.push(answer.statusCode ?? 0);
      res.destroy();
    });
    passed.on('error', () => res.destroy());
    req.pipe(passed);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', () => resolve()));
  const address = line.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    lost,
    stop: () => {
      line.closeAllConnections();
      line.close();
    },
  };
}
