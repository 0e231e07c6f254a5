import { once } from 'node:events';
import { createServer } from 'node:http';

export type RatesServer = { url: string; asked: () => number; stop: () => void };

/** A service of exchange rates that counts how often it is asked. */
export async function answerRates(): Promise<RatesServer> {
  let asked = 0;
  const server = createServer((_req, res) => {
    asked += 1;
    res.setHeader('Content-Type', 'application/json');
    const rates = { USD: 0.02, EUR: 0.016, GBP: 0.0125 };
    res.end(JSON.stringify({ result: 'success', base_code: 'PHP', rates }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    asked: () => asked,
    stop: () => server.close(),
  };
}
