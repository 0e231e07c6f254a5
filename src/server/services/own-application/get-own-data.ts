import type { ApplicationKey, OwnData } from '../../../shared/contracts/own-application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { AttemptSection } from '../../db/entities/attempt-section.ts';
import { OutgoingMail } from '../../db/entities/outgoing-mail.ts';
import { lockApplication } from '../applications/lock-application.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { applicantKinds } from '../mail/covered-mails.ts';
import { readCompanyContact } from '../settings/company-contact.ts';
import { readApplicantStatus } from './applicant-status.ts';
import { requireApplicationKey } from './require-own-application.ts';
import { toOwnData } from './to-own-data.ts';

/**
 * Everything that is kept about an applicant, for whoever has the link, and records that it was taken. Without the key
 * to the tests, and without what reviewers say among themselves: the link proves a mailbox, not a person.
 * Throws AppError('not-found').
 */
export async function getOwnData(ctx: ServiceContext, key: ApplicationKey): Promise<OwnData> {
  const id = requireApplicationKey(ctx, key);
  return ctx.em.transactional(async (em) => {
    // Held, so that its name does not get into the activity log after it was erased.
    const application = await lockApplication(em, id);
    await em.populate(application, ['attempt', 'resume']);
    const { attempt } = application;
    const byTime = { orderBy: { createdAt: 'asc', id: 'asc' } } as const;
    const { careersEmail } = await readCompanyContact({ em, log: ctx.log });
    recordEvent(em, ctx, {
      action: 'application.download',
      subjectId: id,
      subjectLabel: application.applicantName,
    });
    return toOwnData(application, {
      ...(await readApplicantStatus({ em, log: ctx.log }, application)),
      sections: attempt ? await em.find(AttemptSection, { attempt: attempt.id }) : [],
      mails: await em.find(
        OutgoingMail,
        { aboutId: id, kind: { $in: [...applicantKinds] } },
        byTime,
      ),
      onRequest: m.own_data_on_request({ email: careersEmail }, { locale: ctx.locale }),
    });
  });
}
