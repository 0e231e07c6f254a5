import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import type { GallerySort, ListGalleryItemsOutput } from '../../../shared/contracts/gallery.ts';
import { createListActions, hasAnyParam } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';

const route = getRouteApi('/portal/admin/gallery');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;

const noFilters = { search: undefined, state: undefined };

/** The grid's state, which lives in the address, and the ways to change it. */
export function usePicturesSearch() {
  const search = useSearch();
  const navigate = route.useNavigate();
  const { find, filter, turnPage, put } = createListActions<Search>((next, options) =>
    navigate({ search: next, ...options }),
  );
  return {
    search,
    sort: search.sort ?? 'place',
    isFiltered: hasAnyParam(search, noFilters),
    find,
    filter,
    turnPage,
    clearFilters: () => filter(noFilters),
    sortBy: (sort: GallerySort) => filter({ sort: sort === 'place' ? undefined : sort }),
    edit: (edit: string | undefined, options?: { replace: boolean }) => put({ edit }, options),
    upload: (upload: true | undefined, options?: { replace: boolean }) => put({ upload }, options),
  };
}

/** The query of the address. */
function usePicturesInput() {
  const { search, sort } = usePicturesSearch();
  return {
    search: search.search,
    state: search.state,
    sort,
    after: search.after,
    before: search.before,
  };
}

/** The page of pictures that the address describes; those before stay while the next ones load. */
export function usePictures() {
  return trpc.admin.pictures.list.useQuery(usePicturesInput(), {
    placeholderData: keepPreviousData,
  });
}

/** The page of pictures in sight, for changes that are seen before the server has answered. */
export function usePicturesCache() {
  const queryClient = useQueryClient();
  const key = getQueryKey(trpc.admin.pictures.list, usePicturesInput(), 'query');
  return {
    read: () => queryClient.getQueryData<ListGalleryItemsOutput>(key),
    change: (next: (list: ListGalleryItemsOutput) => ListGalleryItemsOutput) =>
      queryClient.setQueryData<ListGalleryItemsOutput>(key, (list) => list && next(list)),
  };
}
