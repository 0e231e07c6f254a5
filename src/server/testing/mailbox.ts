import { OutgoingMail } from '../db/entities/mail.ts';
import type { TestApp } from './test-app.ts';

/** Every mail to an address, oldest first, as it waits or was kept; what a mail server took has no text any more. */
export function mailsTo({ orm }: Pick<TestApp, 'orm'>, recipient: string): Promise<OutgoingMail[]> {
  return orm.em.fork().find(OutgoingMail, { recipient }, { orderBy: { createdAt: 'asc' } });
}

/** The one mail to an address. Throws where there is none, or more. */
export async function mailTo(app: Pick<TestApp, 'orm'>, recipient: string): Promise<OutgoingMail> {
  const [mail, ...others] = await mailsTo(app, recipient);
  if (!mail || others.length > 0) throw new Error(`${others.length + (mail ? 1 : 0)} mails`);
  return mail;
}

/** The first link in a mail whose path begins so. Throws where there is none. */
export function linkIn(mail: { text?: string | null }, path: string): URL {
  const links = mail.text?.match(/https?:\/\/\S+/g) ?? [];
  const link = links.map((text) => new URL(text)).find((url) => url.pathname.startsWith(path));
  if (!link) throw new Error(`no link to ${path} in: ${mail.text}`);
  return link;
}
