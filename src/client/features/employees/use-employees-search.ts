import { getRouteApi } from '@tanstack/react-router';
import type { EmployeeSort } from '../../../shared/contracts/employee-record.ts';

const route = getRouteApi('/portal/admin/employees');

type Search = ReturnType<typeof route.useSearch>;
type Filters = Partial<Pick<Search, 'state' | 'visibility' | 'department'>>;

/** The table's state, which lives in the address, and the ways to change it. */
export function useEmployeesSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { sort = 'displayOrder', order = 'asc' } = search;
  const firstPage = { after: undefined, before: undefined };
  return {
    search,
    sort,
    order,
    isFiltered: Boolean(search.search || search.state || search.visibility || search.department),
    find: (text: string) =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, search: text || undefined }),
        replace: true,
        resetScroll: false,
      }),
    filter: (filters: Filters) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, ...filters }), resetScroll: false }),
    clearFilters: () =>
      navigate({
        search: (prev) => ({
          ...prev,
          ...firstPage,
          search: undefined,
          state: undefined,
          visibility: undefined,
          department: undefined,
        }),
        resetScroll: false,
      }),
    sortBy: (next: EmployeeSort, nextOrder: 'asc' | 'desc') =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, sort: next, order: nextOrder }),
        resetScroll: false,
      }),
    turnPage: (cursor: { after: string } | { before: string }) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, ...cursor }) }),
    edit: (edit: string | undefined, options?: { replace: boolean }) =>
      navigate({ search: (prev) => ({ ...prev, edit }), resetScroll: false, ...options }),
    showCode: (qr: string | undefined, options?: { replace: boolean }) =>
      navigate({ search: (prev) => ({ ...prev, qr }), resetScroll: false, ...options }),
  };
}
