import { contactConsentVersion } from '../../../shared/content/data-consent.ts';
import type {
  RegisterClientInput,
  RegisterClientOutput,
} from '../../../shared/contracts/client.ts';
import { Client } from '../../db/entities/client.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { queueNotices } from '../mail/queue-notices.ts';
import { mediaKitPin } from '../media-kit/media-kit-pin.ts';
import { formLimit } from '../submissions/form-limit.ts';
import { looksAutomated } from '../submissions/looks-automated.ts';
import { storeOnce, submissionMark } from '../submissions/store-once.ts';
import { nextClientNumber } from './next-client-number.ts';
import { welcomeClient } from './welcome-client.ts';

/**
 * Makes a client of a registration, one however often it is sent, and tells the PIN of the media kit. One that seems
 * to come from a program is kept as inactive, and nobody is told of it by e-mail. Throws AppError('key-reused'), 'rate-limited'.
 */
export async function registerClient(
  ctx: ServiceContext,
  input: RegisterClientInput,
): Promise<RegisterClientOutput> {
  const mark = submissionMark(input);
  const isSuspicious = looksAutomated(input);
  await storeOnce(ctx, mark, {
    limit: { what: 'registration', rule: formLimit },
    find: (em, submissionKey) => em.findOne(Client, { submissionKey }),
    create: async (em) => {
      const client = em.create(Client, {
        clientId: await nextClientNumber(em),
        companyName: input.companyName,
        industry: input.industry || null,
        website: input.website || null,
        address: input.address || null,
        contactPerson: input.contactPerson,
        contactTitle: input.contactTitle || null,
        contactEmail: input.contactEmail,
        phone: input.phone,
        notes: input.notes || null,
        plan: input.plan ?? null,
        status: isSuspicious ? 'inactive' : 'active',
        locale: input.locale ?? ctx.locale,
        consentVersion: contactConsentVersion,
        consentLocale: input.locale ?? ctx.locale,
        consentAt: new Date(),
        isSuspicious,
        ...mark,
      });
      await em.flush();
      recordEvent(em, ctx, {
        action: 'client.register',
        subjectId: client.id,
        subjectLabel: client.companyName,
      });
      if (!isSuspicious) {
        await welcomeClient(em, ctx, client);
        const { id, companyName } = client;
        await queueNotices(em, ctx, { kind: 'registration', id, companyName });
      }
      return client;
    },
  });
  return { ok: true, mediaKitPin: await mediaKitPin(ctx.em, ctx.mediaKitPin) };
}
