import { company } from '../../../../shared/content/company.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { MailContent } from '../mail-content.ts';
import { type MeetingMail, meetingFacts, noteBlocks } from './meeting-mail.ts';

/** Tells that a meeting will not be, and where to book another. */
export function bookingCancelled(mail: MeetingMail): MailContent {
  const { locale, link, isOurs } = mail;
  const text = isOurs ? m.booking_mail_cancelled_by_us : m.booking_mail_cancelled_by_you;
  return {
    subject: m.booking_mail_cancelled_subject({ brand: company.brand }, { locale }),
    title: m.booking_mail_cancelled_title({}, { locale }),
    blocks: [
      { kind: 'text', text: text({}, { locale }) },
      ...noteBlocks(mail),
      meetingFacts(mail),
      { kind: 'action', label: m.booking_mail_again({}, { locale }), href: link },
    ],
  };
}
