import { expectedReplyDate } from '../../../../shared/content/careers.ts';
import { company } from '../../../../shared/content/company.ts';
import type { ApplicationStatus, Position } from '../../../../shared/contracts/application.ts';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import { formatLongDate } from '../../../../shared/i18n/dates.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../../shared/i18n/position-name.ts';
import type { MailBlock, MailContent } from '../queue-mail.ts';

/** The way to the applicant's own page. */
function applicantPageBlocks(locale: Locale, link: string): MailBlock[] {
  return [
    { kind: 'action', label: m.mail_own_page({}, { locale }), href: link },
    { kind: 'note', text: m.mail_own_page_note({}, { locale }) },
  ];
}

/** Says that the application has arrived. Repeats nothing they typed: the address is not proved to be theirs. */
export function applicationReceived(
  locale: Locale,
  { position, receivedAt, link }: { position: Position; receivedAt: Date; link: string },
): MailContent {
  return {
    subject: m.mail_application_subject({ brand: company.brand }, { locale }),
    title: m.mail_application_title({}, { locale }),
    blocks: [
      { kind: 'text', text: m.mail_application_text({}, { locale }) },
      {
        kind: 'facts',
        facts: [
          {
            label: m.mail_fact_position({}, { locale }),
            value: positionName(position, { locale }),
          },
          {
            label: m.mail_fact_received({}, { locale }),
            value: formatLongDate(receivedAt, locale),
          },
          {
            label: m.mail_fact_reply_by({}, { locale }),
            value: formatLongDate(expectedReplyDate(receivedAt), locale),
          },
        ],
      },
      { kind: 'text', text: m.mail_application_next({}, { locale }) },
      ...applicantPageBlocks(locale, link),
      { kind: 'note', text: m.mail_application_help({ email: company.careersEmail }, { locale }) },
      { kind: 'note', text: m.mail_not_you({}, { locale }) },
    ],
  };
}

/** Says that the tests can be taken once more. Omits the reason, which is for the reviewers. */
export function retakeAllowed(
  locale: Locale,
  { position, openUntil, link }: { position: Position; openUntil: Date; link: string },
): MailContent {
  return {
    subject: m.mail_retake_subject({ brand: company.brand }, { locale }),
    title: m.mail_retake_title({}, { locale }),
    blocks: [
      {
        kind: 'text',
        text: m.mail_retake_text(
          {
            position: positionName(position, { locale }),
            date: formatLongDate(openUntil, locale),
          },
          { locale },
        ),
      },
      { kind: 'action', label: m.mail_retake_action({}, { locale }), href: link },
      { kind: 'note', text: m.mail_retake_note({}, { locale }) },
      { kind: 'note', text: m.mail_application_help({ email: company.careersEmail }, { locale }) },
    ],
  };
}

/** Says that an announced second attempt was taken back. Omits the reason, which is for the reviewers. */
export function retakeWithdrawn(
  locale: Locale,
  { position, link }: { position: Position; link: string },
): MailContent {
  return {
    subject: m.mail_retake_withdrawn_subject({ brand: company.brand }, { locale }),
    title: m.mail_retake_withdrawn_title({}, { locale }),
    blocks: [
      {
        kind: 'text',
        text: m.mail_retake_withdrawn_text(
          { position: positionName(position, { locale }) },
          { locale },
        ),
      },
      ...applicantPageBlocks(locale, link),
      { kind: 'note', text: m.mail_application_help({ email: company.careersEmail }, { locale }) },
    ],
  };
}

const statusTexts = {
  pending: { title: m.mail_status_pending_title, text: m.mail_status_pending_text },
  reviewing: { title: m.mail_status_reviewing_title, text: m.mail_status_reviewing_text },
  accepted: { title: m.mail_status_accepted_title, text: m.mail_status_accepted_text },
  rejected: { title: m.mail_status_rejected_title, text: m.mail_status_rejected_text },
} satisfies Record<ApplicationStatus, unknown>;

/** Says what was decided. Never contains the notes, which are for the reviewers. */
export function applicationStatus(
  locale: Locale,
  { status, position, link }: { status: ApplicationStatus; position: Position; link: string },
): MailContent {
  const { title, text } = statusTexts[status];
  return {
    subject: m.mail_status_subject({ brand: company.brand }, { locale }),
    title: title({}, { locale }),
    blocks: [
      {
        kind: 'text',
        text: text({ position: positionName(position, { locale }) }, { locale }),
      },
      ...applicantPageBlocks(locale, link),
      { kind: 'note', text: m.mail_application_help({ email: company.careersEmail }, { locale }) },
    ],
  };
}
