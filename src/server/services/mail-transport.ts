import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { idSchema } from '../../shared/contracts/fields.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Stays the same however often it is handed over, so that mailboxes show one mail. Made up where it is missing. */
  id?: string;
  /**
   * The unsubscribe address: mail programs show a button for it (RFC 2369), which
   * sends a POST there and shows no page (RFC 8058).
   */
  unsubscribeUrl?: string;
  attachments?: readonly {
    name: string;
    contentType: string;
    content: string;
    encoding?: 'base64';
  }[];
};

/** Destination of a mail: a server, or a file. */
export type Delivery = { kind: 'server'; host: string } | { kind: 'file'; file: string };

export type MailTransport = {
  /** The mail server's name; null where mails are saved as files. */
  host: string | null;
  from: string;
  /** Hands a mail over. Rejects with the transport's own error, whose text may hold credentials: show its code alone. */
  send: (mail: Mail) => Promise<Delivery>;
  /** Removes the files of saved mails, where there are any. Never rejects: the sweep removes what is left. */
  removeFiles: (ids: readonly string[]) => Promise<void>;
};

/** A mail server that says nothing for so long is given up, in milliseconds. */
const timeoutMs = 10_000;

/** Says that no person wrote it, so that holiday answers stay away (RFC 3834). */
const headers = { 'Auto-Submitted': 'auto-generated' };
const oneClickHeaders = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Matches the end of a sender's address: `Talabridge <no-reply@talabridge.example>`. */
const senderDomain = (from: string) => /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

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
    headers: unsubscribeUrl ? { ...headers, ...oneClickHeaders } : headers,
    ...(unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {}),
    messageId: `<${id ?? randomUUID()}@${senderDomain(from)}>`,
    ...calendarEvent(attachments),
    attachments: attachments
      .filter((attachment) => !isCalendar(attachment))
      .map(({ name, ...file }) => ({ filename: name, ...file })),
  };
}

/** Nothing in a mail may make the transport read files or fetch addresses. */
const noExternalContent = { disableFileAccess: true, disableUrlAccess: true };

const fileSuffix = '.eml';

/** Names a saved mail after its row, so that both can be deleted together. */
const mailFileName = (id: string) => `${id}${fileSuffix}`;

/** Returns the id of the mail in a file; null for a file that is not named after a row. */
export function mailIdFromFile(file: string): string | null {
  const id = idSchema.safeParse(path.basename(file, fileSuffix));
  return file.endsWith(fileSuffix) && id.success ? id.data : null;
}

const createFileRemover = (folder: string) => async (ids: readonly string[]) => {
  for (const id of ids)
    await rm(path.join(folder, mailFileName(id)), { force: true }).catch(() => {});
};

type SendingTransport = Omit<MailTransport, 'removeFiles'>;

function createServerTransport(smtpUrl: string, from: string): SendingTransport {
  const host = new URL(smtpUrl).hostname;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...noExternalContent,
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

function createFolderTransport(folder: string, from: string): SendingTransport {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...noExternalContent,
  });
  return {
    host: null,
    from,
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail, from));
      const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const file = mailFileName(mail.id ?? `${moment}-${randomUUID()}`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Handed over once more after a crash, it is the same file.
      await writeFile(path.join(folder, file), message, { mode: 0o600 });
      return { kind: 'file', file: `${path.basename(folder)}/${file}` };
    },
  };
}

/** Opens the configured mail server, else `.eml` files (mode 0600) in `folder`. Connects to nothing yet. */
export function openTransport(options: {
  smtpUrl: string | undefined;
  from: string;
  folder: string;
}): MailTransport {
  const { smtpUrl, from, folder } = options;
  const sending = smtpUrl
    ? createServerTransport(smtpUrl, from)
    : createFolderTransport(folder, from);
  // Mails may have been saved as files before there was a server.
  return { ...sending, removeFiles: createFileRemover(folder) };
}

/**
 * The code of a failure from the transport and the mail server, `ECONNECTION` or `EENVELOPE 550`, without the server's
 * text, which may hold addresses or credentials; and whether trying again cannot help: the server refused this very
 * mail with a permanent answer (RFC 5321: 5xx).
 */
export function mailErrorCode(error: unknown): { code: string; isFinal: boolean } {
  const { code, responseCode, command } = Object(error);
  const named = [code, responseCode].filter((part) => part !== undefined).join(' ') || 'UNKNOWN';
  // A login or a sender that is refused, or a server that refuses at once, is the configuration's fault.
  const isAboutMail = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
  return {
    code: named.slice(0, 100),
    isFinal: isAboutMail && Number(responseCode) >= 500 && Number(responseCode) < 600,
  };
}
