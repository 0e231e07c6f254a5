import type { InboxCounts } from '../../../shared/contracts/inbox.ts';
import { Booking } from '../../db/entities/booking.ts';
import { ChangeRequest } from '../../db/entities/change-request.ts';
import { Client } from '../../db/entities/client.ts';
import { ContactMessage } from '../../db/entities/contact-message.ts';
import { NewsletterSubscriber } from '../../db/entities/newsletter-subscriber.ts';
import type { ServiceContext } from '../context.ts';

/** What waits for somebody behind each tab of the inbox, counted now. */
export async function countWaiting({ em }: Pick<ServiceContext, 'em'>): Promise<InboxCounts> {
  return {
    messages: await em.count(ContactMessage, { status: 'new' }),
    registrations: await em.count(Client, { source: 'registration', handledAt: null }),
    changeRequests: await em.count(ChangeRequest, { status: 'open' }),
    bookings: await em.count(Booking, { status: 'booked', startsAt: { $gte: new Date() } }),
    subscribers: await em.count(NewsletterSubscriber, { status: 'pending' }),
  };
}
