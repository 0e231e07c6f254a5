import { getRouteApi } from '@tanstack/react-router';
import { hasAny, listSearch } from '../../lib/list-search.ts';

const route = getRouteApi('/portal/admin/inbox');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;
export type Tab = NonNullable<Search['tab']>;

/** A tab is narrowed by one filter of its own. */
const noFilters: Record<Tab, Partial<Record<keyof Search, undefined>>> = {
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
  const tab: Tab = search.tab ?? 'messages';
  const list = listSearch<Search>((next, options) => navigate({ search: next, ...options }));
  return {
    ...list,
    search,
    tab,
    order: search.order ?? 'desc',
    isFiltered: hasAny(search, noFilters[tab]),
    /** Each tab begins with a list of its own. */
    open: (next: Tab) =>
      navigate({ search: { tab: next === 'messages' ? undefined : next }, resetScroll: false }),
    clearFilters: () => navigate({ search: (prev) => ({ tab: prev.tab }), resetScroll: false }),
    read: (message: string | undefined, options?: { replace: boolean }) =>
      list.put({ message }, options),
    readRequest: (request: string | undefined, options?: { replace: boolean }) =>
      list.put({ request }, options),
  };
}
