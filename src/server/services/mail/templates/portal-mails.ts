import { company } from '../../../../shared/content/company.ts';
import type { BankAccount } from '../../../../shared/contracts/bank-account.ts';
import type { AnsweredStatus } from '../../../../shared/contracts/change-request.ts';
import type { PaymentMethod } from '../../../../shared/contracts/client.ts';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import type { InvoiceRecord } from '../../../../shared/contracts/invoice.ts';
import { formatMoney } from '../../../../shared/domain/money.ts';
import { formatDay, formatLongDate } from '../../../../shared/i18n/dates.ts';
import {
  creditEffect,
  paymentDetails,
  paymentSentence,
} from '../../../../shared/i18n/invoice-texts.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { MailBlock, MailContent } from '../queue-mail.ts';

type InvoiceSent = {
  companyName: string;
  number: string;
  /** In hundredths of the currency. */
  totalCents: number;
  currency: InvoiceRecord['currency'];
  dueOn: string;
  /** Null where it is paid another way, or no account is set. */
  payTo: BankAccount | null;
  method: PaymentMethod;
  /** Its address in the portal; null where that is closed. */
  url: string | null;
};

/** Announces an invoice to the people of a client. */
export function invoiceSent(
  locale: Locale,
  { companyName, number, totalCents, currency, dueOn, payTo, method, url }: InvoiceSent,
): MailContent {
  const action: MailBlock[] =
    url === null
      ? []
      : [{ kind: 'action', label: m.mail_open_in_portal({}, { locale }), href: url }];
  const payment: MailBlock[] =
    payTo === null
      ? [{ kind: 'text', text: paymentSentence({ method, number, dueOn }, locale) }]
      : [
          { kind: 'text', text: m.mail_invoice_pay({}, { locale }) },
          {
            kind: 'facts',
            facts: paymentDetails(payTo, number, locale).map(({ label, text }) => ({
              label,
              value: text,
            })),
          },
        ];
  const help = url === null ? m.mail_invoice_help : m.mail_invoice_help_portal;
  return {
    subject: m.mail_invoice_subject({ number, brand: company.brand }, { locale }),
    title: m.mail_invoice_title({ number }, { locale }),
    blocks: [
      { kind: 'text', text: m.mail_invoice_text({ company: companyName }, { locale }) },
      {
        kind: 'facts',
        facts: [
          { label: m.invoices_number({}, { locale }), value: number },
          {
            label: m.invoices_total({}, { locale }),
            value: formatMoney(totalCents, currency, locale),
          },
          { label: m.invoices_due_on({}, { locale }), value: formatDay(dueOn, locale, 'long') },
        ],
      },
      ...payment,
      ...action,
      { kind: 'note', text: help({ email: company.email }, { locale }) },
    ],
  };
}

type InvoiceCredited = Pick<InvoiceSent, 'companyName' | 'currency' | 'url'> & {
  creditNote: NonNullable<InvoiceRecord['creditNote']>;
  /** Of the invoice. */
  number: string;
  issuedOn: string;
  /** In hundredths of the currency, below zero. */
  totalCents: number;
};

/** Says to the people of a client that a credit note has taken back an invoice. */
export function invoiceCredited(
  locale: Locale,
  { companyName, creditNote, number, issuedOn, totalCents, currency, url }: InvoiceCredited,
): MailContent {
  const date = formatDay(issuedOn, locale, 'long');
  const action: MailBlock[] =
    url === null
      ? []
      : [{ kind: 'action', label: m.mail_open_in_portal({}, { locale }), href: url }];
  return {
    subject: m.mail_credit_subject({ number: creditNote.number, brand: company.brand }, { locale }),
    title: m.mail_credit_title({ number: creditNote.number }, { locale }),
    blocks: [
      {
        kind: 'text',
        text: m.mail_credit_text({ invoice: number, date, company: companyName }, { locale }),
      },
      {
        kind: 'facts',
        facts: [
          { label: m.invoices_credit_number({}, { locale }), value: creditNote.number },
          {
            label: m.invoices_credit_amount({}, { locale }),
            value: formatMoney(totalCents, currency, locale),
          },
          { label: m.invoices_credit_reason({}, { locale }), value: creditNote.reason },
        ],
      },
      { kind: 'text', text: creditEffect(creditNote.settlement, locale) },
      ...action,
      { kind: 'note', text: m.mail_credit_help({ email: company.email }, { locale }) },
    ],
  };
}

const requestTexts = {
  approved: { title: m.mail_request_approved_title, text: m.mail_request_approved_text },
  declined: { title: m.mail_request_declined_title, text: m.mail_request_declined_text },
  done: { title: m.mail_request_done_title, text: m.mail_request_done_text },
  question: { title: m.mail_question_title, text: m.mail_question_text },
} satisfies Record<AnsweredStatus | 'question', unknown>;

type RequestAnswered = {
  /** What became of it; a question just has its answer. */
  outcome: AnsweredStatus | 'question';
  /** Subject of the request, as the portal names it. */
  about: string | null;
  askedAt: Date;
  /** Words of the question. */
  text: string;
  /** The administrator's text; null for none. */
  answer: string | null;
  /** Its address in the portal; null where that is closed. */
  url: string | null;
};

/** Notifies the requester of a change of its outcome. The request is not repeated: it may be confidential. */
export function requestAnswered(
  locale: Locale,
  { outcome, about, askedAt, text, answer, url }: RequestAnswered,
): MailContent {
  const texts = requestTexts[outcome];
  const isQuestion = outcome === 'question';
  const questionBlocks: MailBlock[] = isQuestion
    ? [
        { kind: 'text', text: m.mail_question_asked({}, { locale }) },
        { kind: 'quote', text },
      ]
    : [];
  const answerBlocks: MailBlock[] =
    answer === null
      ? []
      : [
          { kind: 'text', text: m.mail_request_answer({}, { locale }) },
          { kind: 'quote', text: answer },
        ];
  const action: MailBlock[] =
    url === null
      ? []
      : [{ kind: 'action', label: m.mail_open_in_portal({}, { locale }), href: url }];
  return {
    subject: (isQuestion ? m.mail_question_subject : m.mail_request_subject)(
      { brand: company.brand },
      { locale },
    ),
    title: texts.title({}, { locale }),
    blocks: [
      { kind: 'text', text: texts.text({}, { locale }) },
      {
        kind: 'facts',
        facts: [
          ...(about === null ? [] : [{ label: m.mail_fact_about({}, { locale }), value: about }]),
          { label: m.mail_request_asked({}, { locale }), value: formatLongDate(askedAt, locale) },
        ],
      },
      ...questionBlocks,
      ...answerBlocks,
      ...action,
    ],
  };
}
