import { company } from '../../../../shared/content/company.ts';
import type { Locale } from '../../../../shared/contracts/common.ts';
import { longDate } from '../../../../shared/i18n/long-date.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { MailContent } from '../mail-content.ts';

export type ClientRegistered = {
  /** Opens the media kit. */
  pin: string;
  mediaKitUrl: string;
  /** By which the contact person sets a password; null for an address that has an account. */
  invitation: { url: string; expiresAt: Date } | null;
  loginUrl: string;
};

/**
 * Tells whoever registered a company what comes next, with the promised PIN. Nothing they typed is repeated: the address
 * is not proved to be theirs.
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
                { until: longDate(invitation.expiresAt, locale) },
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
