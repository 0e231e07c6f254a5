import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { useEmployeesSearch } from './use-employees-search.ts';

/** A choice needs a value; no department is called so. */
const everyDepartment = ' ';

export function EmployeesToolbar() {
  const { search, find, filter } = useEmployeesSearch();
  const { data: departments = [] } = trpc.admin.employees.listDepartments.useQuery();
  const { department } = search;
  const offered =
    department && !departments.includes(department) ? [...departments, department] : departments;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={m.employees_search()}
        placeholder={m.employees_search_placeholder()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-80"
      />
      <FilterGroup
        label={m.employees_filter_state()}
        value={search.state ?? 'all'}
        onValueChange={(state) => filter({ state: state === 'all' ? undefined : state })}
        items={[
          { value: 'all', label: m.employees_all() },
          { value: 'active', label: m.employees_active() },
          { value: 'inactive', label: m.employees_inactive() },
        ]}
      />
      <FilterGroup
        label={m.employees_filter_visibility()}
        value={search.visibility ?? 'all'}
        onValueChange={(value) => filter({ visibility: value === 'all' ? undefined : value })}
        items={[
          { value: 'all', label: m.employees_all() },
          { value: 'public', label: m.employees_public() },
          { value: 'private', label: m.employees_private() },
        ]}
      />
      {offered.length > 0 && (
        <Select
          aria-label={m.employees_filter_department()}
          value={department ?? everyDepartment}
          onValueChange={(value) =>
            filter({ department: value === everyDepartment ? undefined : value })
          }
          options={[
            { value: everyDepartment, label: m.employees_all_departments() },
            ...offered.map((name) => ({ value: name, label: name })),
          ]}
          className="w-full sm:w-60"
        />
      )}
    </div>
  );
}
