import { officeTimeZone } from '../../../../shared/content/availability.ts';
import { company } from '../../../../shared/content/company.ts';
import type { Position } from '../../../../shared/contracts/application.ts';
import type { Locale } from '../../../../shared/contracts/common.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../../shared/i18n/position-name.ts';
import type { MailBlock, MailContent } from '../mail-content.ts';

/** What came in. Of an applicant not the name: applications may be reviewed blind. */
export type Notice =
  | { kind: 'message'; name: string; words: string }
  | { kind: 'application'; position: Position }
  | { kind: 'registration'; companyName: string }
  | { kind: 'booking' | 'booking-cancelled'; name: string; startsAt: Date }
  | { kind: 'booking-moved'; name: string; startsAt: Date; before: Date }
  /** `words` are null where they may hold what is masked elsewhere. */
  | { kind: 'change-request'; name: string; about: string | null; words: string | null };

/** So much of a message is repeated, in characters. */
const longestQuote = 600;

const subjects = {
  message: m.mail_notice_message,
  application: m.mail_notice_application,
  registration: m.mail_notice_registration,
  booking: m.mail_notice_booking,
  'booking-moved': m.mail_notice_booking_moved,
  'booking-cancelled': m.mail_notice_booking_cancelled,
  'change-request': m.mail_notice_change_request,
} satisfies Record<Notice['kind'], unknown>;

const cut = (words: string) =>
  words.length > longestQuote ? `${words.slice(0, longestQuote).trimEnd()} …` : words;

/** In Berlin, as the administrators' screens show it by default. */
const momentOf = (moment: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: officeTimeZone,
  }).format(moment);

function blocksOf(notice: Notice, locale: Locale): MailBlock[] {
  const fact = (label: string, value: string): MailBlock => ({
    kind: 'facts',
    facts: [{ label, value }],
  });
  switch (notice.kind) {
    case 'message':
      return [
        fact(m.mail_fact_from({}, { locale }), notice.name),
        { kind: 'quote', text: cut(notice.words) },
      ];
    case 'application':
      return [
        fact(m.mail_fact_position({}, { locale }), positionName(notice.position, { locale })),
      ];
    case 'registration':
      return [fact(m.mail_fact_company({}, { locale }), notice.companyName)];
    case 'booking':
    case 'booking-cancelled':
      return [
        fact(m.mail_fact_from({}, { locale }), notice.name),
        fact(m.mail_fact_time({}, { locale }), momentOf(notice.startsAt, locale)),
      ];
    case 'booking-moved':
      return [
        fact(m.mail_fact_from({}, { locale }), notice.name),
        fact(m.mail_fact_time({}, { locale }), momentOf(notice.startsAt, locale)),
        fact(m.mail_fact_time_before({}, { locale }), momentOf(notice.before, locale)),
      ];
    case 'change-request':
      return [
        fact(m.mail_fact_from({}, { locale }), notice.name),
        ...(notice.about === null ? [] : [fact(m.mail_fact_about({}, { locale }), notice.about)]),
        ...(notice.words === null ? [] : [{ kind: 'quote', text: cut(notice.words) } as const]),
      ];
  }
}

/**
 * Tells an administrator what came in.
 * @param counted how many of the kind came in since the mail before, and were not announced
 */
export function staffNotice(
  locale: Locale,
  notice: Notice,
  { counted, url, settingsUrl }: { counted: number; url: string; settingsUrl: string },
): MailContent {
  const title = subjects[notice.kind]({}, { locale });
  return {
    subject: `${company.brand}: ${title}`,
    title,
    blocks: [
      ...blocksOf(notice, locale),
      ...(counted > 0
        ? [{ kind: 'text', text: m.mail_notice_counted({ count: counted }, { locale }) } as const]
        : []),
      { kind: 'action', label: m.mail_notice_open({}, { locale }), href: url },
      { kind: 'note', text: m.mail_notice_rhythm({}, { locale }) },
      { kind: 'note', text: m.mail_notice_settings({ url: settingsUrl }, { locale }) },
    ],
  };
}
