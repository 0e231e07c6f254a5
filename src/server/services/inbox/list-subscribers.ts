import { z } from 'zod';
import type {
  ListSubscribersInput,
  listSubscribersOutput,
  Subscriber,
  SubscriberSort,
} from '../../../shared/contracts/inbox.ts';
import { NewsletterSubscriber } from '../../db/entities/newsletter-subscriber.ts';
import type { ServiceContext } from '../context.ts';
import { searchIn } from '../listing/folded-search.ts';
import { requireCursor } from '../listing/require-cursor.ts';

const sortedValues: Record<SubscriberSort, z.ZodType> = {
  createdAt: z.iso.datetime(),
  email: z.string(),
};

function toSubscriber(subscriber: NewsletterSubscriber): Subscriber {
  return {
    id: subscriber.id,
    email: subscriber.email,
    status: subscriber.status,
    locale: subscriber.locale,
    isSuspicious: subscriber.isSuspicious,
    consentVersion: subscriber.consentVersion,
    consentLocale: subscriber.consentLocale ?? null,
    consentAt: subscriber.consentAt,
    createdAt: subscriber.createdAt,
  };
}

/** One page of newsletter addresses by keyset, with the number in each status for the same search. */
export async function listSubscribers(
  { em }: ServiceContext,
  input: ListSubscribersInput,
): Promise<z.infer<typeof listSubscribersOutput>> {
  const { search, status, sort, order, limit } = input;
  const after = requireCursor(input.after, sortedValues[sort]);
  const before = requireCursor(input.before, sortedValues[sort]);
  const { where, isSimilar } = await searchIn(em, { table: 'newsletter_subscribers' }, search);
  const page = await em.findByCursor(NewsletterSubscriber, {
    where: { ...where, ...(status ? { status } : {}) },
    orderBy: { [sort]: order, id: order },
    ...(before === undefined ? { first: limit, after } : { last: limit, before }),
    includeCount: false,
    overfetch: true,
  });
  const counted = await em.countBy(NewsletterSubscriber, 'status', { where });
  const statusCounts = {
    pending: counted.pending ?? 0,
    confirmed: counted.confirmed ?? 0,
    unsubscribed: counted.unsubscribed ?? 0,
  };
  return {
    rows: page.items.map(toSubscriber),
    isSimilar,
    total: status
      ? statusCounts[status]
      : statusCounts.pending + statusCounts.confirmed + statusCounts.unsubscribed,
    statusCounts,
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: page.hasPrevPage ? page.startCursor : null,
  };
}
