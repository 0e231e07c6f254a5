import type { MeetingAccess } from '../contracts/booking.ts';

/** Returns whether a meeting can be joined: a code alone leads nowhere. */
export const isJoinable = ({ link, phone }: Pick<MeetingAccess, 'link' | 'phone'>): boolean =>
  link !== '' || phone !== '';
