import type { Revealed } from '../../../shared/contracts/employee-record.ts';
import { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';

/** The birthdate and the government's numbers of a person as they are; who looked is written down. Throws AppError('not-found'). */
export async function revealEmployee(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<Revealed> {
  return ctx.em.transactional(async (em) => {
    const employee = await em.findOne(EmployeeProfile, { id, deletedAt: null });
    if (!employee) throw new AppError('not-found');
    recordEvent(em, ctx, {
      action: 'employee.reveal',
      subjectId: id,
      subjectLabel: employee.name,
    });
    return {
      birthdate: employee.birthdate ?? null,
      hdmfNumber: employee.hdmfNumber ?? null,
      sssNumber: employee.sssNumber ?? null,
      philhealthNumber: employee.philhealthNumber ?? null,
      taxId: employee.taxId ?? null,
    };
  });
}
