import type { AnnouncementRow } from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Moment } from '../../ui/moment.tsx';
import { serverColumns } from '../../ui/server-table.ts';
import { columnLabels } from './labels.ts';
import { StateBadge } from './state-badge.tsx';

const column = serverColumns<AnnouncementRow>();

export const announcementColumns = column.columns([
  column.accessor('title', {
    header: columnLabels.title,
    meta: { rowHeader: true },
    cell: ({ row, getValue }) => (
      <span className="flex min-w-40 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="line-clamp-2 wrap-anywhere">{getValue()}</span>
        {row.original.isPinned && <Badge tone="sun">{m.announcements_pinned()}</Badge>}
      </span>
    ),
  }),
  column.accessor('state', {
    header: m.announcements_column_state,
    enableSorting: false,
    cell: ({ getValue }) => <StateBadge state={getValue()} />,
  }),
  column.accessor('publishedAt', {
    header: columnLabels.publishedAt,
    cell: ({ getValue }) => <Moment time={getValue()} />,
  }),
  column.accessor('until', {
    header: m.announcements_column_until,
    enableSorting: false,
    cell: ({ getValue }) => <Moment time={getValue()} />,
  }),
  column.accessor('updatedAt', {
    header: columnLabels.updatedAt,
    cell: ({ getValue }) => <Moment time={getValue()} />,
  }),
]);
