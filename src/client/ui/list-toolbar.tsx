import type { ReactNode } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { FilterGroup } from './filter-group.tsx';
import { SearchField } from './search-field.tsx';

interface ListToolbarProps {
  /** The state of the list as `useListSearch` reads it from the address. */
  list: { search: { search?: string | undefined }; find: (text: string) => unknown };
  /** Names the search. */
  label: string;
  placeholder: string;
  /** The width of the search. */
  className?: string;
  /** Filters and actions beside it. */
  children?: ReactNode;
}

/** The search of a list with its filters. */
export function ListToolbar({
  list: { search, find },
  label,
  placeholder,
  className = 'w-full sm:w-80',
  children,
}: ListToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={label}
        placeholder={placeholder}
        value={search.search ?? ''}
        onSearch={find}
        className={className}
      />
      {children}
    </div>
  );
}

export interface FilterProps<Value extends string> {
  /** Names the filter for screen readers. */
  label: string;
  values: readonly Value[];
  /** Nothing is filtered without one. */
  value: NoInfer<Value> | undefined;
  onValueChange: (value: Value | undefined) => unknown;
}

interface StateFilterProps<Value extends string> extends FilterProps<Value> {
  labels: Record<NoInfer<Value>, () => string>;
  /** The number of rows that each choice would show. */
  counts?: Record<NoInfer<Value>, number> | undefined;
}

/** A choice of all rows or those of one state, all in sight, each with its number. */
export function StateFilter<Value extends string>({
  label,
  values,
  labels,
  counts,
  value,
  onValueChange,
}: StateFilterProps<Value>) {
  return (
    <FilterGroup<Value | 'all'>
      label={label}
      value={value ?? 'all'}
      onValueChange={(chosen) => void onValueChange(values.find((each) => each === chosen))}
      items={[
        {
          value: 'all',
          label: m.ui_filter_all(),
          count: counts && values.reduce((sum, each) => sum + counts[each], 0),
        },
        ...values.map((each) => ({ value: each, label: labels[each](), count: counts?.[each] })),
      ]}
    />
  );
}
