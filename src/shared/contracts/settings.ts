import { z } from 'zod';
import { pinLength } from '../content/media-kit.ts';
import { rejectionDelayHours } from '../domain/decision-times.ts';
import { isJoinable } from '../domain/meeting-access.ts';
import { m } from '../i18n/paraglide/messages.js';
import { loginCodeSchema, loginInput } from './auth.ts';
import { availabilitySchema } from './availability.ts';
import { bankAccountSchema } from './bank-account.ts';
import { meetingAccessSchema } from './booking.ts';
import { normalizeWebsiteUrl } from './client.ts';
import { daySchema, emailSchema, phoneWith, text } from './fields.ts';
import { retentionSchema } from './retention.ts';

const phoneError = () => m.settings_contact_phone_invalid();

/** A number as it is dialled from abroad: `0049 (0)30` is `+49 30`. */
const typedPhone = z.string({ error: phoneError }).transform((typed) =>
  typed
    .trim()
    .replace(/^00\s*/, '+')
    .replace(/^(\+\d{1,3})\s*\(0\)\s*/, '$1 '),
);
/** Country code first, as a link dials it; E.164 allows fifteen digits. */
const phoneSchema = typedPhone.pipe(
  phoneWith(7, phoneError).regex(/^\+\d(?:[ ()/-]*\d){0,14}[ ()/-]*$/, { error: phoneError }),
);

/** An address elsewhere: https alone, on a real host name. */
const linkError = { error: () => m.settings_contact_link_invalid() };
const httpsUrlSchema = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  ...linkError,
});
const typedUrl = (maxLength: number) =>
  text(maxLength).transform(normalizeWebsiteUrl).pipe(text(maxLength));
/** A page of ours. */
const socialUrlSchema = typedUrl(300).pipe(httpsUrlSchema);

/** Contact data of the company, as every page shows them. */
export const companyContactSchema = z.object({
  email: emailSchema,
  careersEmail: emailSchema,
  /** Of the data protection officer. */
  privacyEmail: emailSchema,
  phone: phoneSchema,
  whatsappGermany: phoneSchema,
  whatsappPhilippines: phoneSchema,
  viber: phoneSchema,
  linkedin: socialUrlSchema,
  facebook: socialUrlSchema,
  instagram: socialUrlSchema,
  youtube: socialUrlSchema,
  /** Registration of the data protection officer and the systems with the Philippine NPC; empty until there is one. */
  npcRegistration: z
    .string()
    .trim()
    .max(60, { error: () => m.validation_too_long({ max: 60 }) }),
  /** Until when it holds, as a calendar day; empty where it is not known. */
  npcValidUntil: z.union([z.literal(''), daySchema], {
    error: () => m.validation_date(),
  }),
});
export type CompanyContact = z.infer<typeof companyContactSchema>;

export const publicSettingsSchema = z.object({ applicationsEnabled: z.boolean() });

/** A switch is stored as the text 'true' or 'false'. */
const switchValueSchema = z.enum(['true', 'false']);
export const settingValueSchema = z.object({ value: switchValueSchema });

/** The settings of yes and no. */
export const switchKeySchema = z.enum([
  'applications_enabled',
  'blind_review',
  'require_second_factor',
]);
export type SwitchKey = z.infer<typeof switchKeySchema>;

export const setSwitchInput = z.object({
  key: switchKeySchema,
  value: switchValueSchema,
  description: text(500).optional(),
});
export type SetSwitchInput = z.infer<typeof setSwitchInput>;

export const storedSwitchSchema = z.object({
  key: z.string(),
  value: z.string(),
  description: z.string(),
  updatedAt: z.date(),
});
export type StoredSwitch = z.infer<typeof storedSwitchSchema>;

/** Moment and author of a setting's last change; null for a setting that was never changed. */
const lastChangeSchema = z.object({ at: z.date(), by: z.string().nullable() }).nullable();
export type LastChange = z.infer<typeof lastChangeSchema>;

/** The state of a setting that its editor has seen, by the moment it was stored; null where it never was. */
const seenAtSchema = z.date().nullable();

const storedSettingSchema = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, updatedAt: seenAtSchema, changed: lastChangeSchema });
const updateInput = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, seenAt: seenAtSchema });

/** A setting as it is stored now. */
export type StoredSetting<Value> = { value: Value; updatedAt: Date | null; changed: LastChange };
/** A new value for a setting, from an editor who has seen the one before. */
export type SettingUpdate<Value> = { value: Value; seenAt: Date | null };

