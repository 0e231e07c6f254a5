import { localizedPath } from '../../../shared/i18n/locale.ts';
import type { Booking } from '../../db/entities/booking.ts';
import type { ServiceContext } from '../context.ts';
import { type SigningKeys, sign, verifySignature } from '../secrets.ts';

const signed = (id: string) => `booking:${id}`;

/**
 * What proves that somebody reads the mailbox a meeting was booked with: its id and our signature, so that every mail
 * about it can carry the same link, and nothing secret is stored.
 */
function meetingToken(keys: SigningKeys, id: string): string {
  return `${id}.${sign(keys, signed(id))}`;
}

/** The booking that a token is for; null for one that is not ours. */
export function bookingIdOf(keys: SigningKeys, token: string): string | null {
  const dot = token.indexOf('.');
  const id = token.slice(0, Math.max(0, dot));
  return id !== '' && verifySignature(keys, signed(id), token.slice(dot + 1)) ? id : null;
}

/** The absolute link to move or cancel a meeting, in the language in which it was booked. */
export function meetingLink(
  { secrets, siteUrl }: Pick<ServiceContext, 'secrets' | 'siteUrl'>,
  { id, locale }: Pick<Booking, 'id' | 'locale'>,
): string {
  const link = new URL(localizedPath('/booking', locale), siteUrl);
  link.searchParams.set('token', meetingToken(secrets.booking, id));
  return link.href;
}
