import { LockMode } from '@mikro-orm/core';
import type { InvoiceMailing } from '../../../shared/contracts/invoice.ts';
import { User } from '../../db/entities/accounts.ts';
import { Client } from '../../db/entities/clients.ts';
import { Invoice } from '../../db/entities/invoices.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { type MailContent, queueMails } from '../mail/queue-mail.ts';
import { invoiceCredited, invoiceSent } from '../mail/templates/portal-mails.ts';
import { requireRecord } from '../records.ts';
import { toInvoice } from './invoice-record.ts';
import { readInvoiceDocument } from './issued-documents.ts';

type Context = Pick<ServiceContext, 'em' | 'jobs' | 'siteUrl' | 'log'>;

type Recipient = { address: string; canLogIn: boolean };

/** Finds the contact person and the company's users who can log in, each address once. */
async function findRecipients(em: EntityManager, client: Client): Promise<Recipient[]> {
  const people = await em.find(
    User,
    { client: client.id, role: 'client', isActive: true, passwordHash: { $ne: null } },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  if (client.erasedAt) return [];
  const users = new Set(people.map(({ email }) => email));
  const addresses = new Set([client.contactEmail.toLowerCase(), ...users]);
  return [...addresses].map((address) => ({
    address,
    canLogIn: client.status === 'active' && users.has(address),
  }));
}

/** Lists where mails about a client's invoices go now. Throws AppError('not-found'). */
export async function findInvoiceMailing(
  { em }: AdminContext,
  { id }: { id: string },
): Promise<InvoiceMailing> {
  const recipients = await findRecipients(em, await requireRecord(em, Client, { id }));
  return {
    addresses: recipients.map(({ address }) => address),
    hasPortal: recipients.some(({ canLogIn }) => canLogIn),
  };
}

/** Returns the mail due for an invoice as it stands now; null for a draft, and if voided without a credit note. */
function dueMail({ status, creditNumber }: Invoice): 'invoice-sent' | 'credit-note' | null {
  if (status === 'void') return creditNumber ? 'credit-note' : null;
  return status === 'draft' ? null : 'invoice-sent';
}

/**
 * Attaches the PDF: of the invoice, or of the credit note that has taken it back. Returns the mail with the link to the
 * portal for people who can log in there, and without it for others.
 */
async function createContent(
  ctx: Context,
  invoice: Invoice,
): Promise<(canLogIn: boolean) => MailContent> {
  const record = toInvoice(invoice);
  const { id, number, issuedOn, dueOn, totalCents, creditNote, recipient } = record;
  if (number === null || issuedOn === null || dueOn === null) {
    throw new Error('a draft is mailed to nobody');
  }
  const portal = new URL(`/client/invoices?invoice=${id}`, ctx.siteUrl).href;
  const details = {
    ...record,
    companyName: recipient.companyName,
    number,
  };
  // The invoice is drawn in either case, so that it is stored as it was issued.
  const issued = await readInvoiceDocument(ctx, { id, kind: 'invoice' });
  const { content: pdf, account } = creditNote
    ? await readInvoiceDocument(ctx, { id, kind: 'credit-note' })
    : issued;
  const write = (url: string | null) =>
    creditNote
      ? invoiceCredited(recipient.locale, {
          ...details,
          url,
          creditNote,
          issuedOn,
          totalCents: 0 - totalCents,
        })
      : invoiceSent(recipient.locale, {
          ...details,
          url,
          dueOn,
          payTo: account,
          method: invoice.client.paymentMethod,
        });
  const attachments = [
    {
      name: `${creditNote?.number ?? number}.pdf`,
      contentType: 'application/pdf',
      content: pdf.toString('base64'),
      encoding: 'base64' as const,
    },
  ];
  return (canLogIn) => ({ ...write(canLogIn ? portal : null), attachments });
}

/**
 * Leaves mails that an invoice is there, or that a credit note has taken it back, each once, in the language the client
 * is written to; of an invoice that was credited before it was mailed, the credit note alone. Runs after the answer to
 * the sender: drawing the PDF takes a while, and the next invoice would wait for its number.
 */
export async function mailInvoice(
  ctx: Context,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  const invoice = await ctx.em.findOne(Invoice, { id: invoiceId }, { populate: ['client'] });
  const kind = invoice && dueMail(invoice);
  if (!invoice || !kind) return;
  const { client, recipient } = invoice;
  const locale = recipient?.locale ?? client.locale;
  const contentFor = await createContent(ctx, invoice);
  await ctx.em.transactional(async (em) => {
    // The job may be done again after a crash, and the invoice be credited while its PDF is drawn.
    const locked = await em.findOne(
      Invoice,
      { id: invoiceId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!locked || dueMail(locked) !== kind) return;
    if ((await em.count(OutgoingMail, { aboutId: invoiceId, kind })) > 0) return;
    // It may have been erased or renamed while the PDF was drawn.
    const recipientNow = await em.findOneOrFail(
      Client,
      { id: client.id },
      { lockMode: LockMode.PESSIMISTIC_READ, refresh: true },
    );
    const recipients = await findRecipients(em, recipientNow);
    if (recipients.length === 0) ctx.log.warn({ invoiceId }, 'invoice mail has no recipient');
    await queueMails(
      em,
      ctx,
      recipients.map(({ address, canLogIn }) => ({
        kind,
        to: address,
        locale,
        content: contentFor(canLogIn),
        aboutId: invoiceId,
      })),
    );
  });
}
