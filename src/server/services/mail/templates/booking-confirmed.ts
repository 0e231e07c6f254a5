import { company } from '../../../../shared/content/company.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { MailContent } from '../mail-content.ts';
import { type MeetingMail, manageBlocks, meetingFacts } from './meeting-mail.ts';

/** Tells whoever booked a meeting when it is, and how to move or cancel it. */
export function bookingConfirmed(mail: MeetingMail): MailContent {
  const { locale } = mail;
  return {
    subject: m.booking_mail_confirmed_subject({ brand: company.brand }, { locale }),
    title: m.booking_mail_confirmed_title({}, { locale }),
    blocks: [
      { kind: 'text', text: m.booking_mail_confirmed_text({}, { locale }) },
      meetingFacts(mail),
      ...manageBlocks(mail),
      { kind: 'note', text: m.booking_mail_not_you({}, { locale }) },
    ],
  };
}
