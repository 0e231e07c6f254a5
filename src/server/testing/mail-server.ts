import { createServer, type Socket } from 'node:net';

export type TestMailServer = {
  port: number;
  /** Every mail it took, as it came. */
  mails: string[];
  stop: () => Promise<void>;
};

/** As much of SMTP as one mail needs; whoever is called `refused@…` has no mailbox. */
function converse(socket: Socket, mails: string[]): void {
  let buffer = '';
  let isMail = false;
  const say = (line: string) => socket.write(`${line}\r\n`);

  function obey(line: string): void {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'EHLO') socket.write('250-test\r\n250 AUTH PLAIN\r\n');
    else if (command === 'AUTH') say('235 welcome');
    else if (command === 'RCPT' && line.includes('<refused@')) say('550 no such mailbox');
    else if (command === 'DATA') {
      isMail = true;
      say('354 go on');
    } else if (command === 'QUIT') socket.end('221 bye\r\n');
    else say('250 fine');
  }

  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    buffer += String(chunk);
    for (;;) {
      const ending = isMail ? '\r\n.\r\n' : '\r\n';
      const at = buffer.indexOf(ending);
      if (at < 0) return;
      const piece = buffer.slice(0, at);
      buffer = buffer.slice(at + ending.length);
      if (isMail) {
        isMail = false;
        mails.push(piece);
        say('250 taken');
      } else obey(piece);
    }
  });
  say('220 test');
}

/** A mail server for tests, on a free port. */
export async function answerMails(): Promise<TestMailServer> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, mails);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    port: address.port,
    mails,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
