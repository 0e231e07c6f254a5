import type { Locale } from '../../../../shared/contracts/common.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { MailBlock } from '../mail-content.ts';

/** The way to the applicant's own page. */
export function ownPageBlocks(locale: Locale, link: string): MailBlock[] {
  return [
    { kind: 'action', label: m.mail_own_page({}, { locale }), href: link },
    { kind: 'note', text: m.mail_own_page_note({}, { locale }) },
  ];
}
