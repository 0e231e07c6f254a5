import { applicationSortSchema } from '../../../shared/contracts/application-list.ts';
import type { ApplicationSummary } from '../../../shared/contracts/application-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { DataTable } from '../../ui/data-table.tsx';
import { useServerTable } from '../../ui/use-server-table.ts';
import { applicationColumns } from './application-columns.tsx';
import { ReviewButton } from './review-button.tsx';
import { useApplicationsSearch } from './use-applications-search.ts';
import type { ColumnChoice } from './use-column-choice.ts';

export interface ApplicationListProps {
  rows: ApplicationSummary[];
  /** Names are covered, so no order may tell them. */
  isBlind: boolean;
  selected: string | undefined;
  onSelect: (id: string) => void;
  onReview: (id: string) => void;
}

interface ApplicationsTableProps extends ApplicationListProps {
  visibility: ColumnChoice['visibility'];
}

/** The orders that the list can have at the moment. */
export const sortsOf = (isBlind: boolean) =>
  applicationSortSchema.options.filter(
    (sort) => !isBlind || (sort !== 'applicantName' && sort !== 'email'),
  );

export function ApplicationsTable({
  rows,
  isBlind,
  visibility,
  selected,
  onSelect,
  onReview,
}: ApplicationsTableProps) {
  const { sort, order, sortBy } = useApplicationsSearch();
  const table = useServerTable({
    columns: isBlind ? applicationColumns.blind : applicationColumns.open,
    rows,
    sorts: sortsOf(isBlind),
    sort,
    order,
    onSort: (next, direction) => void sortBy(next, direction),
    columnVisibility: visibility,
  });
  return (
    <DataTable
      label={m.admin_applications_title()}
      table={table}
      selected={selected}
      actions={(application) => (
        <ReviewButton application={application} onReview={onReview} onFocus={onSelect} />
      )}
    />
  );
}
