import { profileConsentVersion } from '../../../../shared/content/data-consent.ts';
import { slugOf } from '../../../../shared/domain/slug.ts';
import { EmployeeProfile } from '../../entities/employee-profile.ts';
import type { EntityManager } from '../../orm.ts';
import { employeesElsewhere } from './employees-elsewhere.ts';
import { employeesInPhilippines } from './employees-philippines.ts';

/** Puts the invented team into an empty table, the desks mixed as they are on a working day. */
export async function seedEmployees(em: EntityManager): Promise<void> {
  if ((await em.count(EmployeeProfile)) > 0) return;
  const longest = Math.max(employeesInPhilippines.length, employeesElsewhere.length);
  const mixed = Array.from({ length: longest }, (_, index) => [
    ...employeesInPhilippines.slice(index, index + 1),
    ...employeesElsewhere.slice(index, index + 1),
  ]).flat();
  for (const [displayOrder, employee] of mixed.entries()) {
    const consent = employee.isPublic && {
      publicConsentVersion: profileConsentVersion,
      publicConsentLocale: 'en' as const,
      publicConsentAt: new Date(),
      publicConsentBy: 'Talabridge',
    };
    em.create(EmployeeProfile, {
      ...employee,
      ...consent,
      slug: slugOf(employee.name),
      displayOrder,
    });
  }
  await em.flush();
}
