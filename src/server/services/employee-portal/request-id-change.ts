import type { OwnChangeRequest } from '../../../shared/contracts/change-request.ts';
import {
  governmentIdFields,
  type RequestIdChangeInput,
} from '../../../shared/contracts/employee-portal.ts';
import { createChangeRequest } from '../change-requests/create-change-request.ts';
import { listOwnChangeRequests } from '../change-requests/list-own-change-requests.ts';
import type { ServiceContext } from '../context.ts';
import { findOwnEmployee, requireOwnEmployee } from './own-employee.ts';

/**
 * Asks an administrator to change the government's numbers in the person's own record. Throws AppError('not-found')
 * where no profile is linked.
 */
export async function requestIdChange(
  ctx: ServiceContext,
  { key, text, ...numbers }: RequestIdChangeInput,
): Promise<OwnChangeRequest> {
  const employee = await requireOwnEmployee(ctx);
  const given = governmentIdFields.filter((field) => numbers[field] !== '');
  return createChangeRequest(ctx, {
    key,
    text,
    employeeId: employee.id,
    subjectKind: 'employee-government-ids',
    subjectId: employee.id,
    subjectLabel: employee.name,
    payload: {
      kind: 'employee-government-ids',
      ...Object.fromEntries(given.map((field) => [field, numbers[field]])),
    },
  });
}

/** What the signed-in person has asked to have changed, the last first; nothing where no profile is linked. */
export async function listOwnRequests(ctx: ServiceContext): Promise<OwnChangeRequest[]> {
  const employee = await findOwnEmployee(ctx);
  return employee ? listOwnChangeRequests(ctx.em, { employee: employee.id }) : [];
}
