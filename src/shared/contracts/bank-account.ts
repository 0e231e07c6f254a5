import { z } from 'zod';
import { findIbanFault, type IbanFault, normalizeIban } from '../domain/iban.ts';
import { m } from '../i18n/paraglide/messages.js';
import { text } from './fields.ts';

function describeFault(fault: IbanFault): string {
  switch (fault.kind) {
    case 'country':
      return m.settings_bank_iban_country();
    case 'length':
      return m.settings_bank_iban_length({ expected: fault.expected, actual: fault.actual });
    case 'checksum':
      return m.settings_bank_iban_checksum();
  }
}

/** Accepts spaces and small letters; stored without either. */
const ibanSchema = z
  .string()
  .max(60, { error: () => m.settings_bank_iban_country() })
  .transform((typed, ctx) => {
    const iban = normalizeIban(typed);
    const fault = findIbanFault(iban);
    if (!fault) return iban;
    const message = iban === '' ? m.settings_bank_iban_required() : describeFault(fault);
    ctx.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** ISO 9362: bank, country, place, and a branch or none. Empty where there is none to give: within SEPA none is needed. */
const bicSchema = z
  .string()
  .max(20, { error: () => m.settings_bank_bic_invalid() })
  .transform((bic) => bic.replaceAll(/\s/g, '').toUpperCase())
  .refine((bic) => bic === '' || /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic), {
    error: () => m.settings_bank_bic_invalid(),
  });

/** The account that invoices are paid to. */
export const bankAccountSchema = z.object({
  /** SEPA allows a name of seventy characters. */
  holder: text(70).min(1, { error: () => m.settings_bank_holder_required() }),
  iban: ibanSchema,
  bic: bicSchema,
  bank: text(70).min(1, { error: () => m.settings_bank_name_required() }),
  /** Payment details for countries without IBAN, such as account and routing number; empty for none. */
  elsewhere: text(140),
});
export type BankAccount = z.infer<typeof bankAccountSchema>;
