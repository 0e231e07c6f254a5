import { getRouteApi } from '@tanstack/react-router';
import type { GallerySort, GalleryState } from '../../../shared/contracts/gallery-admin.ts';

const route = getRouteApi('/portal/admin/gallery');

/** The grid's state, which lives in the address, and the ways to change it. */
export function usePicturesSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const firstPage = { after: undefined, before: undefined };
  return {
    search,
    sort: search.sort ?? 'place',
    isFiltered: Boolean(search.search || search.state),
    find: (text: string) =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, search: text || undefined }),
        replace: true,
        resetScroll: false,
      }),
    filter: (state: GalleryState | undefined) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, state }), resetScroll: false }),
    clearFilters: () =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, search: undefined, state: undefined }),
        resetScroll: false,
      }),
    sortBy: (sort: GallerySort) =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, sort: sort === 'place' ? undefined : sort }),
        resetScroll: false,
      }),
    turnPage: (cursor: { after: string } | { before: string }) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, ...cursor }) }),
    edit: (edit: string | undefined, options?: { replace: boolean }) =>
      navigate({ search: (prev) => ({ ...prev, edit }), resetScroll: false, ...options }),
    upload: (upload: true | undefined, options?: { replace: boolean }) =>
      navigate({ search: (prev) => ({ ...prev, upload }), resetScroll: false, ...options }),
  };
}
