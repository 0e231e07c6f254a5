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
        const [mail] = rows;
        id = mail?.id;
        return mail?.status;
      },
      // A first try that failed on a busy machine is followed by another in half a minute.
      { timeout: 60_000 },
    )
    .toBe('kept');
  return mails.get.query({ id: id ?? '' });
}

/** Where the link of a mail leads on this site; the server of a test does not know its own port. */
export function pathIn({ text }: MailRecord): string {
  const link = /https?:\S+/.exec(text ?? '')?.[0];
  if (!link) throw new Error(`no link in: ${text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
