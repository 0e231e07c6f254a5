import {
  type ConcealedField,
  type CreateEmployeeFields,
  type CreateEmployeeInput,
  concealedFields,
  createEmployeeInput,
  type Employee,
} from '../../../shared/contracts/employee.ts';
import { parseWholeNumber } from '../../../shared/domain/whole-number.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type FormValues, formValues } from '../../lib/contract-resolver.ts';
import type { FieldText } from '../../ui/record-form.tsx';

/** Values of the form: text in every typed field. */
export type EmployeeValues = Omit<FormValues<CreateEmployeeFields>, 'displayOrder' | 'german'> & {
  displayOrder: string;
  german: FormValues<NonNullable<CreateEmployeeFields['german']>>;
};

const emptyEmployee: EmployeeValues = {
  name: '',
  position: '',
  department: '',
  shortBio: '',
  bio: '',
  skills: [],
  imageUrl: '',
  additionalImage1: '',
  additionalImage2: '',
  additionalImage3: '',
  phone: '',
  email: '',
  privatePhone: '',
  privateEmail: '',
  address: '',
  birthdate: '',
  hdmfNumber: '',
  sssNumber: '',
  philhealthNumber: '',
  taxId: '',
  notes: '',
  isActive: true,
  isPublic: false,
  // Said in its dialog each time.
  publicConsent: false,
  displayOrder: '0',
  german: { position: '', department: '', shortBio: '', bio: '', skills: [] },
};

/** The values with which the form opens: those of an employee, or a new one's. */
export function employeeValues(employee: Employee | undefined): EmployeeValues {
  return formValues(
    emptyEmployee,
    employee && {
      ...employee,
      displayOrder: String(employee.displayOrder),
      german: formValues(emptyEmployee.german, employee.german),
    },
  );
}

/** The concealed fields as they were shown, of that version of the record. */
export interface RevealedValues {
  version?: number | undefined;
  values: Partial<EmployeeValues>;
}

/**
 * Puts the masks back where a field holds what was shown of it, so that it is neither checked nor sent: an older record
 * may hold a number that is not valid any more.
 */
export function maskUntouched(
  values: EmployeeValues,
  opened: Pick<Employee, ConcealedField | 'version'> | undefined,
  revealed: RevealedValues,
): EmployeeValues {
  if (revealed.version !== opened?.version) return values;
  const untouched = concealedFields.filter((name) => values[name] === revealed.values[name]);
  return {
    ...values,
    ...Object.fromEntries(untouched.map((name) => [name, opened?.[name] ?? ''])),
  };
}

/** Converts the form's values for the server; an empty place in the order is the default one. */
export function employeeFields(values: EmployeeValues): CreateEmployeeFields {
  return { ...values, displayOrder: parseWholeNumber(values.displayOrder || '0') };
}

/**
 * The fields of `input` that differ from what the form opened with: the others keep another person's changes
 * meanwhile, and what is concealed goes nowhere untouched.
 */
export function changedFields(
  input: CreateEmployeeInput,
  opened: EmployeeValues,
): Partial<CreateEmployeeInput> {
  const before = employeeFields(opened);
  const changed: Partial<CreateEmployeeInput> = { ...input };
  for (const name of createEmployeeInput.keyof().options) {
    // Each by itself: an older record may hold one that is not valid any more, which is none of the others' concern.
    const { data } = createEmployeeInput.shape[name].safeParse(before[name]);
    if (JSON.stringify(input[name]) === JSON.stringify(data)) delete changed[name];
  }
  return changed;
}

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

/** A field by its name, under its label. */
export const field = <Name extends Labelled>(name: Name) => ({ name, label: fieldLabels[name]() });

const concealed: ReadonlySet<string> = new Set(concealedFields);
const germanFields = ['position', 'department', 'shortBio', 'bio', 'skills'] as const;

function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? m.employees_yes() : m.employees_no();
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** The fields as people read them, in the order of the form; what is concealed is left out. */
export function employeeTexts(values: EmployeeValues): FieldText[] {
  const shown = new Map<string, unknown>(Object.entries(values));
  return [
    ...Object.entries(fieldLabels)
      .filter(([name]) => !concealed.has(name))
      .map(([name, label]): FieldText => [label(), formatValue(shown.get(name))]),
    ...germanFields.map(
      (name): FieldText => [
        `${m.employees_group_german()}: ${fieldLabels[name]()}`,
        formatValue(values.german[name]),
      ],
    ),
  ];
}
