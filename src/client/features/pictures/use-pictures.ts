import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import type { ListGalleryItemsOutput } from '../../../shared/contracts/gallery.ts';
import { useCachedPage } from '../../lib/cached-page.ts';
import { pageOptions, useListState } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';

const route = getRouteApi('/portal/admin/gallery');

/** The grid's state, which lives in the address, and the ways to change it. */
export const usePicturesSearch = () =>
  useListState(route.useSearch(), route.useNavigate(), { state: undefined });

/** The query of the address. */
function usePicturesInput() {
  const { page, search } = usePicturesSearch();
  return { ...page, state: search.state, sort: search.sort };
}

/** The page of pictures that the address describes; those before stay while the next ones load. */
export const usePictures = () => trpc.admin.pictures.list.useQuery(usePicturesInput(), pageOptions);

/** The page of pictures in sight, for changes that are seen before the server has answered. */
export const usePicturesCache = () =>
  useCachedPage<ListGalleryItemsOutput>(
    getQueryKey(trpc.admin.pictures.list, usePicturesInput(), 'query'),
  );
