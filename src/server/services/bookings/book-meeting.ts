import { contactConsentVersion } from '../../../shared/content/data-consent.ts';
import type { BookMeetingInput, BookMeetingOutput } from '../../../shared/contracts/booking.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Booking } from '../../db/entities/booking.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { readCompanyContact } from '../settings/company-contact.ts';
import { looksAutomated } from '../submissions/looks-automated.ts';
import { storeOnce, submissionMark } from '../submissions/store-once.ts';
import { meetingCalendar } from './meeting-calendar.ts';
import { endOfMeeting, offeredSlots, slotDistance } from './offered-slots.ts';
import { readAvailability } from './read-availability.ts';

/** So many meetings that are still to come may one e-mail address hold. */
const maxMeetings = 3;

function knownTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/**
 * Two meetings that overlap, or leave no pause, start at different times: no constraint would see them. So bookings are
 * decided one after the other.
 */
async function requireFree(ctx: Pick<ServiceContext, 'em' | 'log'>, startsAt: Date): Promise<void> {
  await ctx.em.execute("select pg_advisory_xact_lock(hashtextextended('bookings', 0))");
  const availability = await readAvailability(ctx);
  const distance = slotDistance(availability);
  const near = {
    $gt: new Date(startsAt.getTime() - distance),
    $lt: new Date(startsAt.getTime() + distance),
  };
  const held = await ctx.em.find(Booking, { slot: near }, { disableIdentityMap: true });
  const known = [
    ...held.map(({ slot }) => slot?.getTime()),
    ...offeredSlots(new Date(), availability).map((slot) => slot.getTime()),
  ];
  if (!known.includes(startsAt.getTime())) {
    const issues = [{ path: 'startsAt', message: m.validation_slot() }];
    throw new AppError('invalid-input', { issues });
  }
  if (held.length > 0) throw new AppError('slot-taken');
}

/** Counts what the address holds; it stays locked until the transaction ends, so that two at once are both counted. */
async function requireRoom(em: EntityManager, email: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(lower(?), 0))', [email]);
  const [held] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from "bookings"
     where lower("email") = lower(?) and "slot" > ?`,
    [email, new Date()],
  );
  if (held && held.count >= maxMeetings) throw new AppError('too-many-bookings');
}

/**
 * Books a free half hour, once however often the form is sent; the database lets one booking have it.
 * Throws AppError('slot-taken'), 'too-many-bookings', 'looks-automated', 'conflict', and 'invalid-input' for a time
 * that is not offered.
 */
export async function bookMeeting(
  ctx: ServiceContext,
  input: BookMeetingInput,
): Promise<BookMeetingOutput> {
  if (looksAutomated(input)) throw new AppError('looks-automated');
  const mark = submissionMark(input);
  const booking = await storeOnce(ctx, mark, {
    find: (em, submissionKey) => em.findOne(Booking, { submissionKey }),
    create: async (em) => {
      await requireFree({ em, log: ctx.log }, input.startsAt);
      await requireRoom(em, input.email);
      const created = em.create(Booking, {
        slot: input.startsAt,
        startsAt: input.startsAt,
        name: input.name,
        email: input.email,
        company: input.company || null,
        topic: input.topic || null,
        timeZone: knownTimeZone(input.timeZone),
        locale: input.locale ?? ctx.locale,
        consentVersion: contactConsentVersion,
        ...mark,
      });
      await em.flush();
      recordEvent(em, ctx, {
        action: 'booking.create',
        subjectId: created.id,
        subjectLabel: created.name,
      });
      return created;
    },
  });
  const { id, startsAt } = booking;
  const { email } = await readCompanyContact(ctx);
  return {
    id,
    startsAt,
    endsAt: endOfMeeting(startsAt),
    calendar: meetingCalendar(booking, { organizerEmail: email }),
  };
}
