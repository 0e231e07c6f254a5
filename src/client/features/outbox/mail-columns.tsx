import type { MailSummary } from '../../../shared/contracts/mail.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Moment } from '../../ui/moment.tsx';
import { serverColumns } from '../../ui/server-table.ts';
import { kindLabels } from './labels.ts';
import { MailStatus } from './mail-status.tsx';

const column = serverColumns<MailSummary>();

export const mailColumns = column.columns([
  column.accessor('recipient', {
    header: () => m.outbox_column_recipient(),
    meta: { rowHeader: true },
    cell: ({ getValue }) => (
      <bdi className="block max-w-64 min-w-40 font-normal wrap-anywhere">{getValue()}</bdi>
    ),
  }),
  column.accessor('subject', {
    header: () => m.outbox_column_subject(),
    enableSorting: false,
    cell: ({ getValue, row: { original } }) => (
      <span className="block min-w-48 wrap-anywhere">
        <span dir="auto" lang={original.locale} className="line-clamp-2">
          {getValue()}
        </span>
        <span className="block text-xs text-muted">{kindLabels[original.kind]()}</span>
      </span>
    ),
  }),
  column.accessor('status', {
    header: () => m.outbox_column_status(),
    enableSorting: false,
    cell: ({ getValue }) => <MailStatus status={getValue()} />,
  }),
  column.accessor('createdAt', {
    header: () => m.outbox_column_created(),
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment time={getValue()} />,
  }),
]);
