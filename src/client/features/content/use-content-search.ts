import { getRouteApi } from '@tanstack/react-router';
import type { NewsSort, NewsState } from '../../../shared/contracts/news-admin.ts';

const route = getRouteApi('/portal/admin/content');

/** The list's state, which lives in the address, and the ways to change it. */
export function useContentSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { sort = 'updatedAt', order = 'desc' } = search;
  const firstPage = { after: undefined, before: undefined };
  return {
    search,
    sort,
    order,
    isFiltered: Boolean(search.search || search.state || search.category),
    find: (text: string) =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, search: text || undefined }),
        replace: true,
        resetScroll: false,
      }),
    filter: (state: NewsState | undefined) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, state }), resetScroll: false }),
    filterCategory: (category: string | undefined) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, category }), resetScroll: false }),
    clearFilters: () =>
      navigate({
        search: (prev) => ({
          ...prev,
          ...firstPage,
          search: undefined,
          state: undefined,
          category: undefined,
        }),
        resetScroll: false,
      }),
    sortBy: (next: NewsSort, nextOrder: 'asc' | 'desc') =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, sort: next, order: nextOrder }),
        resetScroll: false,
      }),
    turnPage: (cursor: { after: string } | { before: string }) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, ...cursor }) }),
    edit: (edit: string | undefined, options?: { replace: boolean }) =>
      navigate({ search: (prev) => ({ ...prev, edit }), ...options }),
  };
}
