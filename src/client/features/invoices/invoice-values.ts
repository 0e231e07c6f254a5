import type { z } from 'zod';
import type { ClientRecord } from '../../../shared/contracts/client-admin.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import {
  type InvoiceRecord,
  invoiceFormSchema,
  type TaxCategory,
} from '../../../shared/contracts/invoice.ts';
import { formatHundredthsInput, parseHundredths } from '../../../shared/domain/money.ts';
import { convertedResolver } from '../../lib/contract-resolver.ts';

export type LineValues = { description: string; quantity: string; unitPrice: string };

/** What the form holds: quantities, money and per cent as they are typed. */
export type InvoiceValues = {
  currency: ClientRecord['preferredCurrency'];
  taxCategory: TaxCategory;
  /** Shown where there is tax alone; kept as typed while another category is tried. */
  taxRate: string;
  buyerVatNumber: string;
  periodFrom: string;
  periodTo: string;
  dueOn: string;
  lines: LineValues[];
  note: string;
};

/** In basis points: what an invoice from Germany usually carries. */
const defaultTaxRate = 1900;

export const createLine = (): LineValues => ({ description: '', quantity: '1', unitPrice: '' });

/** The values with which the form opens: those of a draft, or a new one's. */
export function invoiceValues(
  invoice: InvoiceRecord | undefined,
  { preferredCurrency, vatNumber }: Pick<ClientRecord, 'preferredCurrency' | 'vatNumber'>,
  locale: Locale,
): InvoiceValues {
  return {
    currency: invoice?.currency ?? preferredCurrency,
    taxCategory: invoice?.taxCategory ?? 'standard',
    taxRate: formatHundredthsInput(
      invoice?.taxCategory === 'standard' ? invoice.taxRate : defaultTaxRate,
      locale,
    ),
    buyerVatNumber: (invoice ? invoice.buyerVatNumber : vatNumber) ?? '',
    periodFrom: invoice?.periodFrom ?? '',
    periodTo: invoice?.periodTo ?? '',
    dueOn: invoice?.dueOn ?? '',
    lines: invoice?.lines.map(({ description, quantity, unitPrice }) => ({
      description,
      quantity: formatHundredthsInput(quantity, locale),
      unitPrice: formatHundredthsInput(unitPrice, locale, 2),
    })) ?? [createLine()],
    note: invoice?.note ?? '',
  };
}

/** What is typed as the contract takes it; numbers may be none yet. */
export function parseInvoiceValues(
  values: InvoiceValues,
  locale: Locale,
): z.input<typeof invoiceFormSchema> {
  return {
    currency: values.currency,
    taxCategory: values.taxCategory,
    taxRate: values.taxCategory === 'standard' ? parseHundredths(values.taxRate, locale) : 0,
    buyerVatNumber: values.buyerVatNumber || null,
    periodFrom: values.periodFrom || null,
    periodTo: values.periodTo || null,
    dueOn: values.dueOn || null,
    lines: values.lines.map(({ description, quantity, unitPrice }) => ({
      description,
      quantity: parseHundredths(quantity, locale),
      unitPrice: parseHundredths(unitPrice, locale),
    })),
    note: values.note || null,
  };
}

/** The contract's rules for what is typed. */
export const invoiceResolver = (locale: Locale) =>
  convertedResolver(invoiceFormSchema, (values: InvoiceValues) =>
    parseInvoiceValues(values, locale),
  );
