import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { EmployeeValues } from './employee-values.ts';

type Labelled = Exclude<keyof EmployeeValues, 'german' | 'publicConsent'>;

/** What each field of the form is called. */
export const fieldLabels: Record<Labelled, () => string> = {
  name: m.employees_name,
  position: m.employees_position,
  department: m.employees_department,
  shortBio: m.employees_short_bio,
  bio: m.employees_bio,
  skills: m.employees_skills,
  imageUrl: m.employees_photo,
  additionalImage1: () => m.employees_photo_additional({ number: 1 }),
  additionalImage2: () => m.employees_photo_additional({ number: 2 }),
  additionalImage3: () => m.employees_photo_additional({ number: 3 }),
  phone: m.employees_phone,
  email: m.employees_email,
  privatePhone: m.employees_private_phone,
  privateEmail: m.employees_private_email,
  address: m.employees_address,
  birthdate: m.employees_birthdate,
  hdmfNumber: m.employees_hdmf,
  sssNumber: m.employees_sss,
  philhealthNumber: m.employees_philhealth,
  taxId: m.employees_tax_id,
  notes: m.employees_notes,
  isActive: m.employees_active,
  isPublic: m.employees_public,
  displayOrder: m.employees_display_order,
};
