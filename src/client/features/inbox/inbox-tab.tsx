import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createListActions, hasAnyParam } from '../../lib/list-search.ts';
import { SearchField } from '../../ui/search-field.tsx';

const route = getRouteApi('/portal/admin/inbox');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;
export type InboxTab = NonNullable<Search['tab']>;

/** A tab is narrowed by one filter of its own. */
const noFilters: Record<InboxTab, Partial<Record<keyof Search, undefined>>> = {
  messages: { search: undefined, status: undefined },
  registrations: { search: undefined, state: undefined },
  requests: { search: undefined, requestStatus: undefined },
  bookings: { search: undefined, period: undefined },
  newsletter: { search: undefined, subscription: undefined },
};

/** The open tab and the state of its list, which live in the address, and the ways to change them. */
export function useInboxSearch() {
  const search = useSearch();
  const navigate = route.useNavigate();
  const tab: InboxTab = search.tab ?? 'messages';
  const list = createListActions<Search>((next, options) => navigate({ search: next, ...options }));
  return {
    ...list,
    search,
    tab,
    order: search.order ?? 'desc',
    isFiltered: hasAnyParam(search, noFilters[tab]),
    /** Each tab begins with a list of its own. */
    open: (next: InboxTab) =>
      navigate({ search: { tab: next === 'messages' ? undefined : next }, resetScroll: false }),
    clearFilters: () => navigate({ search: (prev) => ({ tab: prev.tab }), resetScroll: false }),
    read: (message: string | undefined, options?: { replace: boolean }) =>
      list.put({ message }, options),
    readRequest: (request: string | undefined, options?: { replace: boolean }) =>
      list.put({ request }, options),
  };
}

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
