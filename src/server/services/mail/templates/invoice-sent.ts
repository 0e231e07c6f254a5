import { company } from '../../../../shared/content/company.ts';
import type { Locale } from '../../../../shared/contracts/common.ts';
import type { InvoiceRecord } from '../../../../shared/contracts/invoice.ts';
import { money } from '../../../../shared/i18n/amounts.ts';
import { dayText } from '../../../../shared/i18n/day-text.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { MailBlock, MailContent } from '../mail-content.ts';

export type InvoiceSent = {
  companyName: string;
  number: string;
  /** In hundredths of the currency. */
  totalCents: number;
  currency: InvoiceRecord['currency'];
  dueOn: string;
  /** Where it stands in the portal; null where that is closed. */
  url: string | null;
};

/** Tells the people of a client that an invoice is there. */
export function invoiceSent(
  locale: Locale,
  { companyName, number, totalCents, currency, dueOn, url }: InvoiceSent,
): MailContent {
  const action: MailBlock[] =
    url === null
      ? []
      : [{ kind: 'action', label: m.mail_open_in_portal({}, { locale }), href: url }];
  return {
    subject: m.mail_invoice_subject({ number, brand: company.brand }, { locale }),
    title: m.mail_invoice_title({ number }, { locale }),
    blocks: [
      { kind: 'text', text: m.mail_invoice_text({ company: companyName }, { locale }) },
      {
        kind: 'facts',
        facts: [
          { label: m.invoices_number({}, { locale }), value: number },
          { label: m.invoices_total({}, { locale }), value: money(totalCents, currency, locale) },
          { label: m.invoices_due_on({}, { locale }), value: dayText(dueOn, locale, 'long') },
        ],
      },
      ...action,
      { kind: 'note', text: m.mail_invoice_help({ email: company.email }, { locale }) },
    ],
  };
}
