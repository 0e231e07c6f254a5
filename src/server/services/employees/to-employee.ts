import type { Employee, EmployeeSummary } from '../../../shared/contracts/employee-record.ts';
import type { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import type { Image } from '../../db/entities/image.ts';
import { pictureUrl, toPicture } from '../images/images.ts';
import { maskedFields } from './mask.ts';
import { toPublicConsent } from './publishing.ts';

const urlOf = (image: Pick<Image, 'id'> | null | undefined) => (image ? pictureUrl(image) : null);

/** A row of the administrators' table; its picture has to be loaded. */
export function toEmployeeSummary(employee: EmployeeProfile): EmployeeSummary {
  return {
    id: employee.id,
    slug: employee.slug,
    name: employee.name,
    position: employee.position,
    department: employee.department ?? null,
    email: employee.email ?? null,
    phone: employee.phone ?? null,
    privateEmail: employee.privateEmail ?? null,
    privatePhone: employee.privatePhone ?? null,
    picture: employee.image ? toPicture(employee.image) : null,
    isActive: employee.isActive,
    isPublic: employee.isPublic,
    displayOrder: employee.displayOrder,
    version: employee.version,
  };
}

/** The whole record, with what is concealed masked; its main picture has to be loaded. */
export function toEmployee(employee: EmployeeProfile): Employee {
  return {
    ...toEmployeeSummary(employee),
    bio: employee.bio,
    shortBio: employee.shortBio,
    german: employee.german ?? null,
    imageUrl: urlOf(employee.image),
    additionalImage1: urlOf(employee.additionalImage1),
    additionalImage2: urlOf(employee.additionalImage2),
    additionalImage3: urlOf(employee.additionalImage3),
    address: employee.address ?? null,
    ...maskedFields(employee),
    notes: employee.notes ?? null,
    skills: employee.skills,
    consent: toPublicConsent(employee),
    createdAt: employee.createdAt,
  };
}
