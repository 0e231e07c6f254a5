import { contactConsentVersion } from '../../../shared/content/consent.ts';
import type {
  RegisterClientInput,
  RegisterClientOutput,
} from '../../../shared/contracts/client.ts';
import { localizedPath } from '../../../shared/i18n/locale.ts';
import { Client } from '../../db/entities/clients.ts';
import type { EntityManager } from '../../db/orm.ts';
import { inviteClientContact } from '../accounts/invitations.ts';
import { recordEvent } from '../audit.ts';
import type { ServiceContext } from '../context.ts';
import { queueMail, tryConsumeMailQuota } from '../mail/queue-mail.ts';
import { queueNotices } from '../mail/staff-notices.ts';
import { clientRegistered } from '../mail/templates/form-mails.ts';
import { readMediaKitPin } from '../media-kit/pin.ts';
import {
  createIdempotent,
  fingerprintSubmission,
  formLimit,
  isLikelyAutomated,
} from '../submission.ts';
import { nextClientNumber } from './edit-client.ts';

/**
 * Mails the PIN and the next steps to the contact of a newly registered company, with an invitation to its portal
 * unless the address has an account; nothing to an address that got such mails often of late. In the running
 * transaction; the answer to the form does not reveal which.
 */
async function welcomeClient(
  em: EntityManager,
  ctx: ServiceContext,
  client: Client,
): Promise<void> {
  if (!(await tryConsumeMailQuota(em, 'client-registered', client.contactEmail))) return;
  const locale = client.locale ?? ctx.locale;
  const absolute = (path: string) => new URL(localizedPath(path, locale), ctx.siteUrl).href;
  await queueMail(em, ctx, {
    kind: 'client-registered',
    to: client.contactEmail,
    locale,
    content: clientRegistered(locale, {
      pin: await readMediaKitPin(em, ctx.mediaKitPin),
      mediaKitUrl: absolute('/media-kit'),
      invitation: await inviteClientContact(em, ctx, client),
      loginUrl: absolute('/client'),
    }),
    aboutId: client.id,
  });
}

/**
 * Makes a client of a registration, one however often it is sent, and returns the PIN of the media kit. One that seems
 * to come from a program is stored as inactive, without a notice. Throws AppError('key-reused'), 'rate-limited'.
 */
export async function registerClient(
  ctx: ServiceContext,
  input: RegisterClientInput,
): Promise<RegisterClientOutput> {
  const mark = fingerprintSubmission(input);
  const isSuspicious = isLikelyAutomated(input);
  await createIdempotent(ctx, mark, {
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
      recordEvent(em, ctx, 'client.register', { id: client.id, label: client.companyName });
      if (!isSuspicious) {
        await welcomeClient(em, ctx, client);
        const { id, companyName } = client;
        await queueNotices(em, ctx, { kind: 'registration', id, companyName });
      }
      return client;
    },
  });
  return { ok: true, mediaKitPin: await readMediaKitPin(ctx.em, ctx.mediaKitPin) };
}
