import { z } from 'zod';
import { invoiceAmounts } from '../domain/money.ts';
import { m } from '../i18n/paraglide/messages.js';
import { bankAccountSchema } from './bank-account.ts';
import { currencySchema, paymentMethodSchema } from './client.ts';
import {
  daySchema,
  editedFields,
  idSchema,
  localeSchema,
  optionalDaySchema,
  pageInput,
  pageOf,
  text,
} from './fields.ts';
import { type Buyer, findTaxArea, vatNumberSchema } from './vat-number.ts';

/** The stored status. */
export const invoiceStatusSchema = z.enum(['draft', 'sent', 'paid', 'void']);
export type InvoiceStatus = z.infer<typeof invoiceStatusSchema>;

/** The shown status: a sent invoice past its due day is overdue, which is never stored. */
export const invoiceStateSchema = z.enum(['draft', 'sent', 'overdue', 'paid', 'void']);
export type InvoiceState = z.infer<typeof invoiceStateSchema>;

/** The states a client can meet: drafts are for administrators alone. */
export const issuedStateSchema = invoiceStateSchema.exclude(['draft']);
export type IssuedState = z.infer<typeof issuedStateSchema>;

/**
 * Why an invoice carries the tax it does: at a rate of the country; none, because the buyer accounts for it (Art. 196
 * Directive 2006/112/EC); none, because the service is supplied outside the country (Art. 44).
 */
export const taxCategorySchema = z.enum(['standard', 'reverse_charge', 'outside_scope']);
export type TaxCategory = z.infer<typeof taxCategorySchema>;

/** Outcome for the money of a credited invoice: paid back, taken off the next invoice, or none was paid. */
export const creditSettlementSchema = z.enum(['refund', 'set_off', 'none_paid']);
export type CreditSettlement = z.infer<typeof creditSettlementSchema>;

/** Bounds within which every sum of an invoice stays a whole number that JavaScript holds exactly. */
const maxCents = 1_000_000_00;
const maxHundredths = 100_000_00;
const maxLines = 100;

const invoiceLineSchema = z.object({
  description: text(500).min(1, { error: () => m.validation_line_text() }),
  /** In hundredths of a unit: 150 is one and a half. */
  quantity: z
    .number({ error: () => m.validation_hundredths() })
    .int({ error: () => m.validation_two_decimals() })
    .min(1, { error: () => m.validation_above_zero() })
    .max(maxHundredths, { error: () => m.validation_max({ max: maxHundredths / 100 }) }),
  /** In hundredths of the currency; below zero for a discount. */
  unitPrice: z
    .number({ error: () => m.validation_hundredths() })
    .int({ error: () => m.validation_two_decimals() })
    .min(-maxCents, { error: () => m.validation_min({ min: -maxCents / 100 }) })
    .max(maxCents, { error: () => m.validation_max({ max: maxCents / 100 }) }),
});
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;

/** Fields of a draft, as an administrator enters them. */
const invoiceFields = z.object({
  currency: currencySchema,
  /** Basis points: 1900 is 19 per cent. */
  taxRate: z
    .number({ error: () => m.validation_hundredths() })
    .int({ error: () => m.validation_two_decimals() })
    .min(0, { error: () => m.validation_min({ min: 0 }) })
    .max(10_000, { error: () => m.validation_max({ max: 100 }) }),
  taxCategory: taxCategorySchema.default('standard'),
  /** That of the client where it is left out; null or empty for none. */
  buyerVatNumber: vatNumberSchema.nullish(),
  /** The first and the last day of what is charged. */
  periodFrom: optionalDaySchema.default(null),
  periodTo: optionalDaySchema.default(null),
  /** Left empty, it is two weeks after the day on which the invoice is sent. */
  dueOn: optionalDaySchema,
  lines: z
    .array(invoiceLineSchema)
    .min(1, { error: () => m.validation_invoice_lines() })
    .max(maxLines),
  /** Stands below the lines. */
  note: text(2000).nullable(),
});

