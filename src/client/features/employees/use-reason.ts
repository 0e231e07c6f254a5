import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { EmployeeFormType } from './employee-form-type.ts';
import { fieldLabels } from './field-labels.ts';

/** Nobody is saved without these. */
const needed = ['name', 'position', 'imageUrl', 'shortBio', 'bio'] as const;

/** Why the form cannot be sent yet, in words; undefined when it can. */
export function useReason(form: EmployeeFormType, isUploading: boolean): string | undefined {
  const values = form.watch(needed);
  const missing = needed.filter((_, index) => values[index]?.trim() === '');
  if (isUploading) return m.employees_still_uploading();
  if (missing.length === 0) return undefined;
  return m.employees_still_missing({
    fields: missing.map((name) => fieldLabels[name]()).join(', '),
  });
}
