import { company } from '../../../../shared/content/company.ts';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import { formatLongDate } from '../../../../shared/i18n/dates.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { MailContent } from '../queue-mail.ts';

/**
 * Confirms a message of the contact form to its sender. Nothing they typed is repeated, not even a name: the
 * address is not proved to be theirs, and the form must not send a stranger's words to others.
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
 * Says that an address which gets the newsletter already was entered again. Each address gets a mail this way, so that
 * the form does not reveal which ones are known.
 */
export function newsletterAlreadyConfirmed(locale: Locale, unsubscribeUrl: string): MailContent {
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

type ClientRegistered = {
  /** Opens the media kit. */
  pin: string;
  mediaKitUrl: string;
  /** By which the contact person sets a password; null for an address that has an account. */
  invitation: { url: string; expiresAt: Date } | null;
  loginUrl: string;
};

/**
 * Describes the next steps to the contact of a newly registered company, with the promised PIN. Repeats nothing they
 * typed: the address is not proved to be theirs.
 */
export function clientRegistered(
  locale: Locale,
  { pin, mediaKitUrl, invitation, loginUrl }: ClientRegistered,
): MailContent {
  const in_ = { locale };
  return {
    subject: m.mail_registered_subject({ brand: company.brand }, in_),
    title: m.mail_registered_title({}, in_),
    blocks: [
      { kind: 'text', text: m.mail_registered_text({}, in_) },
      { kind: 'facts', facts: [{ label: m.mail_registered_pin({}, in_), value: pin }] },
      { kind: 'text', text: m.mail_registered_kit({ url: mediaKitUrl }, in_) },
      ...(invitation
        ? ([
            {
              kind: 'text',
              text: m.mail_registered_invitation(
                { until: formatLongDate(invitation.expiresAt, locale) },
                in_,
              ),
            },
            { kind: 'action', label: m.mail_choose_password({}, in_), href: invitation.url },
          ] as const)
        : ([
            { kind: 'text', text: m.mail_registered_account({}, in_) },
            { kind: 'action', label: m.mail_log_in({}, in_), href: loginUrl },
          ] as const)),
      { kind: 'note', text: m.mail_not_you({}, in_) },
    ],
  };
}
