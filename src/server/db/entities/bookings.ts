import { defineEntity, p } from '@mikro-orm/core';
import { localeSchema } from '../../../shared/contracts/fields.ts';
import { bookingStatuses } from '../../../shared/domain/booking-status.ts';
import { editedColumns, momentColumn } from './columns.ts';

const BookingSchema = defineEntity({
  name: 'Booking',
  tableName: 'bookings',
  indexes: [{ properties: ['startsAt', 'id'] }],
  properties: {
    ...editedColumns(),
    /** Unique as long as it is taken: two people cannot hold one half hour. Null once cancelled. */
    slot: momentColumn().nullable().unique(),
    startsAt: momentColumn(),
    status: p.enum(bookingStatuses).default('booked'),
    name: p.string().length(200),
    email: p.string().length(254),
    company: p.string().length(200).nullable(),
    topic: p.text().nullable(),
    /** IANA name of the zone the visitor chose in. */
    timeZone: p.string().length(100),
    locale: p.enum(localeSchema.options),
    consentVersion: p.string().length(40),
    /** In which language it was read. */
    consentLocale: p.enum(localeSchema.options).nullable(),
    submissionKey: p.string().length(100).nullable().unique(),
    submissionDigest: p.string().length(64),
    /** Number of changes of the meeting, of its room as well: calendars keep the highest (RFC 5545, SEQUENCE). */
    sequence: p.integer().default(0),
    /** Of administrators, for each other. */
    internalNote: p.text().nullable(),
    /** Moment it was last moved or cancelled, or its room changed. */
    changedAt: momentColumn().nullable(),
  },
});

export class Booking extends BookingSchema.class {}
BookingSchema.setClass(Booking);
