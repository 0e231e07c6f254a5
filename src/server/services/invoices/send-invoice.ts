import type { EntityManager } from '../../db/orm.ts';
import type { InvoiceRecord, VersionedInvoice } from '../../../shared/contracts/invoice.ts';
import { addDays } from '../../../shared/domain/berlin-days.ts';
import { officeDay } from '../../../shared/domain/office-day.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { requireInvoiceIn } from './require-invoice.ts';
import { toInvoice, toRecipient } from './to-invoice.ts';

/**
 * The next `TB-2026-0001` of a year. The counter's row stays locked until the running transaction ends: two invoices
 * never get the same number, and one whose sending fails leaves no gap.
 */
export async function nextInvoiceNumber(em: EntityManager, year: string): Promise<string> {
  const prefix = `TB-${year}-`;
  const [row] = await em.execute<{ value: string }[]>(
    `insert into "settings" ("key", "value", "description", "updated_at")
     select cast(? as varchar), (coalesce(max(substring("number" from 9)::int), 0) + 1)::text, '', now()
       from "invoices" where "number" like ?
     on conflict ("key") do update set
       "value" = ("settings"."value"::int + 1)::text,
       "updated_at" = now()
     returning "value"`,
    [`invoice_number_${year}`, `${prefix}%`],
  );
  if (!row) throw new Error('the counter of invoices gave no number');
  return `${prefix}${row.value.padStart(4, '0')}`;
}

/** In days, where the draft names no due day. */
const usualTerm = 14;

/**
 * Issues a draft today: it gets its number, its due day and the client's address as it is now; the client sees it from
 * then on, and is told by mail. Throws AppError('not-found'), 'conflict' when it has changed since `version` or was sent
 * already, 'invalid-input' when its due day has passed.
 */
export async function sendInvoice(
  ctx: ServiceContext,
  draft: VersionedInvoice,
): Promise<InvoiceRecord> {
  return ctx.em.transactional(async (em) => {
    const invoice = await requireInvoiceIn(em, 'draft', draft);
    const today = officeDay(new Date());
    if (invoice.dueOn && invoice.dueOn < today) {
      throw new AppError('invalid-input', {
        issues: [{ path: 'dueOn', message: m.validation_invoice_due() }],
      });
    }
    invoice.number = await nextInvoiceNumber(em, today.slice(0, 4));
    invoice.status = 'sent';
    invoice.issuedOn = today;
    invoice.dueOn = invoice.dueOn ?? addDays(today, usualTerm);
    invoice.recipient = toRecipient(invoice.client);
    recordEvent(em, ctx, {
      action: 'client.send-invoice',
      subjectId: invoice.client.id,
      subjectLabel: `${invoice.client.companyName}: ${invoice.number}`,
    });
    await em.flush();
    await ctx.jobs.send(em, 'invoice-mail', { invoiceId: invoice.id });
    return toInvoice(invoice);
  });
}
