import type { z } from 'zod';
import type { SetAccountManagerInput } from '../../../shared/contracts/client-record.ts';
import type { okSchema } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { requireClient } from './require-client.ts';

/**
 * Names the person a client turns to, or nobody. Throws AppError('not-found') without such a client, 'invalid-input'
 * when the person does not work here any more.
 */
export async function setAccountManager(
  ctx: ServiceContext,
  { clientId, employeeId }: SetAccountManagerInput,
): Promise<z.infer<typeof okSchema>> {
  return ctx.em.transactional(async (em) => {
    const client = await requireClient(em, clientId);
    const employee =
      employeeId === null
        ? null
        : await em.findOne(EmployeeProfile, { id: employeeId, isActive: true, deletedAt: null });
    if (employeeId !== null && !employee) {
      throw new AppError('invalid-input', {
        issues: [{ path: 'employeeId', message: m.validation_employee_gone() }],
      });
    }
    client.accountManager = employee;
    recordEvent(em, ctx, {
      action: 'client.manager',
      subjectId: clientId,
      subjectLabel: client.companyName,
    });
    await em.flush();
    return { ok: true };
  });
}
