import { company } from '../../../../shared/content/company.ts';
import type { Position } from '../../../../shared/contracts/application.ts';
import type { Locale } from '../../../../shared/contracts/common.ts';
import { expectedReply } from '../../../../shared/domain/expected-reply.ts';
import { longDate } from '../../../../shared/i18n/long-date.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../../shared/i18n/position-name.ts';
import type { MailContent } from '../mail-content.ts';
import { ownPageBlocks } from './own-page-blocks.ts';

/** Tells an applicant that the application is here. Nothing they typed is repeated: the address is not proved to be theirs. */
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
          { label: m.mail_fact_received({}, { locale }), value: longDate(receivedAt, locale) },
          {
            label: m.mail_fact_reply_by({}, { locale }),
            value: longDate(expectedReply(receivedAt), locale),
          },
        ],
      },
      { kind: 'text', text: m.mail_application_next({}, { locale }) },
      ...ownPageBlocks(locale, link),
      { kind: 'note', text: m.mail_application_help({ email: company.careersEmail }, { locale }) },
      { kind: 'note', text: m.mail_not_you({}, { locale }) },
    ],
  };
}
