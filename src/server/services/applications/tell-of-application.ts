import type { Application } from '../../db/entities/application.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { mayAcknowledge } from '../mail/may-acknowledge.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { queueNotices } from '../mail/queue-notices.ts';
import { applicationReceived } from '../mail/templates/application-received.ts';
import { applicationLink } from '../own-application/application-link.ts';

/**
 * Mails the applicant that the application is here, unless the address got such mails often of late, and tells the
 * administrators; in the running transaction.
 */
export async function tellOfApplication(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'jobs' | 'siteUrl' | 'locale' | 'secrets'>,
  application: Application,
): Promise<void> {
  const { id, email, position, createdAt } = application;
  const locale = application.locale ?? ctx.locale;
  if (await mayAcknowledge(em, 'application-received', email)) {
    await queueMail(em, ctx, {
      kind: 'application-received',
      to: email,
      locale,
      content: applicationReceived(locale, {
        position,
        receivedAt: createdAt,
        link: applicationLink(ctx, { id, locale }),
      }),
      aboutId: id,
    });
  }
  await queueNotices(em, ctx, { kind: 'application', id, position });
}
