import { createColumnHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ApplicationSummary } from '../../../shared/contracts/application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { AppliedDate } from './applied-date.tsx';
import { positionLabels } from './labels.ts';
import { ScoreText } from './score-text.tsx';
import { StatusBadge } from './status-badge.tsx';

/** The server sorts; the table keeps which column it is and what a click asks for next. */
export const applicationTableFeatures = tableFeatures({ rowSortingFeature });

const column = createColumnHelper<typeof applicationTableFeatures, ApplicationSummary>();

export const applicationColumns = column.columns([
  column.accessor('applicantName', {
    header: () => m.admin_column_applicant(),
    cell: ({ getValue }) => (
      <span className="line-clamp-2 max-w-56 min-w-32 wrap-anywhere">
        <bdi>{getValue()}</bdi>
      </span>
    ),
  }),
  column.accessor('email', {
    header: () => m.admin_column_email(),
    cell: ({ getValue }) => (
      <span className="block max-w-44 truncate xl:max-w-56 text-muted" title={getValue()}>
        {getValue()}
      </span>
    ),
  }),
  column.accessor('position', {
    header: () => m.admin_column_position(),
    cell: ({ getValue }) => positionLabels[getValue()](),
  }),
  column.accessor('status', {
    header: () => m.admin_column_status(),
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
  }),
  column.accessor('finalScore', {
    header: () => m.admin_column_final_score(),
    sortDescFirst: true,
    cell: ({ getValue }) => <ScoreText score={getValue()} />,
  }),
  column.accessor('createdAt', {
    header: () => m.admin_column_applied(),
    sortDescFirst: true,
    cell: ({ getValue }) => <AppliedDate date={getValue()} />,
  }),
]);
