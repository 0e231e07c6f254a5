import { defineEntity, p } from '@mikro-orm/core';
import type { BankAccount } from '../../../shared/contracts/bank-account.ts';
import { currencySchema } from '../../../shared/contracts/client.ts';
import {
  creditSettlementSchema,
  type InvoiceLine,
  type InvoiceRecipient,
  invoiceStatusSchema,
  taxCategorySchema,
} from '../../../shared/contracts/invoice.ts';
import { Client } from './clients.ts';
import { editedColumns, nowColumn } from './columns.ts';

/**
 * A bill for a client. Once it is sent, only paying it, taking that back and its credit note change it; that it is
 * overdue is never stored.
 */
const InvoiceSchema = defineEntity({
  name: 'Invoice',
  tableName: 'invoices',
  indexes: [
    { properties: ['client', 'createdAt', 'id'] },
    { properties: ['client', 'issuedOn', 'id'] },
  ],
  // Whatever was sent has a number, and nothing else has one.
  checks: [
    { name: 'invoices_numbered_check', expression: `("status" = 'draft') = ("number" is null)` },
    {
      name: 'invoices_tax_check',
      expression: `"tax_category" = 'standard' or "tax_rate" = 0`,
    },
    {
      name: 'invoices_period_check',
      expression: `("period_from" is null) = ("period_to" is null) and ("period_from" is null or "period_from" <= "period_to")`,
    },
    // An invoice with a credit note is void. Those voided before there were credit notes have none.
    {
      name: 'invoices_credited_check',
      expression: `("credit_number" is null) = ("credit_reason" is null) and ("credit_number" is null) = ("credit_settlement" is null) and ("credit_number" is null or ("status" = 'void' and "voided_on" is not null))`,
    },
  ],
  properties: {
    ...editedColumns(),
    // No rule for deleting: a client who has invoices stays.
    client: () => p.manyToOne(Client),
    /**
     * `TB-2026-0001`, given when it is sent, without gaps within a year; null for a draft. Demo content is numbered
     * `DEMO-…`, so that the first real invoice is the first of its year.
     */
    number: p.string().length(20).nullable().unique(),
    status: p.enum(invoiceStatusSchema.options).default('draft'),
    issuedOn: p.date().nullable(),
    dueOn: p.date().nullable(),
    paidOn: p.date().nullable(),
    /** Also the day of its credit note. */
    voidedOn: p.date().nullable(),
    /** `TB-CN-2026-0001`, given once, without gaps within a year; everything else of the credit note follows from here. */
    creditNumber: p.string().length(20).nullable().unique(),
    creditReason: p.string().length(500).nullable(),
    creditSettlement: p.enum(creditSettlementSchema.options).nullable(),
    currency: p.enum(currencySchema.options),
    /** A document's lines are read and written with it, never apart from it. */
    lines: p.json<InvoiceLine[]>(),
    /** Basis points. */
    taxRate: p.integer(),
    taxCategory: p.enum(taxCategorySchema.options).default('standard'),
    /** Of the invoice itself: the client's own may change later. */
    buyerVatNumber: p.string().length(20).nullable(),
    /** The first and the last day of what is charged; null where it was not given. */
    periodFrom: p.date().nullable(),
    periodTo: p.date().nullable(),
    /** The sums in hundredths of the currency, stored for order and totals. */
    netCents: p.bigint('number'),
    taxCents: p.bigint('number'),
    totalCents: p.bigint('number'),
    note: p.text().nullable(),
    /** As it was on the day of issue; null for a draft, which takes the client as it is. */
    recipient: p.json<InvoiceRecipient>().nullable(),
  },
});

export class Invoice extends InvoiceSchema.class {}
InvoiceSchema.setClass(Invoice);

/** The two documents of an invoice. */
const invoiceFileKinds = ['invoice', 'credit-note'] as const;
export type InvoiceFileKind = (typeof invoiceFileKinds)[number];

/** A document as it was issued. It is written once, and nothing deletes it: the invoice it belongs to stays as well. */
const InvoiceFileSchema = defineEntity({
  name: 'InvoiceFile',
  tableName: 'invoice_files',
  properties: {
    invoice: () => p.manyToOne(Invoice).primary(),
    kind: p.enum(invoiceFileKinds).primary(),
    /** The PDF. */
    content: p.blob(),
    /** The account it names; null where it names none. */
    account: p.json<BankAccount>().nullable(),
    createdAt: nowColumn(),
  },
});

export class InvoiceFile extends InvoiceFileSchema.class {}
InvoiceFileSchema.setClass(InvoiceFile);

/** Counts the documents of a kind in a year: invoices and credit notes are numbered apart, each year from 1. */
const DocumentSeriesSchema = defineEntity({
  name: 'DocumentSeries',
  tableName: 'document_series',
  properties: {
    series: p.enum(invoiceFileKinds).primary(),
    year: p.integer().primary(),
    lastNumber: p.integer(),
  },
});

export class DocumentSeries extends DocumentSeriesSchema.class {}
DocumentSeriesSchema.setClass(DocumentSeries);
