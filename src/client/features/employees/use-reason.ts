import { publishedParts } from '../../../shared/contracts/employee-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { EmployeeFormType } from './employee-form-type.ts';
import { fieldLabels } from './field-labels.ts';

/** Nobody is saved without these. */
const alwaysNeeded: readonly string[] = ['name', 'position'];

/** Whether the form can be sent. */
export type FormReadiness = {
  /** Why it cannot be sent yet, in words; undefined when it can. */
  reason: string | undefined;
  /** It can be saved as a private record, whatever else is missing. */
  canStayPrivate: boolean;
};

/** Holds the form against what is needed: all of a public page to add or to show somebody, else name and position. */
export function useReason(
  form: EmployeeFormType,
  { isNew, isUploading }: { isNew: boolean; isUploading: boolean },
): FormReadiness {
  const values = form.watch(publishedParts);
  const isPublic = form.watch('isPublic');
  const empty = publishedParts.filter((_, index) => values[index]?.trim() === '');
  const missing = isNew || isPublic ? empty : empty.filter((part) => alwaysNeeded.includes(part));
  if (isUploading) return { reason: m.employees_still_uploading(), canStayPrivate: false };
  return {
    reason:
      missing.length === 0
        ? undefined
        : m.employees_still_missing({
            fields: missing.map((name) => fieldLabels[name]()).join(', '),
          }),
    canStayPrivate: !empty.some((part) => alwaysNeeded.includes(part)),
  };
}