/**
 * Suggests how an invoice from Germany is taxed, by the buyer's VAT number, or by the country where there is none: a company
 * of the European Union without a number is taxed as one in Germany is. The same where nothing tells the country. A company
 * in Germany is taxed here with a number of any country: its seat decides.
 */
export function suggestTaxCategory(buyer: Buyer): TaxCategory {
  const area = buyer.country === 'DE' ? 'home' : findTaxArea(buyer);
  if (area === 'outside') return 'outside_scope';
  return area === 'member' && buyer.vatNumber ? 'reverse_charge' : 'standard';
}

type CheckedField =
  | 'lines'
  | 'taxRate'
  | 'taxCategory'
  | 'buyerVatNumber'
  | 'periodFrom'
  | 'periodTo';
/** Fields as far as they are known: one that is undefined is looked up later, so it is not missed here. */
type CheckedInvoice = Pick<z.infer<typeof invoiceFields>, 'lines' | 'taxRate'> & {
  [Field in Exclude<CheckedField, 'lines' | 'taxRate'>]?:
    | z.infer<typeof invoiceFields>[Field]
    | undefined;
};
export type InvoiceProblem = { path: CheckedField | 'address' | 'dueOn'; message: string };

/** Finds fields of an invoice that contradict each other. */
export function findContradictions(invoice: CheckedInvoice): InvoiceProblem[] {
  const { lines, taxRate, taxCategory, buyerVatNumber, periodFrom, periodTo } = invoice;
  const problems: InvoiceProblem[] = [];
  const refuse = (path: CheckedField, message: string) => problems.push({ path, message });
  if (invoiceAmounts(lines, taxRate).total < 0) refuse('lines', m.validation_invoice_total());
  if (taxCategory === 'standard' && taxRate === 0) refuse('taxRate', m.validation_invoice_rate());
  if (taxCategory !== undefined && taxCategory !== 'standard' && taxRate !== 0) {
    refuse('taxRate', m.validation_invoice_no_tax());
  }
  const area = buyerVatNumber ? findTaxArea({ country: null, vatNumber: buyerVatNumber }) : null;
  if (taxCategory === 'reverse_charge' && buyerVatNumber !== undefined) {
    if (!buyerVatNumber) refuse('buyerVatNumber', m.validation_invoice_buyer_vat_number());
    else if (area !== 'member') {
      refuse('buyerVatNumber', m.validation_invoice_reverse_charge_country());
    }
  }
  if (taxCategory === 'outside_scope' && area !== null && area !== 'outside') {
    refuse('buyerVatNumber', m.validation_invoice_outside_scope_country());
  }
  if (periodFrom === null && periodTo) refuse('periodFrom', m.validation_invoice_period());
  if (periodFrom && periodTo === null) refuse('periodTo', m.validation_invoice_period());
  if (periodFrom && periodTo && periodTo < periodFrom) {
    refuse('periodTo', m.validation_invoice_period_order());
  }
  return problems;
}

/**
 * Finds what keeps a draft from being issued: contradictions, a due day that has passed, and what the law asks for.
 * @param today as a day, `2026-10-31`
 */
export function findObstacles(
  {
    address,
    dueOn,
    ...invoice
  }: Required<CheckedInvoice> & { address: string | null; dueOn: string | null },
  today: string,
): InvoiceProblem[] {
  const problems: InvoiceProblem[] = findContradictions(invoice);
  // One that was stored before its form was checked.
  const { error } = vatNumberSchema.safeParse(invoice.buyerVatNumber ?? '');
  if (error) {
    problems.push({ path: 'buyerVatNumber', message: error.issues[0]?.message ?? '' });
  }
  if (dueOn && dueOn < today) problems.push({ path: 'dueOn', message: m.validation_invoice_due() });
  if (invoice.periodFrom === null) {
    problems.push({ path: 'periodFrom', message: m.validation_invoice_period_missing() });
  }
  if (!address) problems.push({ path: 'address', message: m.validation_invoice_address() });
  return problems;
}

