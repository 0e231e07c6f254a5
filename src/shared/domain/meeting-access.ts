import type { MeetingAccess } from '../contracts/booking.ts';

/** Returns whether a meeting can be joined: a code alone leads nowhere. */
export const isJoinable = ({ link, phone }: Pick<MeetingAccess, 'link' | 'phone'>): boolean =>
  link !== '' || phone !== '';

/** Returns whether two rooms are entered the same way. */
export const isSameAccess = (a: MeetingAccess, b: MeetingAccess): boolean =>
  a.link === b.link && a.phone === b.phone && a.code === b.code;
