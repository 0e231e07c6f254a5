import { contactConsentVersion } from '../../../shared/content/data-consent.ts';
import type { Acknowledgement, SendContactInput } from '../../../shared/contracts/contact.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ContactMessage } from '../../db/entities/contact-message.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { looksAutomated } from '../submissions/looks-automated.ts';
import { storeOnce, submissionMark } from '../submissions/store-once.ts';

/**
 * Keeps a message of the contact form, once however often it is sent. One that seems to come from a program is kept
 * and marked; its sender is told the same. Throws AppError('conflict').
 */
export async function sendContact(
  ctx: ServiceContext,
  input: SendContactInput,
): Promise<Acknowledgement> {
  const mark = submissionMark(input);
  await storeOnce(ctx, mark, {
    find: (em, submissionKey) => em.findOne(ContactMessage, { submissionKey }),
    create: async (em) => {
      const message = em.create(ContactMessage, {
        name: input.name,
        email: input.email,
        company: input.company || null,
        message: input.message,
        locale: input.locale ?? ctx.locale,
        consentVersion: contactConsentVersion,
        isSuspicious: looksAutomated(input),
        ...mark,
      });
      await em.flush();
      recordEvent(em, ctx, {
        action: 'contact.send',
        subjectId: message.id,
        subjectLabel: message.name,
      });
      return message;
    },
  });
  return { ok: true, message: m.contact_sent_default() };
}
