import { LockMode } from '@mikro-orm/core';
import { isOpenInvoice } from '../../../shared/domain/money.ts';
import { User } from '../../db/entities/accounts.ts';
import type { Client } from '../../db/entities/clients.ts';
import { Invoice } from '../../db/entities/invoices.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { type MailContent, queueMails } from '../mail/queue-mail.ts';
import { invoiceSent } from '../mail/templates/portal-mails.ts';
import { readBankAccount } from './bank-account.ts';
import { toInvoice } from './invoice-record.ts';
import { renderInvoice } from './render-invoice.ts';

type Context = Pick<ServiceContext, 'em' | 'jobs' | 'siteUrl' | 'log'>;

/** The contact person and whoever of the company can log in, each address once. */
async function findRecipientAddresses(em: EntityManager, client: Client): Promise<string[]> {
  const people = await em.find(
    User,
    { client: client.id, role: 'client', isActive: true, passwordHash: { $ne: null } },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  return [...new Set([client.contactEmail.toLowerCase(), ...people.map(({ email }) => email)])];
}

/** With the PDF. People of an inactive client are led to no portal: theirs is closed. */
async function createContent(ctx: Context, invoice: Invoice): Promise<MailContent> {
  const record = toInvoice(invoice);
  const { id, number, dueOn, totalCents, currency, recipient, state } = record;
  if (number === null || dueOn === null) throw new Error('a draft is mailed to nobody');
  const account = await readBankAccount(ctx);
  const pdf = await renderInvoice(record, account);
  const url = new URL(`/client/invoices?invoice=${id}`, ctx.siteUrl).href;
  return {
    ...invoiceSent(recipient.locale, {
      companyName: recipient.companyName,
      number,
      totalCents,
      currency,
      dueOn,
      payTo: isOpenInvoice(state) ? account : null,
      url: invoice.client.status === 'active' ? url : null,
    }),
    attachments: [
      {
        name: `${number}.pdf`,
        contentType: 'application/pdf',
        content: pdf.toString('base64'),
        encoding: 'base64',
      },
    ],
  };
}

/**
 * Leaves mails that an invoice is there, once, in the language the client is written to; of one that was voided meanwhile
 * no mail is sent. Runs after the answer to the sender: drawing the PDF takes a while, and the next invoice would wait
 * for its number.
 */
export async function mailInvoice(
  ctx: Context,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  const invoice = await ctx.em.findOne(Invoice, { id: invoiceId }, { populate: ['client'] });
  if (!invoice || invoice.status === 'void') return;
  const { client, recipient } = invoice;
  const locale = recipient?.locale ?? client.locale;
  const content = await createContent(ctx, invoice);
  await ctx.em.transactional(async (em) => {
    // The job may be done again after a crash, and the invoice be voided while its PDF is drawn.
    const locked = await em.findOne(
      Invoice,
      { id: invoiceId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!locked || locked.status === 'void') return;
    const kind = 'invoice-sent';
    if ((await em.count(OutgoingMail, { aboutId: invoiceId, kind })) > 0) return;
    const addresses = await findRecipientAddresses(em, client);
    const mails = addresses.map(
      (to) => ({ kind, to, locale, content, aboutId: invoiceId }) as const,
    );
    await queueMails(em, ctx, mails);
  });
}
