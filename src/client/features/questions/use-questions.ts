import { getRouteApi } from '@tanstack/react-router';
import { createListActions, hasAnyParam } from '../../lib/list-search.ts';

const route = getRouteApi('/portal/admin/questions');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;

const noFilters = { search: undefined, type: undefined, after: undefined, before: undefined };
const noDialog = { edit: undefined, preview: undefined, import: undefined };

/** The table's state, which lives in the address, and the ways to change it. */
export function useQuestionsSearch() {
  const search = useSearch();
  const navigate = route.useNavigate();
  const { sort = 'createdAt', order = 'desc' } = search;
  const list = createListActions<Search>((next, options) => navigate({ search: next, ...options }));
  return {
    ...list,
    search,
    sort,
    order,
    /** Also on a page that is gone, because its last question was deleted. */
    isFiltered: hasAnyParam(search, noFilters),
    clearFilters: () => list.filter(noFilters),
    /** Back to the newest first. */
    unsort: () => list.sortBy(undefined, undefined),
    open: (dialog: { edit: string } | { preview: string } | { import: true }) => list.put(dialog),
    closeDialog: () => list.put(noDialog, { replace: true }),
  };
}
