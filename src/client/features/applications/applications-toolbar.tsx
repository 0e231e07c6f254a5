import {
  type ApplicationStatus,
  applicationStatusSchema,
} from '../../../shared/contracts/application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { CsvLink } from '../../ui/csv-link.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { filterOf } from './filter-of.ts';
import { FiltersMenu } from './filters-menu.tsx';
import { useApplicationsSearch } from './use-applications-search.ts';
import type { ColumnChoice } from './use-column-choice.ts';
import { ViewsMenu } from './views-menu.tsx';

interface ApplicationsToolbarProps {
  counts: Record<ApplicationStatus, number> | undefined;
  choice: ColumnChoice;
  /** The table is shown, not the cards, so that there are columns to choose. */
  hasColumns: boolean;
}

export function ApplicationsToolbar({ counts, choice, hasColumns }: ApplicationsToolbarProps) {
  const { search, find, filter } = useApplicationsSearch();
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SearchField
          label={m.admin_applications_search()}
          placeholder={m.admin_applications_search_placeholder()}
          value={search.search ?? ''}
          onSearch={find}
          className="w-full sm:w-80"
        />
        <FilterGroup
          label={m.admin_applications_filter()}
          value={search.status ?? 'all'}
          onValueChange={(value) => filter({ status: value === 'all' ? undefined : value })}
          items={[
            { value: 'all', label: m.admin_filter_all(), count: all },
            ...applicationStatusSchema.options.map((status) => ({
              value: status,
              label: statusNames[status](),
              count: counts?.[status],
            })),
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <FiltersMenu />
        <ViewsMenu choice={choice} />
        {hasColumns && <ColumnsMenu choice={choice} />}
        <CsvLink of="applications" filter={filterOf(search)}>
          {m.admin_app_export()}
        </CsvLink>
      </div>
    </div>
  );
}
