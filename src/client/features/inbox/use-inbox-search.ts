import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/portal/admin/inbox');

type Search = ReturnType<typeof route.useSearch>;
export type Tab = NonNullable<Search['tab']>;
type Filters = Partial<Pick<Search, 'status' | 'state' | 'period' | 'subscription'>>;

/** The open tab and the state of its list, which live in the address, and the ways to change them. */
export function useInboxSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const tab: Tab = search.tab ?? 'messages';
  const firstPage = { after: undefined, before: undefined };
  const filterOf: Record<Tab, unknown> = {
    messages: search.status,
    registrations: search.state,
    bookings: search.period,
    newsletter: search.subscription,
  };
  return {
    search,
    tab,
    order: search.order ?? 'desc',
    isFiltered: Boolean(search.search || filterOf[tab]),
    /** Each tab begins with a list of its own. */
    open: (next: Tab) =>
      navigate({ search: { tab: next === 'messages' ? undefined : next }, resetScroll: false }),
    find: (text: string) =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, search: text || undefined }),
        replace: true,
        resetScroll: false,
      }),
    filter: (filters: Filters) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, ...filters }), resetScroll: false }),
    clearFilters: () => navigate({ search: (prev) => ({ tab: prev.tab }), resetScroll: false }),
    sortBy: (sort: Search['sort'], order: 'asc' | 'desc') =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, sort, order }),
        resetScroll: false,
      }),
    turnPage: (cursor: { after: string } | { before: string }) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, ...cursor }) }),
    read: (message: string | undefined, options?: { replace: boolean }) =>
      navigate({ search: (prev) => ({ ...prev, message }), resetScroll: false, ...options }),
  };
}
