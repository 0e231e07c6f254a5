import { company } from '../../../../shared/content/company.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { MailContent } from '../mail-content.ts';
import { type MeetingMail, manageBlocks, meetingFacts, noteBlocks } from './meeting-mail.ts';

/** Tells when a meeting is from now on. */
export function bookingMoved(mail: MeetingMail): MailContent {
  const { locale, isOurs } = mail;
  const text = isOurs ? m.booking_mail_moved_by_us : m.booking_mail_moved_by_you;
  return {
    subject: m.booking_mail_moved_subject({ brand: company.brand }, { locale }),
    title: m.booking_mail_moved_title({}, { locale }),
    blocks: [
      { kind: 'text', text: text({}, { locale }) },
      ...noteBlocks(mail),
      meetingFacts(mail),
      ...manageBlocks(mail),
    ],
  };
}
