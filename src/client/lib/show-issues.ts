import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { FieldIssue } from '../../shared/errors.ts';

/** Shows what the server said of the fields, or of a part of one, beside them; of what the form has no field for, its toast has told. */
export function showIssues<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
  issues: readonly FieldIssue[],
): void {
  for (const { path, message } of issues) {
    const name =
      fields.find((field) => field === path) ??
      fields.find((field) => path.startsWith(`${field}.`));
    if (name) setError(name, { message });
  }
}
