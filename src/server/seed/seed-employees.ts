import { z } from 'zod';
import { profileConsentVersion } from '../../shared/content/consent.ts';
import { slugify } from '../../shared/domain/text.ts';
import { EmployeeProfile } from '../db/entities/employees.ts';
import type { EntityManager } from '../db/orm.ts';
import { readDemoData } from './demo-data.ts';
import type { StorePicture } from './seed-gallery.ts';

const profileTexts = {
  position: z.string(),
  department: z.string(),
  shortBio: z.string(),
  bio: z.string(),
  skills: z.array(z.string()),
};

const employeeSchema = z.strictObject({
  ...profileTexts,
  name: z.string(),
  german: z.strictObject(profileTexts),
  /** On a reserved domain. */
  email: z.email(),
  /** A number reserved for films, or none. */
  phone: z.string().nullable(),
  isActive: z.boolean(),
  isPublic: z.boolean(),
});

/** The invented team in its order on the page. */
export const demoEmployees = readDemoData('employees.json', z.array(employeeSchema));

/** Names the picture of a person of the invented team below `data/pictures`. */
export const portraitName = ({ name }: { name: string }): string => `portraits/${slugify(name)}`;

/**
 * Adds the invented team to a site without employees, each with a picture: without one a profile could not be edited
 * while shown, nor be shown again.
 */
export async function seedEmployees(em: EntityManager, storePicture: StorePicture): Promise<void> {
  if ((await em.count(EmployeeProfile)) > 0) return;
  const people = [];
  for (const employee of demoEmployees) {
    people.push({ ...employee, image: await storePicture(portraitName(employee)) });
  }
  for (const [displayOrder, employee] of people.entries()) {
    const consent = employee.isPublic && {
      publicConsentVersion: profileConsentVersion,
      publicConsentLocale: 'en' as const,
      publicConsentAt: new Date(),
      publicConsentBy: 'Talabridge',
    };
    em.create(EmployeeProfile, {
      ...employee,
      ...consent,
      slug: slugify(employee.name),
      displayOrder,
    });
  }
  await em.flush();
}
