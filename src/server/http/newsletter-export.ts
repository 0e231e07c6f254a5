import { exportSubscribersInput, type Subscriber } from '../../shared/contracts/inbox.ts';
import type { SubscriberStatus } from '../../shared/contracts/newsletter.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { safeCell } from '../services/csv.ts';
import { exportSubscribers } from '../services/newsletter/subscriber-list.ts';
import { type Columns, csvDownload } from './csv-download.ts';
import type { Door } from './door.ts';

const statusWords: Record<SubscriberStatus, () => string> = {
  pending: m.inbox_newsletter_pending,
  confirmed: m.inbox_newsletter_confirmed,
  unsubscribed: m.inbox_newsletter_unsubscribed,
};

const fileColumns = (): Columns<Subscriber> => [
  [m.inbox_csv_email(), ({ email }) => safeCell(email)],
  [m.inbox_csv_status(), ({ status }) => statusWords[status]()],
  [m.inbox_csv_language(), ({ locale }) => locale],
  [m.inbox_csv_since(), ({ createdAt }) => createdAt.toISOString()],
];

/** Addresses of the newsletter as a file, `/api/admin/newsletter/export.csv`. */
export const newsletterExport = (door: Door) =>
  csvDownload(
    {
      name: 'newsletter',
      filterSchema: exportSubscribersInput,
      open: async (context, filter) => ({
        columns: fileColumns(),
        batches: await exportSubscribers(context, filter),
      }),
    },
    door,
  );
