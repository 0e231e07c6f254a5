import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { portOf } from './port-of.ts';

// One page, and whatever it links to as another server has it: fetched once, then kept.
const copySchema = z.object({ html: z.string(), origin: z.string() });

type Kept = { status: number; headers: Record<string, string>; body: Buffer };

const isText = /^text\/|javascript|json|svg|xml/;
const keptHeaders = ['content-type', 'cache-control'];

function kept(status: number, headers: Record<string, string>, body: Buffer): Kept {
  if (!isText.test(headers['content-type'] ?? '')) return { status, headers, body };
  const zipped = { ...headers, 'content-encoding': 'gzip', vary: 'Accept-Encoding' };
  return { status, headers: zipped, body: gzipSync(body) };
}

async function fetchFile(address: string): Promise<Kept> {
  const response = await fetch(address);
  const headers = keptHeaders.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const body = Buffer.from(await response.arrayBuffer());
  return kept(response.status, Object.fromEntries(headers), body);
}

process.once('message', (message: unknown) => {
  const { html, origin } = copySchema.parse(message);
  const page = kept(
    200,
    { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' },
    Buffer.from(html),
  );
  const files = new Map<string, Promise<Kept>>([['/', Promise.resolve(page)]]);
  const server = createServer(async (req, res) => {
    const path = req.url ?? '/';
    const file = files.get(path) ?? fetchFile(`${origin}${path}`);
    files.set(path, file);
    const { status, headers, body } = await file;
    res.writeHead(status, { ...headers, 'content-length': body.byteLength }).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: portOf(server) }));
});
