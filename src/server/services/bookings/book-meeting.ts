import { contactConsentVersion } from '../../../shared/content/consent.ts';
import type { BookMeetingInput, BookMeetingOutput } from '../../../shared/contracts/booking.ts';
import { Booking } from '../../db/entities/bookings.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { ServiceContext } from '../context.ts';
import { queueNotices } from '../mail/staff-notices.ts';
import { readCompanyContact } from '../settings/company-contact.ts';
import { createIdempotent, fingerprintSubmission, isLikelyAutomated } from '../submission.ts';
import { meetingCalendar } from './icalendar.ts';
import { assertSlotOffered, endOfMeeting } from './slots.ts';
import { notifyVisitors } from './visitor-mail.ts';

/** So many meetings that are still to come may one e-mail address hold. */
const maxMeetings = 3;

/** Each booking takes a half hour from everybody else. */
const bookingLimit = { limit: 6, windowSeconds: 3600 };

function normalizeTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** Counts what the address holds; it stays locked until the transaction ends, so that two at once are both counted. */
async function requireMeetingQuota(em: EntityManager, email: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(lower(?), 0))', [email]);
  const [held] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from "bookings"
     where lower("email") = lower(?) and "slot" > ?`,
    [email, new Date()],
  );
  if (held && held.count >= maxMeetings) throw new AppError('too-many-bookings');
}

/**
 * Books a free half hour, once however often the form is sent; the database lets one booking have it. The visitor gets
 * a mail with the calendar entry and the link to manage it. After it has ended, the same form books again.
 * Throws AppError('slot-taken'), 'too-many-bookings', 'looks-automated', 'key-reused', 'rate-limited', 'meeting-closed'
 * for the key of a meeting that has ended, and 'invalid-input' for a time that is not offered.
 */
export async function bookMeeting(
  ctx: ServiceContext,
  input: BookMeetingInput,
): Promise<BookMeetingOutput> {
  if (isLikelyAutomated(input)) throw new AppError('looks-automated');
  const mark = fingerprintSubmission(input);
  const booking = await createIdempotent(ctx, mark, {
    limit: { what: 'booking', rule: bookingLimit },
    find: (em, submissionKey) => em.findOne(Booking, { submissionKey }),
    over: {
      isOver: ({ status }) => status !== 'booked',
      giveUpMark: (em, { id }) => em.nativeUpdate(Booking, { id }, { submissionKey: null }),
      code: 'meeting-closed',
    },
    create: async (em) => {
      await assertSlotOffered({ em, log: ctx.log }, input.startsAt);
      await requireMeetingQuota(em, input.email);
      const created = em.create(Booking, {
        slot: input.startsAt,
        startsAt: input.startsAt,
        name: input.name,
        email: input.email,
        company: input.company || null,
        topic: input.topic || null,
        timeZone: normalizeTimeZone(input.timeZone),
        locale: input.locale ?? ctx.locale,
        consentVersion: contactConsentVersion,
        consentLocale: input.locale ?? ctx.locale,
        ...mark,
      });
      await em.flush();
      recordEvent(em, ctx, 'booking.create', { id: created.id, label: created.name });
      await notifyVisitors(em, ctx, [created], 'booking-confirmed');
      const { id, name, startsAt } = created;
      await queueNotices(em, ctx, { kind: 'booking', id, name, startsAt });
      return created;
    },
  });
  const { id, startsAt } = booking;
  const { email } = await readCompanyContact(ctx);
  return {
    id,
    startsAt,
    endsAt: endOfMeeting(startsAt),
    calendar: meetingCalendar(booking, {
      organizerEmail: email,
      method: 'PUBLISH',
      isPersonal: true,
    }),
  };
}
