import { createServer, type Socket } from 'node:net';

/** A host that takes every connection and never says a word. */
export async function openSilentHost() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    host: `127.0.0.1:${address.port}`,
    /** How many have tried. */
    asked: () => sockets.size,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
