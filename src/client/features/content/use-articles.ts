import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.tsx';
import { useContentSearch } from './use-content-search.ts';

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
