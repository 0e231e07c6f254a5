import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { z } from 'zod';
import type { listEmployeesOutput } from '../../../shared/contracts/employee.ts';
import { trpc } from '../../trpc.tsx';
import { useEmployeesInput } from './use-employees.ts';

type EmployeesPage = z.infer<typeof listEmployeesOutput>;

/** The page of employees in sight, for changes that are seen before the server has answered. */
export function useEmployeesCache() {
  const queryClient = useQueryClient();
  const key = getQueryKey(trpc.admin.employees.list, useEmployeesInput(), 'query');
  return {
    read: () => queryClient.getQueryData<EmployeesPage>(key),
    change: (next: (page: EmployeesPage) => EmployeesPage) =>
      queryClient.setQueryData<EmployeesPage>(key, (page) => page && next(page)),
    /** Asks for everything about employees again; done when it has arrived. */
    refresh: () => queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.employees) }),
  };
}
