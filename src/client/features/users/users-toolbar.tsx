import { userStateSchema } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { roles } from '../../../shared/roles.ts';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { roleLabels, stateLabels } from './labels.ts';
import type { useUsers } from './use-users.ts';
import { useUsersSearch } from './use-users-search.ts';

type Counts = Pick<NonNullable<ReturnType<typeof useUsers>['data']>, 'roleCounts' | 'stateCounts'>;

export function UsersToolbar({ counts }: { counts: Counts | undefined }) {
  const { search, find, filter } = useUsersSearch();
  const all = counts && Object.values(counts.roleCounts).reduce((sum, count) => sum + count, 0);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={m.users_search()}
        placeholder={m.users_search_placeholder()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-80"
      />
      <FilterGroup
        label={m.users_filter_role()}
        value={search.role ?? 'all'}
        onValueChange={(value) => filter({ role: value === 'all' ? undefined : value })}
        items={[
          { value: 'all', label: m.users_filter_all(), count: all },
          ...roles.map((role) => ({
            value: role,
            label: roleLabels[role](),
            count: counts?.roleCounts[role],
          })),
        ]}
      />
      <Select
        aria-label={m.users_filter_state()}
        className="w-full sm:w-56"
        value={search.state ?? 'any'}
        onValueChange={(value) => {
          const state = userStateSchema.safeParse(value);
          void filter({ state: state.success ? state.data : undefined });
        }}
        options={[
          { value: 'any', label: m.users_state_any() },
          ...userStateSchema.options.map((state) => ({
            value: state,
            label: counts
              ? m.users_state_option({
                  state: stateLabels[state](),
                  count: m.ui_number({ value: counts.stateCounts[state] }),
                })
              : stateLabels[state](),
          })),
        ]}
      />
    </div>
  );
}
