import type { BankAccount } from '../contracts/bank-account.ts';
import type { Locale } from '../contracts/fields.ts';
import type { TaxCategory } from '../contracts/invoice.ts';
import { formatIban } from '../domain/iban.ts';
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
export function creditEffect({ paidOn }: { paidOn: string | null }, locale?: Locale): string {
  const options = locale ? { locale } : {};
  return paidOn === null
    ? m.invoices_credit_nothing_due({}, options)
    : m.invoices_credit_refund({}, options);
}
