import type { ReactNode } from 'react';
import { SearchField } from '../../ui/search-field.tsx';
import { useInboxSearch } from './use-inbox-search.ts';

interface TabToolbarProps {
  /** Names the search. */
  label: string;
  placeholder: string;
  /** Filters and actions beside it. */
  children: ReactNode;
}

export function TabToolbar({ label, placeholder, children }: TabToolbarProps) {
  const { search, find } = useInboxSearch();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={label}
        placeholder={placeholder}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-96"
      />
      {children}
    </div>
  );
}
