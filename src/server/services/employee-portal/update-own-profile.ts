import type {
  OwnProfile,
  UpdateOwnProfileInput,
} from '../../../shared/contracts/employee-portal.ts';
import type { EmployeeProfile, GermanProfile } from '../../db/entities/employee-profile.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { findPictures } from '../employees/find-pictures.ts';
import { publicationOf, settlePublication } from '../employees/publishing.ts';
import { AppError } from '../errors.ts';
import { requireOwnEmployee } from './own-employee.ts';
import { toOwnProfile } from './to-own-profile.ts';

/** The German texts with those that are the person's own; position and department stay as the company wrote them. */
function germanWith(
  { german }: EmployeeProfile,
  { skills, ...texts }: UpdateOwnProfileInput['german'],
): GermanProfile | null {
  const { skills: _before, ...kept } = german ?? { position: '' };
  const merged = { ...kept, ...texts, ...(skills.length > 0 ? { skills } : {}) };
  return Object.values(merged).some(Boolean) ? merged : null;
}

/**
 * Changes what a person says of themselves; the public page shows it at once. Throws AppError('not-found') where no
 * profile is linked, 'conflict' when somebody else saved since `version`, 'invalid-input' where the picture is none of
 * ours, or a public page would lose a part that it has.
 */
export async function updateOwnProfile(
  ctx: ServiceContext,
  { version, imageUrl, german, ...values }: UpdateOwnProfileInput,
): Promise<OwnProfile> {
  const profile = await ctx.em.transactional(async (em) => {
    const employee = await requireOwnEmployee({ ...ctx, em });
    if (version !== employee.version) throw new AppError('conflict');
    const { image } = await findPictures(em, { imageUrl });
    const before = publicationOf(employee);
    em.assign(employee, { ...values, german: germanWith(employee, german), image: image ?? null });
    settlePublication(em, ctx, employee, before, false);
    recordEvent(em, ctx, {
      action: 'employee.update',
      subjectId: employee.id,
      subjectLabel: employee.name,
    });
    await em.flush();
    return toOwnProfile(employee, ctx.locale);
  });
  ctx.contentChanged();
  return profile;
}
