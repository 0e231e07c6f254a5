import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import { daySchema, momentSchema } from '../../../shared/contracts/fields.ts';
import type {
  InvoiceState,
  IssuedInvoice,
  IssuedSort,
  ListInvoicesInput,
  ListIssuedInput,
  listInvoicesOutput,
  listIssuedOutput,
} from '../../../shared/contracts/invoice.ts';
import { officeDay } from '../../../shared/domain/dates.ts';
import { Client } from '../../db/entities/clients.ts';
import { Invoice, InvoiceFile } from '../../db/entities/invoices.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { requireOwnClient } from '../clients/find-client.ts';
import type { AdminContext, ClientContext } from '../context.ts';
import { findPage, likeContains, type SortedBy, totalOf } from '../list-query.ts';
import { requireRecord } from '../records.ts';
import { readBankAccount } from './bank-account.ts';
import {
  requireInvoice,
  toInvoice,
  toInvoiceSummary,
  toIssuedInvoice,
  toIssuedSummary,
} from './invoice-record.ts';

/** The invoices that count as one state on a day; the same rule as `invoiceState`, for the database. */
function inState(state: InvoiceState, today: string): FilterQuery<Invoice> {
  switch (state) {
    case 'sent':
      return { status: 'sent', dueOn: { $gte: today } };
    case 'overdue':
      return { status: 'sent', dueOn: { $lt: today } };
    default:
      return { status: state };
  }
}

/** By the number of the invoice or of the credit note to it. */
function byNumber(search: string | undefined) {
  if (!search) return {};
  const pattern = { $ilike: likeContains(search) };
  return { $or: [{ number: pattern }, { creditNumber: pattern }] };
}

/** Counts the invoices in each state on a day. Two queries. */
async function countStates(
  em: EntityManager,
  where: FilterQuery<Invoice>,
  today: string,
): Promise<Record<InvoiceState, number>> {
  const {
    draft = 0,
    sent = 0,
    paid = 0,
    void: voided = 0,
  } = await em.countBy(Invoice, 'status', { where });
  const overdue = await em.count(Invoice, { $and: [where, inState('overdue', today)] });
  return { draft, sent: sent - overdue, overdue, paid, void: voided };
}

/** One invoice for an administrator. Throws AppError('not-found'). */
export const getInvoice = async ({ em }: AdminContext, { id }: { id: string }) =>
  toInvoice(await requireInvoice(em, id));

/** Several invoices of one day or of one sum stand in the order of their numbers. */
const sortedBy: Record<IssuedSort, SortedBy<Invoice>> = {
  issuedOn: { issuedOn: daySchema, number: z.string() },
  dueOn: { dueOn: daySchema, number: z.string() },
  totalCents: { totalCents: z.number(), number: z.string() },
  number: { number: z.string() },
};

/**
 * One page of the invoices to one's own company, found by number; drafts are not among them. Throws
 * AppError('not-found') without a company.
 */
export async function listOwnInvoices(
  ctx: ClientContext,
  input: ListIssuedInput,
): Promise<z.infer<typeof listIssuedOutput>> {
  const { em } = ctx;
  const { search, state, sort } = input;
  const client = await requireOwnClient(ctx);
  const today = officeDay(new Date());
  const where: FilterQuery<Invoice> = {
    client: client.id,
    status: { $ne: 'draft' },
    ...byNumber(search),
  };
  const page = await findPage(em, Invoice, {
    ...input,
    sortedBy: sortedBy[sort],
    where: state ? { $and: [where, inState(state, today)] } : where,
  });
  const { draft: _draft, ...stateCounts } = await countStates(em, where, today);
  return {
    rows: page.items.map(toIssuedSummary),
    total: totalOf(stateCounts, state),
    stateCounts,
    ...page.cursors,
  };
}

/**
 * One invoice to one's own company, with where to pay what is open. Throws AppError('not-found'), also for another
 * company's and for a draft.
 */
export async function getOwnInvoice(
  ctx: ClientContext,
  { id }: { id: string },
): Promise<IssuedInvoice> {
  const client = await requireOwnClient(ctx);
  const invoice = await requireRecord(
    ctx.em,
    Invoice,
    { id, client: client.id, status: { $ne: 'draft' } },
    { populate: ['client'] },
  );
  const issued = await ctx.em.findOne(
    InvoiceFile,
    { invoice: id, kind: 'invoice' },
    { fields: ['account'] },
  );
  return toIssuedInvoice(invoice, {
    present: await readBankAccount(ctx),
    printed: issued?.account ?? null,
  });
}

/** One page of a client's invoices for administrators, drafts among them, the newest first. Throws AppError('not-found'). */
export async function listInvoices(
  { em }: AdminContext,
  input: ListInvoicesInput,
): Promise<z.infer<typeof listInvoicesOutput>> {
  const { clientId, search, state } = input;
  if ((await em.count(Client, { id: clientId })) === 0) throw new AppError('not-found');
  const today = officeDay(new Date());
  const where: FilterQuery<Invoice> = {
    client: clientId,
    ...byNumber(search),
  };
  const page = await findPage(em, Invoice, {
    ...input,
    order: 'desc',
    sortedBy: { createdAt: momentSchema },
    where: state ? { $and: [where, inState(state, today)] } : where,
  });
  const stateCounts = await countStates(em, where, today);
  return {
    rows: page.items.map(toInvoiceSummary),
    total: totalOf(stateCounts, state),
    stateCounts,
    ...page.cursors,
  };
}
