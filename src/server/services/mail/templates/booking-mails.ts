import { company } from '../../../../shared/content/company.ts';
import { meetingMinutes, meetingTimeZones } from '../../../../shared/content/meetings.ts';
import type { MeetingAccess } from '../../../../shared/contracts/booking.ts';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import { timeZoneCity } from '../../../../shared/domain/dates.ts';
import { isJoinable } from '../../../../shared/domain/meeting-access.ts';
import { getDateFormat } from '../../../../shared/i18n/date-format.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { MailBlock, MailContent } from '../queue-mail.ts';

/** Data of a meeting for its mails. Nothing the visitor typed: their address is not proved to be theirs. */
export type MeetingMail = {
  startsAt: Date;
  /** IANA name of the zone the visitor chose in. */
  timeZone: string;
  locale: Locale;
  /** Address of the page that moves or cancels the meeting. */
  link: string;
  /** Ways into the meeting. */
  access: MeetingAccess;
  /** True where the visitor was told another way before. */
  hadAccess: boolean;
  /** An administrator's addition; null for none. */
  note: string | null;
  /** True where the company changed the meeting, not the visitor. */
  isByAdministrator: boolean;
};

/** Day, hours and distance from Greenwich by the clock of a zone, such as `Monday, 29 March 2027, 09:00 to 09:30 (GMT+2)`. */
function formatTimeIn(timeZone: string, { startsAt, locale }: MeetingMail): string {
  const endsAt = new Date(startsAt.getTime() + meetingMinutes * 60_000);
  const day = getDateFormat(locale, { timeZone, dateStyle: 'full' });
  const clock = getDateFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  });
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(startsAt)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return m.booking_mail_time(
    {
      day: day.format(startsAt),
      from: clock.format(startsAt),
      to: clock.format(endsAt),
      offset: offset ?? '',
    },
    { locale },
  );
}

/** The meeting by the clocks of everybody who takes part, the visitor's first, each zone once. */
function meetingDetails(mail: MeetingMail): MailBlock {
  const { timeZone, locale } = mail;
  const own = m.booking_mail_your_time({ place: timeZoneCity(timeZone) }, { locale });
  return {
    kind: 'facts',
    facts: [
      { label: own, value: formatTimeIn(timeZone, mail) },
      ...meetingTimeZones
        .filter((clock) => clock.timeZone !== timeZone)
        .map((clock) => ({ label: clock.place, value: formatTimeIn(clock.timeZone, mail) })),
    ],
  };
}

/** Ways into a meeting in words, for mails and calendars; empty where none is set. */
export function accessFacts({ link, phone, code }: MeetingAccess, locale: Locale) {
  return [
    { label: m.booking_join({}, { locale }), value: link },
    { label: m.booking_join_phone({}, { locale }), value: phone },
    { label: m.booking_join_code({}, { locale }), value: code },
  ].filter(({ value }) => value !== '');
}

/** The way in, or the promise of it. */
function accessBlocks({ access, locale }: MeetingMail): MailBlock[] {
  if (!isJoinable(access)) return [{ kind: 'text', text: m.booking_join_later({}, { locale }) }];
  const { link } = access;
  const facts = accessFacts({ ...access, link: '' }, locale);
  return [
    ...(link
      ? [{ kind: 'action', label: m.booking_join({}, { locale }), href: link } as const]
      : []),
    ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
  ];
}

/** An administrator's note to the visitor; empty for none. */
function noteBlocks({ note, locale }: MeetingMail): MailBlock[] {
  if (note === null) return [];
  return [
    { kind: 'text', text: m.booking_mail_note({}, { locale }) },
    { kind: 'quote', text: note },
  ];
}

/** The way to change one's mind. */
function manageBlocks({ link, locale }: MeetingMail): MailBlock[] {
  return [
    { kind: 'action', label: m.booking_mail_manage({}, { locale }), href: link },
    { kind: 'note', text: m.booking_mail_manage_note({}, { locale }) },
  ];
}

/** Confirms a meeting to its visitor, with the link to move or cancel it. */
export function bookingConfirmed(mail: MeetingMail): MailContent {
  const { locale } = mail;
  return {
    subject: m.booking_mail_confirmed_subject({ brand: company.brand }, { locale }),
    title: m.booking_mail_confirmed_title({}, { locale }),
    blocks: [
      { kind: 'text', text: m.booking_mail_confirmed_text({}, { locale }) },
      meetingDetails(mail),
      ...accessBlocks(mail),
      ...manageBlocks(mail),
      { kind: 'note', text: m.booking_mail_not_you({}, { locale }) },
    ],
  };
}

/** Shows the new time of a meeting. */
export function bookingMoved(mail: MeetingMail): MailContent {
  const { locale, isByAdministrator } = mail;
  const text = isByAdministrator ? m.booking_mail_moved_by_us : m.booking_mail_moved_by_you;
  return {
    subject: m.booking_mail_moved_subject({ brand: company.brand }, { locale }),
    title: m.booking_mail_moved_title({}, { locale }),
    blocks: [
      { kind: 'text', text: text({}, { locale }) },
      ...noteBlocks(mail),
      meetingDetails(mail),
      ...accessBlocks(mail),
      ...manageBlocks(mail),
    ],
  };
}

const accessNews = {
  first: {
    subject: m.booking_mail_access_subject,
    title: m.booking_mail_access_title,
    text: m.booking_mail_access_text,
  },
  changed: {
    subject: m.booking_mail_access_new_subject,
    title: m.booking_mail_access_new_title,
    text: m.booking_mail_access_new_text,
  },
  removed: {
    subject: m.booking_mail_access_gone_subject,
    title: m.booking_mail_access_gone_title,
    text: m.booking_mail_access_gone,
  },
};

/** Tells the way into a meeting that was booked before it was set, or with another one. */
export function bookingAccess(mail: MeetingMail): MailContent {
  const { locale, access, hadAccess } = mail;
  const set = hadAccess ? 'changed' : 'first';
  const { subject, title, text } = accessNews[isJoinable(access) ? set : 'removed'];
  return {
    subject: subject({ brand: company.brand }, { locale }),
    title: title({}, { locale }),
    blocks: [
      { kind: 'text', text: text({}, { locale }) },
      meetingDetails(mail),
      ...accessBlocks(mail),
      ...manageBlocks(mail),
    ],
  };
}

/** Says that a meeting is cancelled, and where to book another. */
export function bookingCancelled(mail: MeetingMail): MailContent {
  const { locale, link, isByAdministrator } = mail;
  const text = isByAdministrator ? m.booking_mail_cancelled_by_us : m.booking_mail_cancelled_by_you;
  return {
    subject: m.booking_mail_cancelled_subject({ brand: company.brand }, { locale }),
    title: m.booking_mail_cancelled_title({}, { locale }),
    blocks: [
      { kind: 'text', text: text({}, { locale }) },
      ...noteBlocks(mail),
      meetingDetails(mail),
      { kind: 'action', label: m.booking_mail_again({}, { locale }), href: link },
    ],
  };
}
