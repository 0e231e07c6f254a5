import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { useQuestionsSearch } from './use-questions-search.ts';

/** The page of questions that the address describes; the rows before stay while the next ones load. */
export function useQuestions() {
  const { search, sort, order } = useQuestionsSearch();
  return trpc.admin.questions.list.useQuery(
    {
      search: search.search,
      type: search.type,
      sort,
      order,
      after: search.after,
      before: search.before,
    },
    { placeholderData: keepPreviousData },
  );
}
