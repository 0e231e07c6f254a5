import type { ApplicationStatus } from '../../../shared/contracts/application.ts';
import type { Application } from '../../db/entities/application.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { applicationStatus } from '../mail/templates/application-status.ts';
import { applicationLink } from '../own-application/application-link.ts';

export type Addressee = Pick<Application, 'id' | 'email' | 'position' | 'locale'>;

/** Mails applicants their new status, each in the language of the form, in the running transaction. Never the notes. */
export async function tellOfDecision(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'jobs' | 'secrets' | 'siteUrl'>,
  applications: readonly Addressee[],
  status: ApplicationStatus,
): Promise<void> {
  await queueMails(
    em,
    ctx,
    applications.map(({ id, email, position, locale }) => ({
      kind: 'application-status',
      to: email,
      locale,
      content: applicationStatus(locale, {
        status,
        position,
        link: applicationLink(ctx, { id, locale }),
      }),
      aboutId: id,
    })),
  );
}
