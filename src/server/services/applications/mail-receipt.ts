import type { Application } from '../../db/entities/applications.ts';
import type { EntityManager } from '../../db/orm.ts';
import { createApplicationLink } from '../application-link.ts';
import type { ServiceContext } from '../context.ts';
import { queueMail, tryConsumeMailQuota } from '../mail/queue-mail.ts';
import { applicationReceived } from '../mail/templates/application-mails.ts';

/**
 * Mails the applicant that the application has arrived, unless the address often got such mails lately; in the running
 * transaction of `em`.
 */
export async function mailReceipt(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'jobs' | 'siteUrl' | 'locale' | 'secrets'>,
  application: Application,
): Promise<void> {
  const { id, linkVersion, email, position, createdAt } = application;
  const locale = application.locale ?? ctx.locale;
  if (!(await tryConsumeMailQuota(em, 'application-received', email))) return;
  await queueMail(em, ctx, {
    kind: 'application-received',
    to: email,
    locale,
    content: applicationReceived(locale, {
      position,
      receivedAt: createdAt,
      link: createApplicationLink(ctx, { id, linkVersion, locale }),
    }),
    aboutId: id,
  });
}
