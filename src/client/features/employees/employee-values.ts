import type { UseFormReturn } from 'react-hook-form';
import {
  type CreateEmployeeFields,
  type CreateEmployeeInput,
  concealedFields,
  createEmployeeInput,
  type Employee,
} from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { Difference } from '../../ui/record-form.tsx';

/** Values of the form: text in every typed field. */
export type EmployeeValues = {
  name: string;
  position: string;
  department: string;
  shortBio: string;
  bio: string;
  skills: string[];
  imageUrl: string;
  additionalImage1: string;
  additionalImage2: string;
  additionalImage3: string;
  phone: string;
  email: string;
  privatePhone: string;
  privateEmail: string;
  address: string;
  birthdate: string;
  hdmfNumber: string;
  sssNumber: string;
  philhealthNumber: string;
  taxId: string;
  notes: string;
  isActive: boolean;
  isPublic: boolean;
  /** That the person agreed to the public page, as just said in its dialog. */
  publicConsent: boolean;
  displayOrder: string;
  german: {
    position: string;
    department: string;
    shortBio: string;
    bio: string;
    skills: string[];
  };
};

/** The values with which the form opens: those of an employee, or a new one's. */
export function employeeValues(employee: Employee | undefined): EmployeeValues {
  const german = employee?.german;
  return {
    name: employee?.name ?? '',
    position: employee?.position ?? '',
    department: employee?.department ?? '',
    shortBio: employee?.shortBio ?? '',
    bio: employee?.bio ?? '',
    skills: employee?.skills ?? [],
    imageUrl: employee?.imageUrl ?? '',
    additionalImage1: employee?.additionalImage1 ?? '',
    additionalImage2: employee?.additionalImage2 ?? '',
    additionalImage3: employee?.additionalImage3 ?? '',
    phone: employee?.phone ?? '',
    email: employee?.email ?? '',
    privatePhone: employee?.privatePhone ?? '',
    privateEmail: employee?.privateEmail ?? '',
    address: employee?.address ?? '',
    birthdate: employee?.birthdate ?? '',
    hdmfNumber: employee?.hdmfNumber ?? '',
    sssNumber: employee?.sssNumber ?? '',
    philhealthNumber: employee?.philhealthNumber ?? '',
    taxId: employee?.taxId ?? '',
    notes: employee?.notes ?? '',
    isActive: employee?.isActive ?? true,
    isPublic: employee?.isPublic ?? false,
    publicConsent: false,
    displayOrder: String(employee?.displayOrder ?? 0),
    german: {
      position: german?.position ?? '',
      department: german?.department ?? '',
      shortBio: german?.shortBio ?? '',
      bio: german?.bio ?? '',
      skills: german?.skills ?? [],
    },
  };
}

/** Converts the form's values for the server. */
export function employeeFields(values: EmployeeValues): CreateEmployeeFields {
  return { ...values, displayOrder: Number(values.displayOrder) };
}

/**
 * The fields of `input` that differ from what the form opened with: the others keep another person's changes
 * meanwhile, and what is concealed goes nowhere untouched.
 */
export function changedFields(
  input: CreateEmployeeInput,
  opened: EmployeeValues,
): Partial<CreateEmployeeInput> {
  const base = createEmployeeInput.partial().safeParse(employeeFields(opened)).data ?? {};
  const before = new Map<string, unknown>(Object.entries(base));
  const changed: Partial<CreateEmployeeInput> = { ...input };
  for (const name of createEmployeeInput.keyof().options) {
    if (JSON.stringify(input[name]) === JSON.stringify(before.get(name))) delete changed[name];
  }
  return changed;
}

/** The form, as its groups of fields use it. */
export type EmployeeFormType = UseFormReturn<EmployeeValues, unknown, CreateEmployeeInput>;

type Labelled = Exclude<keyof EmployeeValues, 'german' | 'publicConsent'>;

/** Labels of the form's fields. */
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

type Flat = Record<string, string | boolean | string[]>;

const concealed: ReadonlySet<string> = new Set(concealedFields);
const germanFields = ['position', 'department', 'shortBio', 'bio', 'skills'] as const;

function formatValue(value: string | boolean | string[] | undefined): string {
  if (typeof value === 'boolean') return value ? m.employees_yes() : m.employees_no();
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

/** The fields of two versions, in the order of the form; what is concealed is left out. */
export function employeeDifferences(stored: EmployeeValues, mine: EmployeeValues): Difference[] {
  const compare = (label: string, before: Flat[string], after: Flat[string]): Difference => ({
    label,
    stored: formatValue(before),
    mine: formatValue(after),
  });
  const { german: _stored, publicConsent: _consent, ...plain } = stored;
  const names = Object.keys(fieldLabels).filter((name): name is keyof typeof plain =>
    Object.hasOwn(plain, name),
  );
  return [
    ...names
      .filter((name) => !concealed.has(name))
      .map((name) => compare(fieldLabels[name](), stored[name], mine[name])),
    ...germanFields.map((name) =>
      compare(
        `${m.employees_group_german()}: ${fieldLabels[name]()}`,
        stored.german[name],
        mine.german[name],
      ),
    ),
  ];
}
