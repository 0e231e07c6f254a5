import { createServer } from 'node:http';
import { z } from 'zod';
import { portOf } from './port-of.ts';

// Nothing but node:http: what it is given to say, to everybody, at once.
const answerSchema = z.object({
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.instanceof(Uint8Array),
});

export type RawAnswer = z.infer<typeof answerSchema>;

process.once('message', (message: unknown) => {
  const { status, headers, body } = answerSchema.parse(message);
  const list = headers.flat();
  const server = createServer((_req, res) => {
    res.writeHead(status, list);
    res.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: portOf(server) }));
});
