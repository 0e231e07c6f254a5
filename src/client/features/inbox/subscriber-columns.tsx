import type { Subscriber } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Moment } from '../../ui/moment.tsx';
import { serverColumns } from '../../ui/server-table.ts';
import { languageLabels } from './labels.ts';
import { SubscriberConsent } from './subscriber-consent.tsx';
import { SubscriberStatus } from './subscriber-status.tsx';

const column = serverColumns<Subscriber>();

export const subscriberColumns = column.columns([
  column.accessor('email', {
    header: () => m.inbox_column_email(),
    meta: { rowHeader: true },
    cell: ({ getValue }) => <span className="font-normal wrap-anywhere">{getValue()}</span>,
  }),
  column.accessor('status', {
    header: () => m.inbox_column_status(),
    enableSorting: false,
    cell: ({ row }) => <SubscriberStatus {...row.original} />,
  }),
  column.accessor('locale', {
    header: () => m.inbox_column_language(),
    enableSorting: false,
    cell: ({ getValue }) => languageLabels[getValue()](),
  }),
  column.display({
    id: 'consent',
    header: () => m.inbox_message_consent(),
    cell: ({ row }) => <SubscriberConsent subscriber={row.original} />,
  }),
  column.accessor('createdAt', {
    header: () => m.inbox_column_since(),
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment time={getValue()} />,
  }),
]);