const checkWhole: z.core.CheckFn<CheckedInvoice> = ({ value, issues }) => {
  for (const { path, message } of findContradictions(value)) {
    issues.push({ code: 'custom', path: [path], message, input: value });
  }
};

/** The form of the draft's editor. */
export const invoiceFormSchema = invoiceFields.check(checkWhole);
export type InvoiceFields = z.infer<typeof invoiceFormSchema>;

export const createInvoiceInput = invoiceFields.extend({ clientId: idSchema }).check(checkWhole);
export type CreateInvoiceInput = z.infer<typeof createInvoiceInput>;

const versioned = z.object(editedFields);

/** Fields that are left out stay as they are. */
export const updateInvoiceInput = invoiceFields
  .extend({
    ...editedFields,
    taxCategory: taxCategorySchema.optional(),
    periodFrom: optionalDaySchema.optional(),
    periodTo: optionalDaySchema.optional(),
  })
  .check(checkWhole);
export type UpdateInvoiceInput = z.infer<typeof updateInvoiceInput>;

export const sendInvoiceInput = versioned;
export const reopenInvoiceInput = versioned;
export const deleteDraftInput = versioned;
export type VersionedInvoice = z.infer<typeof versioned>;

export const payInvoiceInput = versioned.extend({ paidOn: daySchema });
export type PayInvoiceInput = z.infer<typeof payInvoiceInput>;

export const creditInvoiceInput = versioned.extend({
  /** Stands on the credit note, in the client's language. */
  reason: text(500).min(1, { error: () => m.validation_credit_reason() }),
  settlement: creditSettlementSchema,
});
export type CreditInvoiceInput = z.infer<typeof creditInvoiceInput>;

/** The document that takes a whole invoice back: its lines and sums are those of the invoice, below zero. */
const creditNoteSchema = z.object({
  number: z.string(),
  issuedOn: z.string(),
  reason: z.string(),
  settlement: creditSettlementSchema,
});

/** To whom an invoice is written; frozen when it is sent. */
export const recipientSchema = z.object({
  companyName: z.string(),
  contactPerson: z.string(),
  address: z.string().nullable(),
  /** The client's number for people. */
  clientId: z.string(),
  /** The language the invoice is written in. */
  locale: localeSchema,
});
export type InvoiceRecipient = z.infer<typeof recipientSchema>;

/** One row of a client's own table. */
const issuedSummarySchema = z.object({
  id: idSchema,
  number: z.string(),
  state: issuedStateSchema,
  issuedOn: z.string(),
  dueOn: z.string(),
  paidOn: z.string().nullable(),
  /** Number of the credit note that has taken it back. */
  creditNumber: z.string().nullable(),
  currency: currencySchema,
  totalCents: z.number().int(),
});
export type IssuedSummary = z.infer<typeof issuedSummarySchema>;

export const invoiceDetailsSchema = z.object({
  recipient: recipientSchema,
  /** With each line's own sum, in hundredths of the currency. */
  lines: z.array(invoiceLineSchema.extend({ amountCents: z.number().int() })),
  taxRate: z.number().int(),
  taxCategory: taxCategorySchema,
  buyerVatNumber: z.string().nullable(),
  periodFrom: z.string().nullable(),
  periodTo: z.string().nullable(),
  netCents: z.number().int(),
  taxCents: z.number().int(),
  note: z.string().nullable(),
  voidedOn: z.string().nullable(),
  creditNote: creditNoteSchema.nullable(),
});

/** An invoice as the client sees it. */
export const issuedInvoiceSchema = issuedSummarySchema.extend(invoiceDetailsSchema.shape).extend({
  /** Payment account of an open invoice that is paid by bank transfer; null while no account is set. */
  payTo: bankAccountSchema.nullable(),
  /** True where the issued document names an account that is no longer the present one. */
  isAccountOutdated: z.boolean(),
  /** The way the client pays by agreement. */
  paymentMethod: paymentMethodSchema,
});
export type IssuedInvoice = z.infer<typeof issuedInvoiceSchema>;

