import { company } from '../../../../shared/content/company.ts';
import type { Locale } from '../../../../shared/contracts/common.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { MailContent } from '../mail-content.ts';

/**
 * Tells whoever wrote through the contact form that it arrived. Nothing they typed is repeated, not even a name: the
 * address is not proved to be theirs, and nobody shall use us to send words of their own to others.
 */
export function contactReceived(locale: Locale): MailContent {
  return {
    subject: m.mail_contact_subject({ brand: company.brand }, { locale }),
    title: m.mail_contact_title({}, { locale }),
    blocks: [
      { kind: 'text', text: m.mail_contact_text({}, { locale }) },
      { kind: 'note', text: m.mail_not_you({}, { locale }) },
    ],
  };
}
