import type { Resolver } from 'react-hook-form';
import {
  type CreateEmployeeInput,
  createEmployeeInput,
} from '../../../shared/contracts/employee-record.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { type EmployeeValues, employeeFields } from './employee-values.ts';

const validate = contractResolver(createEmployeeInput);

/** The contract's rules, held against what the form would send. */
export const employeeResolver: Resolver<EmployeeValues, unknown, CreateEmployeeInput> = (
  values,
  context,
) => validate(employeeFields(values), context, { fields: {}, shouldUseNativeValidation: false });