/** The same for administrators; a draft has no number and no day of issue. */
export const invoiceSummarySchema = issuedSummarySchema.extend({
  number: z.string().nullable(),
  state: invoiceStateSchema,
  issuedOn: z.string().nullable(),
  dueOn: z.string().nullable(),
  /** When its draft was begun. */
  createdAt: z.date(),
  version: z.number().int(),
});
export type InvoiceSummary = z.infer<typeof invoiceSummarySchema>;

const invoicedClientSchema = z.object({ id: idSchema, name: z.string() });

export const invoiceSchema = invoiceSummarySchema.extend(invoiceDetailsSchema.shape).extend({
  client: invoicedClientSchema.extend({
    /** Of its record now, as is the number. */
    country: z.string().nullable(),
    vatNumber: z.string().nullable(),
    /** Its data are erased, so no mail can reach it. */
    isErased: z.boolean(),
  }),
});
export type InvoiceRecord = z.infer<typeof invoiceSchema>;

export const issuedSortSchema = z.enum(['issuedOn', 'dueOn', 'totalCents', 'number']);
export type IssuedSort = z.infer<typeof issuedSortSchema>;

/** The client's own table: drafts are not in it. */
export const listIssuedInput = pageInput.extend({
  state: issuedStateSchema.optional(),
  sort: issuedSortSchema.default('issuedOn'),
});
export type ListIssuedInput = z.infer<typeof listIssuedInput>;

/** With the number of invoices in each state for the same search. */
export const listIssuedOutput = pageOf(issuedSummarySchema).extend({
  stateCounts: z.record(issuedStateSchema, z.number().int()),
});

/** Where mails about a client's invoices go. */
export const invoiceMailingSchema = z.object({
  /** Empty for a client whose data are erased. */
  addresses: z.array(z.string()),
  /** True where one of them can see the invoice in the portal. */
  hasPortal: z.boolean(),
});
export type InvoiceMailing = z.infer<typeof invoiceMailingSchema>;

/** The administrators' table of one client: the newest first. */
export const listInvoicesInput = pageInput
  .omit({ order: true })
  .extend({ clientId: idSchema, state: invoiceStateSchema.optional() });
export type ListInvoicesInput = z.infer<typeof listInvoicesInput>;

export const listInvoicesOutput = pageOf(invoiceSummarySchema).extend({
  stateCounts: z.record(invoiceStateSchema, z.number().int()),
});

/** A row of the table of all clients' invoices. */
const clientInvoiceSchema = invoiceSummarySchema.extend({
  client: invoicedClientSchema,
});
export type ClientInvoice = z.infer<typeof clientInvoiceSchema>;

/** Amounts are sorted within their currency; what has no number or no due day comes last. */
export const clientInvoiceSortSchema = z.enum([
  'createdAt',
  'number',
  'client',
  'state',
  'dueOn',
  'totalCents',
]);
export type ClientInvoiceSort = z.infer<typeof clientInvoiceSortSchema>;

/** The administrators' table of all clients: searched by number and company. */
export const listAllInvoicesInput = pageInput.extend({
  state: invoiceStateSchema.optional(),
  sort: clientInvoiceSortSchema.default('createdAt'),
});
export type ListAllInvoicesInput = z.infer<typeof listAllInvoicesInput>;

export const listAllInvoicesOutput = pageOf(clientInvoiceSchema).extend({
  stateCounts: z.record(invoiceStateSchema, z.number().int()),
  /**
   * Totals of the invoices of the search and the state, for each currency that occurs. Drafts are left out without a
   * state, and void ones always: they are neither owed nor paid.
   */
  totals: z.array(z.object({ currency: currencySchema, totalCents: z.number().int() })),
});
export type ListAllInvoicesOutput = z.infer<typeof listAllInvoicesOutput>;
