import { company } from '../../../../shared/content/company.ts';
import type { Locale } from '../../../../shared/contracts/common.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { MailContent } from '../mail-content.ts';

/** Leads somebody who forgot their password to a new one. */
export function passwordReset(
  locale: Locale,
  { firstName, url, minutes }: { firstName: string; url: string; minutes: number },
): MailContent {
  return {
    subject: m.account_reset_mail_subject({ brand: company.brand }, { locale }),
    title: m.account_reset_mail_title({ name: firstName }, { locale }),
    blocks: [
      { kind: 'text', text: m.account_reset_mail_text({ brand: company.brand }, { locale }) },
      { kind: 'action', label: m.account_reset_mail_action({}, { locale }), href: url },
      { kind: 'note', text: m.account_reset_mail_note({ minutes }, { locale }) },
    ],
  };
}
