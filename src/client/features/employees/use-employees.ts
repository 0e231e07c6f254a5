import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.tsx';
import { useEmployeesSearch } from './use-employees-search.ts';

/** A whole team fits on one page, where its order can be changed. */
const pageSize = 100;

/** What the address asks of the server. */
export function useEmployeesInput() {
  const { search, sort, order } = useEmployeesSearch();
  return {
    search: search.search,
    isActive: search.state && search.state === 'active',
    isPublic: search.visibility && search.visibility === 'public',
    department: search.department,
    sort,
    order,
    after: search.after,
    before: search.before,
    limit: pageSize,
  };
}

/** The page of employees that the address describes; the rows before stay while the next ones load. */
export function useEmployees() {
  return trpc.admin.employees.list.useQuery(useEmployeesInput(), {
    placeholderData: keepPreviousData,
  });
}
