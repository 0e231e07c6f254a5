import { getRouteApi } from '@tanstack/react-router';
import type { GallerySort } from '../../../shared/contracts/gallery.ts';
import { hasAny, listSearch } from '../../lib/list-search.ts';

const route = getRouteApi('/portal/admin/gallery');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;

const noFilters = { search: undefined, state: undefined };

/** The grid's state, which lives in the address, and the ways to change it. */
export function usePicturesSearch() {
  const search = useSearch();
  const navigate = route.useNavigate();
  const { find, filter, turnPage, put } = listSearch<Search>((next, options) =>
    navigate({ search: next, ...options }),
  );
  return {
    search,
    sort: search.sort ?? 'place',
    isFiltered: hasAny(search, noFilters),
    find,
    filter,
    turnPage,
    clearFilters: () => filter(noFilters),
    sortBy: (sort: GallerySort) => filter({ sort: sort === 'place' ? undefined : sort }),
    edit: (edit: string | undefined, options?: { replace: boolean }) => put({ edit }, options),
    upload: (upload: true | undefined, options?: { replace: boolean }) => put({ upload }, options),
  };
}
