import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { answersWith } from '../../faults/support/until.ts';

export type FrontProxy = {
  url: string;
  /** Sends to these from now on, in turn, as far as they say that they are ready. */
  use: (targets: readonly string[]) => Promise<void>;
  /** Requests that broke off, and how. */
  broken: readonly string[];
  stop: () => void;
};

const checkEveryMs = 100;
/** Shorter than the five seconds after which Node.js hangs up, and than `STOP_DELAY`; ends no request that takes longer. */
const idleMs = 3000;

/** What belongs to one connection and not to the message. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * A small proxy as one stands before several servers: in turn, over connections that stay open, to those whose `/readyz`
 * agrees, and to the next one where nobody listens any more. A connection that nobody uses is given up after as long as in
 * the examples of docs/deploy. What breaks off is not tried again: it is answered with 502.
 */
export async function startProxy(): Promise<FrontProxy> {
  const agent = new Agent({ keepAlive: true, timeout: idleMs });
  let targets: readonly string[] = [];
  let ready: readonly string[] = [];
  let turn = 0;
  const broken: string[] = [];

  async function check(): Promise<void> {
    const asked = targets;
    const agree = await Promise.all(asked.map((url) => answersWith(`${url}/readyz`, 200)));
    if (asked === targets) ready = asked.filter((_url, index) => agree[index]);
  }

  function pass(incoming: IncomingMessage, body: Buffer, res: ServerResponse, tries: number): void {
    turn += 1;
    const target = ready[turn % ready.length];
    if (target === undefined || tries === 0) return void res.writeHead(502).end();
    const caller = incoming.socket.remoteAddress ?? '';
    const headers = { 'x-forwarded-for': caller, ...incoming.headers };
    const { method } = incoming;
    const sent = request(new URL(incoming.url ?? '/', target), { agent, method, headers });
    sent.on('response', (answer) => {
      const passed = Object.entries(answer.headers).filter(([name]) => !ownHeaders.includes(name));
      res.writeHead(answer.statusCode ?? 502, Object.fromEntries(passed));
      answer.pipe(res);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return pass(incoming, body, res, tries - 1);
      broken.push(`${method} ${incoming.url}: ${error.code}`);
      if (!res.headersSent) res.writeHead(502);
      res.end();
    });
    sent.end(body);
  }

  const server = createServer(async (incoming, res) => {
    pass(incoming, await buffer(incoming), res, targets.length + 1);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const checking = setInterval(() => void check(), checkEveryMs);
  return {
    url: `http://127.0.0.1:${address.port}`,
    broken,
    use: (wanted) => {
      targets = wanted;
      return check();
    },
    stop: () => {
      clearInterval(checking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
