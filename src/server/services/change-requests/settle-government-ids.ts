import type { ChangeRequestStatus } from '../../../shared/contracts/change-request.ts';
import type { ChangeRequest } from '../../db/entities/change-request.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { toPayload } from './to-change-request.ts';

/**
 * Carries out a request for other numbers of the government in the transaction that answers it: agreed to, they are
 * written into the profile, which must be loaded, and the request is done. Once it is answered only masked numbers stay
 * with it. Answers the status the request has from then on; one about anything else just gets the one it was given.
 */
export async function settleGovernmentIds(
  em: EntityManager,
  ctx: ServiceContext,
  request: ChangeRequest,
  status: Exclude<ChangeRequestStatus, 'open'>,
): Promise<ChangeRequestStatus> {
  const { payload, employee } = request;
  if (payload?.kind !== 'employee-government-ids') return status;
  request.payload = toPayload(payload);
  if (status === 'declined' || !employee) return status;
  const { kind: _kind, ...numbers } = payload;
  em.assign(employee, numbers);
  recordEvent(em, ctx, {
    action: 'employee.update',
    subjectId: employee.id,
    subjectLabel: employee.name,
  });
  return 'done';
}
