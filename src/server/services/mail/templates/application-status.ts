import { company } from '../../../../shared/content/company.ts';
import type { ApplicationStatus, Position } from '../../../../shared/contracts/application.ts';
import type { Locale } from '../../../../shared/contracts/common.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../../shared/i18n/position-name.ts';
import type { MailContent } from '../mail-content.ts';
import { ownPageBlocks } from './own-page-blocks.ts';

const words = {
  pending: { title: m.mail_status_pending_title, text: m.mail_status_pending_text },
  reviewing: { title: m.mail_status_reviewing_title, text: m.mail_status_reviewing_text },
  accepted: { title: m.mail_status_accepted_title, text: m.mail_status_accepted_text },
  rejected: { title: m.mail_status_rejected_title, text: m.mail_status_rejected_text },
} satisfies Record<ApplicationStatus, unknown>;

/** Tells an applicant what was decided. The notes of the reviewers are theirs, and never stand in it. */
export function applicationStatus(
  locale: Locale,
  { status, position, link }: { status: ApplicationStatus; position: Position; link: string },
): MailContent {
  const { title, text } = words[status];
  return {
    subject: m.mail_status_subject({ brand: company.brand }, { locale }),
    title: title({}, { locale }),
    blocks: [
      {
        kind: 'text',
        text: text({ position: positionName(position, { locale }) }, { locale }),
      },
      ...ownPageBlocks(locale, link),
      { kind: 'note', text: m.mail_application_help({ email: company.careersEmail }, { locale }) },
    ],
  };
}
