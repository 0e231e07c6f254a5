import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { ListGalleryItemsOutput } from '../../../shared/contracts/gallery.ts';
import { trpc } from '../../trpc.tsx';
import { usePicturesInput } from './use-pictures.ts';

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
