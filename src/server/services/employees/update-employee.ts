import type { Employee, UpdateEmployeeInput } from '../../../shared/contracts/employee-record.ts';
import { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { findPictures } from './find-pictures.ts';
import { withoutMasked } from './mask.ts';
import { publicationOf, settlePublication } from './publishing.ts';
import { toEmployee } from './to-employee.ts';

/**
 * Changes the given fields; the address of the profile stays, so that printed codes keep working. Throws
 * AppError('not-found'), 'conflict' when somebody else saved since `version`, 'invalid-input' where a picture is none of
 * ours, or a public profile would lack a part or the consent.
 */
export async function updateEmployee(
  ctx: ServiceContext,
  { id, version, publicConsent = false, ...changes }: UpdateEmployeeInput,
): Promise<Employee> {
  const employee = await ctx.em.transactional(async (em) => {
    const found = await em.findOne(
      EmployeeProfile,
      { id, deletedAt: null },
      { populate: ['image'] },
    );
    if (!found) throw new AppError('not-found');
    if (version !== undefined && version !== found.version) throw new AppError('conflict');
    const { imageUrl, additionalImage1, additionalImage2, additionalImage3, ...values } =
      withoutMasked(changes, found);
    const pictures = await findPictures(em, {
      imageUrl,
      additionalImage1,
      additionalImage2,
      additionalImage3,
    });
    const before = publicationOf(found);
    em.assign(found, { ...values, ...pictures });
    settlePublication(em, ctx, found, before, publicConsent);
    // That a profile was published or taken down is an event of its own.
    const isSwitch = Object.keys(changes).every((name) => name === 'isPublic');
    if (!isSwitch || found.isPublic === before.isPublic) {
      recordEvent(em, ctx, {
        action: 'employee.update',
        subjectId: id,
        subjectLabel: found.name,
      });
    }
    await em.flush();
    return toEmployee(found);
  });
  ctx.contentChanged();
  return employee;
}
