import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.tsx';
import { usePicturesSearch } from './use-pictures-search.ts';

/** What the address asks the server for. */
export function usePicturesInput() {
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
