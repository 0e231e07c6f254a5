import { companyContact } from '../../../shared/content/company-contact.ts';
import type { AdminSettings } from '../../../shared/contracts/settings.ts';
import { Setting } from '../../db/entities/setting.ts';
import { blindReviewKey, readBlindReview } from '../applications/blind-review.ts';
import { availabilityKind } from '../bookings/read-availability.ts';
import type { ServiceContext } from '../context.ts';
import { mediaKitPinKey } from '../media-kit/media-kit-pin.ts';
import { requireAdministrator } from '../require-administrator.ts';
import { findSecondFactor } from '../second-factor/find-second-factor.ts';
import { readSecondFactorRule, secondFactorRuleKey } from '../second-factor/second-factor-rule.ts';
import { applicationsEnabledKey } from './applications-enabled.ts';
import { contactKind, storedCompanyContact } from './company-contact.ts';
import { lastChanges } from './last-changes.ts';
import { readStored } from './read-setting.ts';
import { rejectionDelayKind } from './rejection-delay.ts';
import { retentionKind } from './retention.ts';

/** Everything that can be set, with who changed it last; of the PIN only that there is one. */
export async function getSettings(ctx: ServiceContext): Promise<AdminSettings> {
  const changes = await lastChanges(ctx, [
    applicationsEnabledKey,
    blindReviewKey,
    mediaKitPinKey,
    secondFactorRuleKey,
    contactKind.key,
    availabilityKind.key,
    retentionKind.key,
    rejectionDelayKind.key,
  ]);
  const changed = (key: string) => changes.get(key) ?? null;
  const pin = await ctx.em.findOne(
    Setting,
    { key: mediaKitPinKey },
    { fields: ['updatedAt'], disableIdentityMap: true },
  );
  return {
    applications: { changed: changed(applicationsEnabledKey) },
    blindReview: { isBlind: await readBlindReview(ctx.em), changed: changed(blindReviewKey) },
    secondFactor: {
      isRequired: await readSecondFactorRule(ctx.em),
      hasOwn: (await findSecondFactor(ctx.em, requireAdministrator(ctx).id)) !== null,
      changed: changed(secondFactorRuleKey),
    },
    mediaKitPin: {
      isFixed: ctx.mediaKitPin !== undefined,
      updatedAt: pin?.updatedAt ?? null,
      changed: changed(mediaKitPinKey),
    },
    contact: {
      ...(await storedCompanyContact(ctx)),
      changed: changed(contactKind.key),
      initial: companyContact,
    },
    availability: {
      ...(await readStored(ctx, availabilityKind)),
      changed: changed(availabilityKind.key),
    },
    retention: { ...(await readStored(ctx, retentionKind)), changed: changed(retentionKind.key) },
    rejectionDelay: {
      ...(await readStored(ctx, rejectionDelayKind)),
      changed: changed(rejectionDelayKind.key),
    },
    mail: { host: ctx.mail.host, from: ctx.mail.from },
  };
}
