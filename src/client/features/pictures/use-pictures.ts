import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import type { ListGalleryItemsOutput } from '../../../shared/contracts/gallery.ts';
import { useCachedPage } from '../../lib/cached-page.ts';
import { useListState } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';

const route = getRouteApi('/portal/admin/gallery');

/** The grid's state, which lives in the address, and the ways to change it. */
export const usePicturesSearch = () =>
  useListState(route.useSearch(), route.useNavigate(), { state: undefined });

/** The query of the address. */
function usePicturesInput() {
  const { search, state, sort, after, before } = route.useSearch();
  return { search, state, sort, after, before };
}

/** The page of pictures that the address describes; those before stay while the next ones load. */
export const usePictures = () =>
  trpc.admin.pictures.list.useQuery(usePicturesInput(), { placeholderData: keepPreviousData });

/** The page of pictures in sight, for changes that are seen before the server has answered. */
export const usePicturesCache = () =>
  useCachedPage<ListGalleryItemsOutput>(
    getQueryKey(trpc.admin.pictures.list, usePicturesInput(), 'query'),
  );
