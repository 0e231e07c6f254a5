import { z } from 'zod';
import { planIds } from '../content/offer.ts';
import { countryCodes } from '../domain/country.ts';
import { m } from '../i18n/paraglide/messages.js';
import { activitySchema } from './activity.ts';
import {
  clientStatusSchema,
  currencySchema,
  paymentMethodSchema,
  websiteSchema,
} from './client.ts';
import {
  editedFields,
  idSchema,
  localeSchema,
  optionalPhoneSchema,
  pageInput,
  pageOf,
  text,
} from './fields.ts';
import { userStateSchema } from './user.ts';
import { vatNumberSchema } from './vat-number.ts';

/** Origin of the record: the company registered itself, or an administrator added it. */
export const clientSourceSchema = z.enum(['registration', 'administrator']);
export type ClientSource = z.infer<typeof clientSourceSchema>;

/** A country's code of two letters, `DE`. Empty for none. */
const countrySchema = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => code === '' || countryCodes.includes(code), {
    error: () => m.validation_country(),
  });

/** Fields of a client, as an administrator enters them. An empty text is no text. */
const clientFields = z.object({
  companyName: text(200).min(1, { error: () => m.validation_company_name() }),
  industry: text(200).nullish(),
  website: websiteSchema.nullish(),
  address: text(500).nullish(),
  country: countrySchema.nullish(),
  vatNumber: vatNumberSchema.nullish(),
  contactPerson: text(200).min(1, { error: () => m.validation_contact_person() }),
  contactTitle: text(200).nullish(),
  contactEmail: z
    .string()
    .trim()
    .max(254, { error: () => m.validation_contact_email() })
    .pipe(z.email({ error: () => m.validation_contact_email() })),
  phone: optionalPhoneSchema.nullish(),
  status: clientStatusSchema,
  ndaSigned: z.boolean(),
  paymentMethod: paymentMethodSchema,
  preferredCurrency: currencySchema,
  notes: text(5000).nullish(),
  plan: z.enum(planIds).nullish(),
  /** The language of mails and invoices; of a new client that of the administrator where it is left out. */
  locale: localeSchema.optional(),
});

export const createClientInput = clientFields.extend({
  status: clientStatusSchema.default('active'),
  ndaSigned: z.boolean().default(false),
  paymentMethod: paymentMethodSchema.default('bank_transfer'),
  preferredCurrency: currencySchema.default('EUR'),
});
export type CreateClientInput = z.infer<typeof createClientInput>;
/** Values as a form or REST sends them, before defaults and trimming. */
export type CreateClientFields = z.input<typeof createClientInput>;

export const updateClientInput = clientFields.partial().extend(editedFields);
export type UpdateClientInput = z.infer<typeof updateClientInput>;

export const eraseClientInput = z.object(editedFields);
export type EraseClientInput = z.infer<typeof eraseClientInput>;

export const eraseClientOutput = z.object({
  /** True where an emptied record stays for issued invoices. */
  isKept: z.boolean(),
});

/** One row of the administrator's list; also the REST list. */
export const clientSummarySchema = z.object({
  id: idSchema,
  /** Number for people: `TB-` and a running number. */
  clientId: z.string(),
  companyName: z.string(),
  industry: z.string().nullable(),
  contactPerson: z.string(),
  contactTitle: z.string().nullable(),
  contactEmail: z.string(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  status: clientStatusSchema,
  ndaSigned: z.boolean(),
  paymentMethod: paymentMethodSchema,
  preferredCurrency: currencySchema,
  notes: z.string().nullable(),
  source: clientSourceSchema,
  createdAt: z.date(),
  version: z.number().int(),
});
export type ClientSummary = z.infer<typeof clientSummarySchema>;

/** The whole record, as its editor gets it back. */
export const clientRecordSchema = clientSummarySchema.extend({
  address: z.string().nullable(),
  country: z.string().nullable(),
  /** Default for an invoice to this client. */
  vatNumber: z.string().nullable(),
  plan: z.enum(planIds).nullable(),
  /** The language of its mails and invoices. */
  locale: localeSchema,
});
export type ClientRecord = z.infer<typeof clientRecordSchema>;

export const clientPersonSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  state: userStateSchema,
  lastLoginAt: z.date().nullable(),
});
export type ClientPerson = z.infer<typeof clientPersonSchema>;

export const clientDetailSchema = clientRecordSchema.extend({
  consentVersion: z.string().nullable(),
  consentLocale: localeSchema.nullable(),
  consentAt: z.date().nullable(),
  /** The moment an administrator handled the registration; null while it waits. */
  handledAt: z.date().nullable(),
  /** Looks as if a program had sent it. */
  isSuspicious: z.boolean(),
  /** Whom the client turns to. */
  accountManager: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** Moment its data were erased, where a record stays for its invoices. */
  erasedAt: z.date().nullable(),
  /** The company's accounts, by name. */
  people: z.array(clientPersonSchema),
  /** The last events of this record, newest first. */
  activity: z.array(activitySchema),
});
export type ClientDetail = z.infer<typeof clientDetailSchema>;

export const clientSortSchema = z.enum(['createdAt', 'companyName', 'contactPerson']);
export type ClientSort = z.infer<typeof clientSortSchema>;

export const listClientsInput = pageInput.extend({
  status: clientStatusSchema.optional(),
  ndaSigned: z.boolean().optional(),
  source: clientSourceSchema.optional(),
  sort: clientSortSchema.default('createdAt'),
});
export type ListClientsInput = z.infer<typeof listClientsInput>;

export const listClientsOutput = pageOf(clientSummarySchema).extend({
  /** Rows of each status matching the search and the other filters. */
  statusCounts: z.record(clientStatusSchema, z.number().int()),
});

/** Clients that may be the same: by name or by address, whichever is given. */
export const findSimilarClientsInput = z.object({
  companyName: text(200).optional(),
  contactEmail: text(254).optional(),
  /** The client that is being edited is not like itself. */
  except: idSchema.optional(),
});
export type FindSimilarClientsInput = z.infer<typeof findSimilarClientsInput>;

export const similarClientSchema = clientSummarySchema.pick({
  id: true,
  clientId: true,
  companyName: true,
  contactEmail: true,
});
export type SimilarClient = z.infer<typeof similarClientSchema>;

export const setAccountManagerInput = z.object({
  clientId: idSchema,
  /** Null for no account. */
  employeeId: idSchema.nullable(),
});
export type SetAccountManagerInput = z.infer<typeof setAccountManagerInput>;
