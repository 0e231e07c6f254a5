import { company } from '../content/company.ts';
import type { BankAccount } from '../contracts/bank-account.ts';
import type { PaymentMethod } from '../contracts/client.ts';
import type { Locale } from '../contracts/fields.ts';
import type { CreditSettlement, TaxCategory } from '../contracts/invoice.ts';
import { formatIban } from '../domain/iban.ts';
import { formatDay } from './dates.ts';
import { m } from './paraglide/messages.js';

/** One line of how to pay: its name, as people read it, and as a form takes it where it is worth copying. */
export type PaymentDetail = { label: string; text: string; copy?: string };

/**
 * Lists the details needed to pay an invoice, line by line, in a language.
 * @param number the number of the invoice, by which the payment is recognised
 */
export function paymentDetails(
  { holder, iban, bic, bank, elsewhere }: BankAccount,
  number: string,
  locale: Locale,
): PaymentDetail[] {
  const o = { locale };
  return [
    { label: m.invoices_payment_holder({}, o), text: holder },
    { label: m.invoices_payment_iban({}, o), text: formatIban(iban), copy: iban },
    ...(bic ? [{ label: m.invoices_payment_bic({}, o), text: bic }] : []),
    { label: m.invoices_payment_bank({}, o), text: bank },
    ...(elsewhere ? [{ label: m.invoices_payment_elsewhere({}, o), text: elsewhere }] : []),
    { label: m.invoices_payment_reference({}, o), text: number, copy: number },
  ];
}

/**
 * Asks for the payment of an invoice that names no account: by the way that was agreed, in a language.
 * @param number the number of the invoice, by which the payment is recognised
 */
export function paymentSentence(
  { method, number, dueOn }: { method: PaymentMethod; number: string; dueOn: string },
  locale: Locale,
): string {
  const inputs = { date: formatDay(dueOn, locale, 'long'), number, email: company.email };
  switch (method) {
    case 'bank_transfer':
      return m.invoices_pdf_pay(inputs, { locale });
    case 'paypal':
      return m.invoices_pay_paypal(inputs, { locale });
    case 'crypto':
      return m.invoices_pay_crypto(inputs, { locale });
  }
}

/** Says on an invoice why it carries no tax; null where it does. In the reader's language where none is named. */
export function taxSentence(category: TaxCategory, locale?: Locale): string | null {
  const options = locale ? { locale } : {};
  switch (category) {
    case 'standard':
      return null;
    case 'reverse_charge':
      return m.invoices_tax_reverse_charge_text({}, options);
    case 'outside_scope':
      return m.invoices_tax_outside_scope_text({}, options);
  }
}

/** Says on a credit note what becomes of the money. In the reader's language where none is named. */
export function creditEffect(settlement: CreditSettlement, locale?: Locale): string {
  const options = locale ? { locale } : {};
  switch (settlement) {
    case 'refund':
      return m.invoices_credit_refund({}, options);
    case 'set_off':
      return m.invoices_credit_set_off({}, options);
    case 'none_paid':
      return m.invoices_credit_nothing_due({}, options);
  }
}
