import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { createListActions, hasAnyParam } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';

const route = getRouteApi('/portal/admin/content');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;

const noFilters = { search: undefined, state: undefined, category: undefined };

type Tab = NonNullable<Search['tab']>;

/** The list's state, which lives in the address, and the ways to change it. */
export function useContentSearch() {
  const search = useSearch();
  const navigate = route.useNavigate();
  const { sort = 'updatedAt', order = 'desc' } = search;
  const { filter, put, ...list } = createListActions<Search>((next, options) =>
    navigate({ search: next, ...options }),
  );
  return {
    ...list,
    search,
    tab: search.tab ?? 'news',
    /** Each tab begins with a list of its own. */
    openTab: (tab: Tab) =>
      navigate({ search: { tab: tab === 'news' ? undefined : tab }, resetScroll: false }),
    sort,
    order,
    isFiltered: hasAnyParam(search, noFilters),
    filter,
    clearFilters: () => filter(noFilters),
    /** The editor takes the place of the list. */
    edit: (edit: string | undefined, options?: { replace: boolean }) =>
      put({ edit }, { resetScroll: true, ...options }),
  };
}

/** The page of articles that the address describes; the rows before stay while the next ones load. */
export function useArticles() {
  const { search, sort, order } = useContentSearch();
  return trpc.admin.news.list.useQuery(
    {
      search: search.search,
      state: search.state,
      category: search.category,
      sort,
      order,
      after: search.after,
      before: search.before,
    },
    { placeholderData: keepPreviousData },
  );
}
