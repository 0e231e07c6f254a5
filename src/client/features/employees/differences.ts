import { concealedFields } from '../../../shared/contracts/employee-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { EmployeeValues } from './employee-values.ts';
import { fieldLabels } from './field-labels.ts';

type Flat = Record<string, string | boolean | string[]>;
export type Difference = { label: string; now: string; yours: string };

const concealed: ReadonlySet<string> = new Set(concealedFields);
const germanFields = ['position', 'department', 'shortBio', 'bio', 'skills'] as const;

function textOf(value: string | boolean | string[] | undefined): string {
  if (typeof value === 'boolean') return value ? m.employees_yes() : m.employees_no();
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

/** The fields in which two versions differ, in the order of the form; what is concealed is left out. */
export function differences(now: EmployeeValues, yours: EmployeeValues): Difference[] {
  const compare = (label: string, before: Flat[string], after: Flat[string]): Difference[] => {
    const texts = { now: textOf(before), yours: textOf(after) };
    return texts.now === texts.yours ? [] : [{ label, ...texts }];
  };
  const { german: _now, publicConsent: _consent, ...plain } = now;
  const names = Object.keys(fieldLabels).filter((name): name is keyof typeof plain =>
    Object.hasOwn(plain, name),
  );
  return [
    ...names
      .filter((name) => !concealed.has(name))
      .flatMap((name) => compare(fieldLabels[name](), now[name], yours[name])),
    ...germanFields.flatMap((name) =>
      compare(
        `${m.employees_group_german()}: ${fieldLabels[name]()}`,
        now.german[name],
        yours.german[name],
      ),
    ),
  ];
}
