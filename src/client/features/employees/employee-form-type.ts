import type { UseFormReturn } from 'react-hook-form';
import type { CreateEmployeeInput } from '../../../shared/contracts/employee.ts';
import type { EmployeeValues } from './employee-values.ts';

/** The form, as its groups of fields use it. */
export type EmployeeFormType = UseFormReturn<EmployeeValues, unknown, CreateEmployeeInput>;
