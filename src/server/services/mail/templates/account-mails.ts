import { company } from '../../../../shared/content/company.ts';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import type { Role } from '../../../../shared/domain/accounts.ts';
import { formatLongDate } from '../../../../shared/i18n/dates.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { MailContent } from '../queue-mail.ts';

const invitationTexts = {
  admin: m.mail_invitation_admin,
  employee: m.mail_invitation_employee,
  client: m.mail_invitation_client,
} satisfies Record<Role, unknown>;

/** Invites a person whom an administrator added: the name is the administrator's word. */
export function invitation(
  locale: Locale,
  { firstName, role, url, expiresAt }: InvitationMail,
): MailContent {
  return {
    subject: m.mail_invitation_subject({ brand: company.brand }, { locale }),
    title: m.mail_invitation_title({ name: firstName }, { locale }),
    blocks: [
      { kind: 'text', text: invitationTexts[role]({ brand: company.brand }, { locale }) },
      { kind: 'action', label: m.mail_choose_password({}, { locale }), href: url },
      {
        kind: 'note',
        text: m.mail_invitation_until({ until: formatLongDate(expiresAt, locale) }, { locale }),
      },
      { kind: 'note', text: m.mail_invitation_unexpected({ email: company.email }, { locale }) },
    ],
  };
}

type InvitationMail = { firstName: string; role: Role; url: string; expiresAt: Date };

/** Leads a user who forgot the password to a new one. */
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
