import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { useResourcesSearch } from './use-resources-search.ts';

/** The page of resources that the address describes; the rows before stay while the next ones load. */
export function useResources() {
  const { search, sort, order } = useResourcesSearch();
  return trpc.admin.resources.list.useQuery(
    {
      search: search.search,
      category: search.category,
      language: search.language,
      isArchived: search.archived ?? false,
      sort,
      order,
      after: search.after,
      before: search.before,
    },
    { placeholderData: keepPreviousData },
  );
}
