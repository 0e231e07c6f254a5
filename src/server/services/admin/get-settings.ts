import { companyContact } from '../../../shared/content/company-contact.ts';
import {
  type AdminSettings,
  type LastChange,
  switchKeySchema,
} from '../../../shared/contracts/settings.ts';
import { Booking } from '../../db/entities/bookings.ts';
import { Setting } from '../../db/entities/system.ts';
import { findSecondFactor } from '../accounts/second-factor-status.ts';
import { meetingAccessSetting } from '../bookings/meeting-access.ts';
import { availabilitySetting, upcomingMeetings } from '../bookings/slots.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { bankAccountSetting } from '../invoices/bank-account.ts';
import { mediaKitPinKey } from '../media-kit/pin.ts';
import { retentionSetting } from '../retention/periods.ts';
import { companyContactSetting, readStoredCompanyContact } from '../settings/company-contact.ts';
import { rejectionDelayKind } from '../settings/rejection-delay.ts';
import { readStoredSetting } from '../settings/stored-settings.ts';
import { readSwitch } from '../settings/switches.ts';

type Row = { subjectId: string; at: Date | string; actorName: string | null };

/** Moment and author of the last change of some settings, from the audit record. */
async function lastChanges(
  { em }: Pick<ServiceContext, 'em'>,
  keys: readonly string[],
): Promise<Map<string, NonNullable<LastChange>>> {
  const rows = await em.execute<Row[]>(
    `select distinct on ("subject_id") "subject_id" as "subjectId", "at", "actor_name" as "actorName"
     from "audit_events"
     where "action" = 'setting.update' and "subject_id" in (${keys.map(() => '?').join(', ')})
     order by "subject_id", "at" desc, "id" desc`,
    [...keys],
  );
  return new Map(
    rows.map(({ subjectId, at, actorName }) => [subjectId, { at: new Date(at), by: actorName }]),
  );
}

/** Everything that can be set, with who changed it last; of the PIN only that there is one. */
export async function getSettings(ctx: AdminContext): Promise<AdminSettings> {
  const changes = await lastChanges(ctx, [
    ...switchKeySchema.options,
    mediaKitPinKey,
    companyContactSetting.key,
    bankAccountSetting.key,
    availabilitySetting.key,
    meetingAccessSetting.key,
    retentionSetting.key,
    rejectionDelayKind.key,
  ]);
  const changed = (key: string) => changes.get(key) ?? null;
  const pin = await ctx.em.findOne(
    Setting,
    { key: mediaKitPinKey },
    { fields: ['updatedAt'], disableIdentityMap: true },
  );
  return {
    applications: { changed: changed('applications_enabled') },
    blindReview: {
      isBlind: await readSwitch(ctx.em, 'blind_review'),
      changed: changed('blind_review'),
    },
    secondFactor: {
      isRequired: await readSwitch(ctx.em, 'require_second_factor'),
      hasOwn: (await findSecondFactor(ctx.em, ctx.actor.id)) !== null,
      changed: changed('require_second_factor'),
    },
    mediaKitPin: {
      isFixed: ctx.mediaKitPin !== undefined,
      updatedAt: pin?.updatedAt ?? null,
      changed: changed(mediaKitPinKey),
    },
    contact: {
      ...(await readStoredCompanyContact(ctx)),
      changed: changed(companyContactSetting.key),
      initial: companyContact,
    },
    bankAccount: {
      ...(await readStoredSetting(ctx, bankAccountSetting)),
      changed: changed(bankAccountSetting.key),
    },
    availability: {
      ...(await readStoredSetting(ctx, availabilitySetting)),
      changed: changed(availabilitySetting.key),
    },
    meetingAccess: {
      ...(await readStoredSetting(ctx, meetingAccessSetting)),
      changed: changed(meetingAccessSetting.key),
      upcoming: await ctx.em.count(Booking, upcomingMeetings()),
    },
    retention: {
      ...(await readStoredSetting(ctx, retentionSetting)),
      changed: changed(retentionSetting.key),
    },
    rejectionDelay: {
      ...(await readStoredSetting(ctx, rejectionDelayKind)),
      changed: changed(rejectionDelayKind.key),
    },
    mail: { host: ctx.mail.host, from: ctx.mail.from },
  };
}
