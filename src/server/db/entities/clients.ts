import { defineEntity, p } from '@mikro-orm/core';
import { planIds } from '../../../shared/content/offer.ts';
import {
  clientStatusSchema,
  currencySchema,
  paymentMethodSchema,
} from '../../../shared/contracts/client.ts';
import { clientSourceSchema } from '../../../shared/contracts/client-admin.ts';
import { localeSchema } from '../../../shared/contracts/fields.ts';
import { editedColumns, momentColumn, nowColumn } from './columns.ts';
import { EmployeeProfile } from './employees.ts';

/** A company that registered or that an administrator added. */
const ClientSchema = defineEntity({
  name: 'Client',
  tableName: 'clients',
  indexes: [
    { properties: ['companyName', 'id'] },
    { properties: ['contactPerson', 'id'] },
    { properties: ['source', 'handledAt', 'createdAt', 'id'] },
  ],
  properties: {
    ...editedColumns(),
    /** Number for people: `TB-` and a running number. */
    clientId: p.string().length(20).unique(),
    companyName: p.string().length(200),
    industry: p.string().length(200).nullable(),
    website: p.string().length(500).nullable(),
    address: p.string().length(500).nullable(),
    /** Code of two letters; suggests how invoices are taxed where there is no VAT number. */
    country: p.string().length(2).nullable(),
    /** Default for drafts of invoices. */
    vatNumber: p.string().length(20).nullable(),
    contactPerson: p.string().length(200),
    contactTitle: p.string().length(200).nullable(),
    contactEmail: p.string().length(254),
    phone: p.string().length(40).nullable(),
    /** Of an inactive client nothing is shown in the portal; its people keep their accounts. */
    status: p.enum(clientStatusSchema.options).default('active'),
    ndaSigned: p.boolean().default(false),
    paymentMethod: p.enum(paymentMethodSchema.options).default('bank_transfer'),
    preferredCurrency: p.enum(currencySchema.options).default('EUR'),
    notes: p.text().nullable(),
    /** The pricing plan the registration started from. */
    plan: p.enum(planIds).nullable(),
    locale: p.enum(localeSchema.options),
    /** Whom the client turns to. */
    accountManager: () => p.manyToOne(EmployeeProfile).nullable().deleteRule('set null').index(),
    /** Null for a record an administrator added. */
    consentVersion: p.string().length(40).nullable(),
    consentLocale: p.enum(localeSchema.options).nullable(),
    consentAt: momentColumn().nullable(),
    source: p.enum(clientSourceSchema.options).default('registration'),
    /** Moment an administrator handled the registration; null as long as it waits. */
    handledAt: momentColumn().nullable(),
    isSuspicious: p.boolean().default(false),
    submissionKey: p.string().length(100).nullable().unique(),
    submissionDigest: p.string().length(64).nullable(),
    /** Moment its data were erased; the record stays for its issued invoices, under its number alone. */
    erasedAt: momentColumn().nullable(),
    createdAt: nowColumn().index(),
  },
});

export class Client extends ClientSchema.class {}
ClientSchema.setClass(Client);
