import type { Request } from 'express';
import {
  type SubscriberStatus,
  subscriberStatusSchema,
} from '../../shared/contracts/newsletter.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { csvRows, csvStart } from '../services/csv/csv-text.ts';
import { safeCell } from '../services/csv/safe-cell.ts';
import { AppError } from '../services/errors.ts';
import { type Caller, createCaller } from '../trpc/routers/app.ts';
import { csvDownload, type DownloadDependencies } from './csv-download.ts';

type Filter = { search?: string; status?: SubscriberStatus };

const statusWords: Record<SubscriberStatus, () => string> = {
  pending: m.inbox_newsletter_pending,
  confirmed: m.inbox_newsletter_confirmed,
  unsubscribed: m.inbox_newsletter_unsubscribed,
};

function filterOf({ search, status }: Request['query']): Filter {
  const known = subscriberStatusSchema.optional().safeParse(status);
  if (!known.success) {
    throw new AppError('invalid-input', {
      issues: [{ path: 'status', message: m.validation_option() }],
    });
  }
  return {
    ...(typeof search === 'string' ? { search } : {}),
    ...(known.data ? { status: known.data } : {}),
  };
}

/** Opens the file: who may not, or asks for what there is not, hears so before anything is sent. */
async function openLines(caller: Caller, filter: Filter): Promise<AsyncGenerator<string>> {
  const read = (after?: string) =>
    caller.admin.inbox.listSubscribers({
      ...filter,
      sort: 'email',
      order: 'asc',
      limit: 1000,
      ...(after === undefined ? {} : { after }),
    });
  const first = await read();

  /** Page by page as they are sent: never more than one is in memory. */
  async function* lines() {
    const head = [
      m.inbox_csv_email(),
      m.inbox_csv_status(),
      m.inbox_csv_language(),
      m.inbox_csv_since(),
    ];
    yield csvStart([head]);
    for (let page = first; ; ) {
      yield csvRows(
        page.rows.map(({ email, status, locale, createdAt }) => [
          safeCell(email),
          statusWords[status](),
          locale,
          createdAt.toISOString(),
        ]),
      );
      if (page.nextCursor === null) return;
      page = await read(page.nextCursor);
    }
  }
  return lines();
}

/** `/api/admin/newsletter/export.csv`: the addresses that the list shows for the same search and status. */
export const newsletterExport = (dependencies: DownloadDependencies) =>
  csvDownload(
    {
      path: '/api/admin/newsletter/export.csv',
      name: 'newsletter',
      open: async (context, query) => {
        const caller = createCaller(context);
        const lines = await openLines(caller, filterOf(query));
        await caller.admin.inbox.beginSubscriberExport();
        return lines;
      },
    },
    dependencies,
  );
