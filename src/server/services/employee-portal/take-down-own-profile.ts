import type { OwnProfile } from '../../../shared/contracts/employee-portal.ts';
import type { ServiceContext } from '../context.ts';
import { publicationOf, settlePublication } from '../employees/publishing.ts';
import { requireOwnEmployee, toOwnProfile } from './own-profile.ts';

/**
 * Takes the public page of the signed-in person down at once and keeps when the consent was withdrawn; doing it twice is
 * doing it once. Throws AppError('not-found') where no profile is linked.
 */
export async function takeDownOwnProfile(ctx: ServiceContext): Promise<OwnProfile> {
  const profile = await ctx.em.transactional(async (em) => {
    const employee = await requireOwnEmployee({ ...ctx, em });
    const before = publicationOf(employee);
    if (before.isPublic) {
      employee.isPublic = false;
      employee.publicConsentWithdrawnAt = new Date();
      settlePublication(em, ctx, employee, before, false);
      await em.flush();
    }
    return toOwnProfile(employee, ctx.locale);
  });
  ctx.contentChanged();
  return profile;
}
