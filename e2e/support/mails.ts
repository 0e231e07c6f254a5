import type { MailKind, MailRecord } from '../../src/shared/contracts/mail.ts';
import type { AdminApi } from './admin-api.ts';
import { expect } from './test.ts';

/** The latest mail of a kind to an address, once it has left the queue. */
export async function mailTo(
  { client }: AdminApi,
  recipient: string,
  kind: MailKind,
): Promise<MailRecord> {
  const { mails } = client.trpc.admin;
  let id: string | undefined;
  await expect
    .poll(
      async () => {
        const { rows } = await mails.list.query({ search: recipient, kind });
        // Until it is there, the search offers those of similar addresses.
        const mail = rows.find((one) => one.recipient === recipient);
        id = mail?.id;
        return mail?.status;
      },
      // A first try that failed on a busy machine is followed by another in half a minute.
      { timeout: 60_000 },
    )
    .toBe('kept');
  return mails.get.query({ id: id ?? '' });
}

/** Where the first link of a mail to this part of the site leads; the server of a test does not know its own port. */
export function pathIn({ text }: MailRecord, part = '/'): string {
  const links = (text ?? '').match(/https?:\S+/g) ?? [];
  const link = links.find((one) => new URL(one).pathname.startsWith(part));
  if (!link) throw new Error(`no link to ${part} in: ${text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
