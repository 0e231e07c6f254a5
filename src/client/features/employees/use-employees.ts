import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import type { z } from 'zod';
import {
  employeeSortSchema,
  type listEmployeesOutput,
} from '../../../shared/contracts/employee.ts';
import { useCachedPage } from '../../lib/cached-page.ts';
import { pageOptions, useListSearch } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';

const route = getRouteApi('/portal/admin/employees');

/** The table's state, which lives in the address, and the ways to change it. */
export const useEmployeesSearch = () =>
  useListSearch(route.useSearch(), route.useNavigate(), {
    sorts: employeeSortSchema.options,
    sort: 'displayOrder',
    order: 'asc',
    filters: { state: undefined, visibility: undefined, department: undefined },
  });

/** A whole team fits on one page, where its order can be changed. */
const pageSize = 100;

/** The query of the address. */
function useEmployeesInput() {
  const { page, search } = useEmployeesSearch();
  const { state, visibility, department } = search;
  return {
    ...page,
    isActive: state && state === 'active',
    isPublic: visibility && visibility === 'public',
    department,
    limit: pageSize,
  };
}

/** The page of employees that the address describes; the rows before stay while the next ones load. */
export const useEmployees = () =>
  trpc.admin.employees.list.useQuery(useEmployeesInput(), pageOptions);

type EmployeesPage = z.infer<typeof listEmployeesOutput>;

/** The page of employees in sight, for changes that are seen before the server has answered. */
export const useEmployeesCache = () =>
  useCachedPage<EmployeesPage>(
    getQueryKey(trpc.admin.employees.list, useEmployeesInput(), 'query'),
  );