/** Access to meetings as an administrator sets it. */
export const meetingAccessSettingSchema = meetingAccessSchema
  .extend({
    // Rooms of some providers carry their whole invitation in the address.
    // A line of an invitation with more than the address in it is no address: mails would end it at the first space.
    link: typedUrl(1000).pipe(z.union([z.literal(''), httpsUrlSchema.regex(/^\S*$/, linkError)])),
    phone: typedPhone.refine((phone) => phone === '' || phoneSchema.safeParse(phone).success, {
      error: phoneError,
    }),
    code: text(60),
  })
  .refine((access) => access.code === '' || isJoinable(access), {
    path: ['code'],
    error: () => m.settings_access_code_alone(),
  });

/** Hours between a rejection and the moment at which its applicant sees it and is notified. */
export const rejectionDelaySchema = z.object({
  hours: z
    .number({ error: () => m.validation_rejection_delay() })
    .int({ error: () => m.validation_rejection_delay() })
    .min(0, { error: () => m.validation_rejection_delay() })
    .max(rejectionDelayHours.max, { error: () => m.validation_rejection_delay() }),
});

/** Everything on the settings screen, without the PIN itself. */
export const adminSettingsSchema = z.object({
  applications: z.object({ changed: lastChangeSchema }),
  blindReview: z.object({ isBlind: z.boolean(), changed: lastChangeSchema }),
  secondFactor: z.object({
    /** True where administrators must have one. */
    isRequired: z.boolean(),
    /** True where the caller has a second factor; without one, it cannot be required of others. */
    hasOwn: z.boolean(),
    changed: lastChangeSchema,
  }),
  mediaKitPin: z.object({
    /** Set in the environment of the server, where alone it can be changed. */
    isFixed: z.boolean(),
    updatedAt: seenAtSchema,
    changed: lastChangeSchema,
  }),
  contact: storedSettingSchema(companyContactSchema).extend({ initial: companyContactSchema }),
  /** Null until there is one. */
  bankAccount: storedSettingSchema(bankAccountSchema.nullable()),
  availability: storedSettingSchema(availabilitySchema),
  meetingAccess: storedSettingSchema(meetingAccessSettingSchema).extend({
    /** Number of meetings to come, whose visitors are mailed when it changes. */
    upcoming: z.number().int(),
  }),
  retention: storedSettingSchema(retentionSchema),
  rejectionDelay: storedSettingSchema(rejectionDelaySchema),
  mail: z.object({
    /** The mail server's name; null where mails are saved as files. */
    host: z.string().nullable(),
    from: z.string(),
  }),
});
export type AdminSettings = z.infer<typeof adminSettingsSchema>;

export const updateRejectionDelayInput = updateInput(rejectionDelaySchema);
export const updateContactInput = updateInput(companyContactSchema);
/**
 * Changing the payment account needs proof of identity: the password, and a code where a second factor is on. Null
 * takes the account away: invoices then name none.
 */
export const updateBankAccountInput = updateInput(bankAccountSchema.nullable()).extend({
  password: loginInput.shape.password,
  code: loginCodeSchema.optional(),
});
export type UpdateBankAccountInput = z.infer<typeof updateBankAccountInput>;
export const updateAvailabilityInput = updateInput(availabilitySchema);
export const updateMeetingAccessInput = updateInput(meetingAccessSettingSchema);
export const updateRetentionInput = updateInput(retentionSchema);

/** The moment the value was stored, which its writer has thereby seen. */
export const settingSavedOutput = z.object({ updatedAt: z.date() });

export const previewSlotsOutput = z.object({
  /** The next free ones. */
  slots: z.array(z.date()),
  /** All that are free within the horizon. */
  total: z.number().int(),
});

/** Number of records of each kind that are older than their period. */
export const overdueCountsSchema = z.record(retentionSchema.keyof(), z.number().int());
export type OverdueCounts = z.infer<typeof overdueCountsSchema>;

export const pinSchema = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${pinLength}}$`), { error: () => m.validation_pin() });
export const changePinInput = z.object({
  /** Missing, one is made. */
  pin: pinSchema.optional(),
  seenAt: seenAtSchema,
});
export type ChangePinInput = z.infer<typeof changePinInput>;
export const pinOutput = z.object({ pin: z.string() });

export const sendTestMailInput = z.object({ to: emailSchema });
export type SendTestMailInput = z.infer<typeof sendTestMailInput>;

/** Outcome of a test mail: accepted by the server, saved in a file of the data folder, or the reason of its failure. */
export const sendTestMailOutput = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('sent'), host: z.string() }),
  z.object({ outcome: z.literal('kept'), file: z.string() }),
  z.object({ outcome: z.literal('failed'), host: z.string().nullable(), code: z.string() }),
]);
export type SendTestMailOutput = z.infer<typeof sendTestMailOutput>;
