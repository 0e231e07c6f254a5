import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** The page of a list that is in sight, for changes that are seen before the server has answered. */
export interface CachedPage<Page> {
  read: () => Page | undefined;
  change: (next: (page: Page) => Page) => void;
}

/** Reads and changes the page that a query has stored. */
export function useCachedPage<Page>(key: QueryKey): CachedPage<Page> {
  const queryClient = useQueryClient();
  return {
    read: () => queryClient.getQueryData<Page>(key),
    change: (next) => {
      queryClient.setQueryData<Page>(key, (page) => page && next(page));
    },
  };
}
