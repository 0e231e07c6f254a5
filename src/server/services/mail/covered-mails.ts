import type { MailKind } from '../../../shared/contracts/mail.ts';
import { ApplicationReveal } from '../../db/entities/application-reveal.ts';
import type { OutgoingMail } from '../../db/entities/outgoing-mail.ts';
import { readBlindReview } from '../blind-review.ts';
import { type ServiceContext, requireAdministrator } from '../context.ts';

/** Mails whose recipient is an applicant. */
export const applicantKinds: readonly MailKind[] = ['application-received', 'application-status'];

/** Stands for an address that is covered. */
export const coveredRecipient = '•••';

type About = Pick<OutgoingMail, 'id' | 'kind' | 'aboutId'>;

/** Which of these mails would tell whoever asks whose application they are reviewing blind, by their ids. */
export async function coveredMails(
  ctx: Pick<ServiceContext, 'em' | 'actor'>,
  mails: readonly About[],
): Promise<Set<string>> {
  const toApplicants = mails.filter(({ kind }) => applicantKinds.includes(kind));
  if (toApplicants.length === 0 || !(await readBlindReview(ctx.em))) return new Set();
  const { id } = requireAdministrator(ctx);
  const reveals = await ctx.em.find(ApplicationReveal, {
    user: id,
    application: { $in: toApplicants.flatMap(({ aboutId }) => aboutId ?? []) },
  });
  const revealed = new Set(reveals.map(({ application }) => application.id));
  const covered = toApplicants.filter(({ aboutId }) => !aboutId || !revealed.has(aboutId));
  return new Set(covered.map((mail) => mail.id));
}
