import { company } from '../../../../shared/content/company.ts';
import type { Locale } from '../../../../shared/contracts/common.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { MailContent } from '../mail-content.ts';

/** Asks the owner of an address whether they want the newsletter. */
export function newsletterConfirmation(locale: Locale, confirmUrl: string): MailContent {
  return {
    subject: m.mail_newsletter_subject({ brand: company.brand }, { locale }),
    title: m.mail_newsletter_title({}, { locale }),
    blocks: [
      { kind: 'text', text: m.mail_newsletter_text({}, { locale }) },
      { kind: 'action', label: m.mail_newsletter_confirm({}, { locale }), href: confirmUrl },
      { kind: 'note', text: m.mail_newsletter_ignore({}, { locale }) },
    ],
  };
}

/**
 * Tells the owner of an address that gets the newsletter already that somebody gave it again. So the same is done for
 * every address, and the form tells nobody which ones are known.
 */
export function newsletterKnown(locale: Locale, unsubscribeUrl: string): MailContent {
  return {
    subject: m.mail_newsletter_known_subject({ brand: company.brand }, { locale }),
    title: m.mail_newsletter_known_title({}, { locale }),
    blocks: [
      { kind: 'text', text: m.mail_newsletter_known_text({}, { locale }) },
      {
        kind: 'action',
        label: m.mail_newsletter_unsubscribe({}, { locale }),
        href: unsubscribeUrl,
      },
    ],
  };
}
