import { SMTPServer } from 'smtp-server';

export type TestMailServer = {
  port: number;
  /** Every mail it took, as it came. */
  mails: string[];
  stop: () => Promise<void>;
};

/**
 * A mail server for tests, on a free port; `refused@…` has no mailbox.
 * @param onTaken runs when a mail is taken, before the sender is told so
 */
export async function startMailServer(
  port = 0,
  onTaken: (mail: string) => void = () => {},
): Promise<TestMailServer> {
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onRcptTo: ({ address }, _session, done) => {
      if (!address.startsWith('refused@')) return done();
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
    },
    onData: (stream, _session, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const mail = Buffer.concat(pieces).toString('utf8');
        mails.push(mail);
        onTaken(mail);
        done();
      });
    },
  });
  // A sender that is stopped or killed leaves its connection behind; that is no fault of the mail server.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    port: address.port,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
