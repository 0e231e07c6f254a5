import { localizedPath } from '../../../shared/i18n/locale.ts';
import type { Client } from '../../db/entities/client.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { mayAcknowledge } from '../mail/may-acknowledge.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { clientRegistered } from '../mail/templates/client-registered.ts';
import { mediaKitPin } from '../media-kit/media-kit-pin.ts';
import { inviteContact } from '../users/invite-contact.ts';

/**
 * Mails the PIN and what comes next to whoever registered a company, with an invitation to its portal unless the
 * address has an account; nothing to an address that got such mails often of late. In the running transaction; the answer
 * to the form tells nothing of it.
 */
export async function welcomeClient(
  em: EntityManager,
  ctx: ServiceContext,
  client: Client,
): Promise<void> {
  if (!(await mayAcknowledge(em, 'client-registered', client.contactEmail))) return;
  const locale = client.locale ?? ctx.locale;
  const absolute = (path: string) => new URL(localizedPath(path, locale), ctx.siteUrl).href;
  await queueMail(em, ctx, {
    kind: 'client-registered',
    to: client.contactEmail,
    locale,
    content: clientRegistered(locale, {
      pin: await mediaKitPin(em, ctx.mediaKitPin),
      mediaKitUrl: absolute('/media-kit'),
      invitation: await inviteContact(em, ctx, client),
      loginUrl: absolute('/client'),
    }),
    aboutId: client.id,
  });
}
