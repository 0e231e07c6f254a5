import { getRouteApi } from '@tanstack/react-router';
import type { QuestionType } from '../../../shared/contracts/question.ts';

const route = getRouteApi('/portal/admin/questions');

type Sort = ReturnType<typeof route.useSearch>['sort'];

/** The table's state, which lives in the address, and the ways to change it. */
export function useQuestionsSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const firstPage = { page: undefined };
  return {
    search,
    isFiltered: Boolean(search.search || search.type),
    find: (text: string) =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, search: text || undefined }),
        replace: true,
        resetScroll: false,
      }),
    filter: (type: QuestionType | undefined) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, type }), resetScroll: false }),
    clearFilters: () =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, search: undefined, type: undefined }),
        resetScroll: false,
      }),
    sortBy: (sort: Sort, order: 'asc' | 'desc' | undefined) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, sort, order }), resetScroll: false }),
    turnTo: (page: number) =>
      navigate({ search: (prev) => ({ ...prev, page: page > 1 ? page : undefined }) }),
    open: (dialog: { edit: string } | { preview: string } | { import: true }) =>
      navigate({ search: (prev) => ({ ...prev, ...dialog }), resetScroll: false }),
    closeDialog: () =>
      navigate({
        search: (prev) => ({ ...prev, edit: undefined, preview: undefined, import: undefined }),
        resetScroll: false,
        replace: true,
      }),
  };
}
