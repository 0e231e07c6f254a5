import type { OwnChangeRequest } from '../../../shared/contracts/change-request.ts';
import { ChangeRequest } from '../../db/entities/change-requests.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { SignedInContext } from '../context.ts';
import { lockRecord } from '../records.ts';
import { toMaskedPayload, toOwnChangeRequest } from './list-change-requests.ts';

/**
 * Takes back a request of one company, or of one employee, that has no answer yet; as with an answered one only masked
 * numbers stay with it. Throws AppError('not-found') for another's, 'wrong-state' when it is not open any more.
 */
export async function withdrawChangeRequest(
  ctx: Pick<SignedInContext, 'em' | 'actor' | 'requestId'>,
  id: string,
  owner: { client: string } | { employee: string },
): Promise<OwnChangeRequest> {
  return ctx.em.transactional(async (em) => {
    const request = await lockRecord(em, ChangeRequest, { id, ...owner });
    if (request.status !== 'open') throw new AppError('wrong-state');
    request.status = 'withdrawn';
    request.payload = toMaskedPayload(request.payload);
    const { client, employee, subjectLabel } = request;
    recordEvent(em, ctx, client ? 'client.withdraw-change' : 'employee.withdraw-change', {
      id: client?.id ?? employee?.id,
      label: subjectLabel ?? undefined,
    });
    return toOwnChangeRequest(request);
  });
}
