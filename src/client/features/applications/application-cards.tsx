import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
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
  const sorts = sortsOf(isBlind);
  return (
    <div className="grid gap-3">
      <div className="flex gap-2">
        <Select
          aria-label={m.admin_sort_by()}
          value={sort}
          options={sorts.map((value) => ({
            value,
            label: sortLabels[value](),
          }))}
          onValueChange={(value) => {
            const column = sorts.find((name) => name === value);
            if (column) void sortBy(column, order);
          }}
        />
        <Button
          variant="secondary"
          className="shrink-0"
          onClick={() => void sortBy(sort, order === 'asc' ? 'desc' : 'asc')}
        >
          {order === 'asc' ? m.admin_sort_ascending() : m.admin_sort_descending()}
        </Button>
      </div>
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
