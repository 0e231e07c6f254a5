import { contactConsentVersion } from '../../../shared/content/consent.ts';
import type { Acknowledgement, SendContactInput } from '../../../shared/contracts/contact.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ContactMessage } from '../../db/entities/inbox.ts';
import { recordEvent } from '../audit.ts';
import type { ServiceContext } from '../context.ts';
import { queueMail, tryConsumeMailQuota } from '../mail/queue-mail.ts';
import { queueNotices } from '../mail/staff-notices.ts';
import { contactReceived } from '../mail/templates/form-mails.ts';
import {
  createIdempotent,
  fingerprintSubmission,
  formLimit,
  isLikelyAutomated,
} from '../submission.ts';

/**
 * Stores a message of the contact form, once however often it is sent, and confirms it to the address, unless that was
 * done often of late. One that seems to come from a program is stored and marked, with the same answer. Throws
 * AppError('key-reused'), 'rate-limited'.
 */
export async function sendContact(
  ctx: ServiceContext,
  input: SendContactInput,
): Promise<Acknowledgement> {
  const mark = fingerprintSubmission(input);
  const isSuspicious = isLikelyAutomated(input);
  await createIdempotent(ctx, mark, {
    limit: { what: 'contact', rule: formLimit },
    find: (em, submissionKey) => em.findOne(ContactMessage, { submissionKey }),
    create: async (em) => {
      const message = em.create(ContactMessage, {
        name: input.name,
        email: input.email,
        company: input.company || null,
        message: input.message,
        locale: input.locale ?? ctx.locale,
        consentVersion: contactConsentVersion,
        consentLocale: input.locale ?? ctx.locale,
        isSuspicious,
        ...mark,
      });
      await em.flush();
      recordEvent(em, ctx, 'contact.send', { id: message.id, label: message.name });
      if (!isSuspicious) {
        const { id, email, locale, name, message: words } = message;
        if (await tryConsumeMailQuota(em, 'contact-received', email)) {
          await queueMail(em, ctx, {
            kind: 'contact-received',
            to: email,
            locale,
            content: contactReceived(locale),
            aboutId: id,
          });
        }
        await queueNotices(em, ctx, { kind: 'message', id, name, words });
      }
      return message;
    },
  });
  return { ok: true, message: m.contact_sent_default() };
}
