import { m } from '../../../shared/i18n/paraglide/messages.js';
import { SortFields } from '../../ui/sort-fields.tsx';
import { ApplicationCard } from './application-card.tsx';
import { type ApplicationListProps, sortsOf } from './applications-table.tsx';
import { sortLabels } from './sort-labels.ts';
import { useApplicationsSearch } from './use-applications-search.ts';

/** The rows for a narrow screen, with the sorting that the table has in its heads. */
export function ApplicationCards({
  rows,
  isBlind,
  selected,
  onSelect,
  onReview,
}: ApplicationListProps) {
  const { sort, order, sortBy } = useApplicationsSearch();
  return (
    <div className="grid gap-3">
      <SortFields
        sorts={sortsOf(isBlind)}
        labels={sortLabels}
        sort={sort}
        order={order}
        onSort={sortBy}
      />
      <ul aria-label={m.admin_applications_title()} className="m-0 grid list-none gap-0 p-0">
        {rows.map((application) => (
          <ApplicationCard
            key={application.id}
            application={application}
            isSelected={application.id === selected}
            onSelect={onSelect}
            onReview={onReview}
          />
        ))}
      </ul>
    </div>
  );
}
