import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Stays the same however often it is handed over, so that mailboxes show one mail. Made up where it is missing. */
  id?: string;
  /** Where whoever gets it says that they want no more of them; mail programs show a button for it (RFC 2369). */
  unsubscribeUrl?: string;
  attachments?: readonly { name: string; contentType: string; content: string }[];
};

/** Where a mail went: to a server, or into a file. */
export type Delivery = { kind: 'server'; host: string } | { kind: 'file'; file: string };

export type MailTransport = {
  /** The mail server's name; null where mails are kept as files. */
  host: string | null;
  from: string;
  /** Hands a mail over. Rejects with the transport's own error, whose text may hold credentials: show its code alone. */
  send: (mail: Mail) => Promise<Delivery>;
};

/** A mail server that says nothing for so long is given up, in milliseconds. */
const patienceMs = 10_000;

/** Says that no person wrote it, so that holiday answers stay away (RFC 3834). */
const headers = { 'Auto-Submitted': 'auto-generated' };

/** Where the sender's address ends: `Talabridge <no-reply@talabridge.example>`. */
const domainOf = (from: string) => /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

type Attachment = NonNullable<Mail['attachments']>[number];

const isCalendar = ({ contentType }: Attachment) => contentType.startsWith('text/calendar');

/**
 * Mail programs act on a calendar entry that is one of the mail's own forms, beside text and HTML; the same file is
 * attached for those that do not.
 */
function calendarEvent(attachments: readonly Attachment[]) {
  const entry = attachments.find(isCalendar);
  if (!entry) return {};
  const method = /method=(\w+)/i.exec(entry.contentType)?.[1] ?? 'PUBLISH';
  return { icalEvent: { filename: entry.name, method, content: entry.content } };
}

function toMessage({ id, attachments = [], unsubscribeUrl, ...mail }: Mail, from: string) {
  return {
    from,
    ...mail,
    headers,
    ...(unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {}),
    messageId: `<${id ?? randomUUID()}@${domainOf(from)}>`,
    ...calendarEvent(attachments),
    attachments: attachments
      .filter((attachment) => !isCalendar(attachment))
      .map(({ name, ...file }) => ({ filename: name, ...file })),
  };
}

/** Nothing in a mail may make the transport read files or fetch addresses. */
const sealed = { disableFileAccess: true, disableUrlAccess: true };

function toServer(smtpUrl: string, from: string): MailTransport {
  const host = new URL(smtpUrl).hostname;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    ...sealed,
  });
  return {
    host,
    from,
    send: async (mail) => {
      await transport.sendMail(toMessage(mail, from));
      return { kind: 'server', host };
    },
  };
}

function toFolder(folder: string, from: string): MailTransport {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...sealed,
  });
  return {
    host: null,
    from,
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail, from));
      const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const file = `${moment}-${randomUUID()}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path.join(folder, file), message, { flag: 'wx', mode: 0o600 });
      return { kind: 'file', file: `${path.basename(folder)}/${file}` };
    },
  };
}

/** The way out for mails: the configured server, else `.eml` files (mode 0600) in `folder`. Connects to nothing yet. */
export function openTransport(options: {
  smtpUrl: string | undefined;
  from: string;
  folder: string;
}): MailTransport {
  const { smtpUrl, from, folder } = options;
  return smtpUrl ? toServer(smtpUrl, from) : toFolder(folder, from);
}
