import { z } from 'zod';
import { momentSchema } from '../../../shared/contracts/fields.ts';
import {
  type ExportSubscribersInput,
  exportSubscribersInput,
  type ListSubscribersInput,
  type listSubscribersOutput,
  type Subscriber,
  type SubscriberSort,
  subscriberSchema,
} from '../../../shared/contracts/inbox.ts';
import type { SubscriberStatus } from '../../../shared/contracts/newsletter.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { NewsletterSubscriber } from '../../db/entities/newsletter.ts';
import type { AdminContext } from '../context.ts';
import { type CsvColumns, createCsvExport, escapeFormula } from '../csv.ts';
import { searchIn } from '../folded-search.ts';
import { findPage, totalOf } from '../list-query.ts';
import { copyFields } from '../records.ts';
import { createErasure } from '../retention/erase-records.ts';

const sortedValues: Record<SubscriberSort, z.ZodType> = {
  createdAt: momentSchema,
  email: z.string(),
};

const toSubscriber = (subscriber: NewsletterSubscriber): Subscriber =>
  copyFields(subscriberSchema, subscriber);

/** One page of newsletter addresses by keyset, with the number in each status for the same search. */
export async function listSubscribers(
  { em }: AdminContext,
  input: ListSubscribersInput,
): Promise<z.infer<typeof listSubscribersOutput>> {
  const { search, status, sort } = input;
  const { where, isSimilar } = await searchIn(em, { table: 'newsletter_subscribers' }, search);
  const page = await findPage(em, NewsletterSubscriber, {
    ...input,
    sortedBy: { [sort]: sortedValues[sort] },
    where: { ...where, ...(status ? { status } : {}) },
  });
  const counted = await em.countBy(NewsletterSubscriber, 'status', { where });
  const statusCounts = { pending: 0, confirmed: 0, unsubscribed: 0, ...counted };
  return {
    rows: page.items.map(toSubscriber),
    isSimilar,
    total: totalOf(statusCounts, status),
    statusCounts,
    ...page.cursors,
  };
}

async function* batches(
  ctx: AdminContext,
  filter: ExportSubscribersInput,
): AsyncGenerator<Subscriber[]> {
  for (let after: string | undefined; ; ) {
    // An entity manager of its own each time: one would keep every address it has read.
    const { rows, nextCursor } = await listSubscribers(
      { ...ctx, em: ctx.em.fork() },
      { ...filter, sort: 'email', order: 'asc', limit: 1000, after },
    );
    yield rows;
    if (nextCursor === null) return;
    after = nextCursor;
  }
}

const statusLabels: Record<SubscriberStatus, () => string> = {
  pending: m.inbox_newsletter_pending,
  confirmed: m.inbox_newsletter_confirmed,
  unsubscribed: m.inbox_newsletter_unsubscribed,
};

const exportColumns = (): CsvColumns<Subscriber> => [
  [m.ui_email(), ({ email }) => escapeFormula(email)],
  [m.ui_status(), ({ status }) => statusLabels[status]()],
  [m.ui_language(), ({ locale }) => locale],
  [m.inbox_csv_since(), ({ createdAt }) => createdAt.toISOString()],
];

/** Every newsletter address that matches, in their order; records that they were taken. */
export const newsletterExport = createCsvExport({
  name: 'newsletter',
  action: 'newsletter.export',
  filterSchema: exportSubscribersInput,
  open: (ctx, filter) => ({ columns: exportColumns(), batches: batches(ctx, filter) }),
});

/** Erases an address from the newsletter. Throws AppError('not-found'), and 'held' for one that is held. */
export const deleteSubscriber = createErasure('subscriber');
