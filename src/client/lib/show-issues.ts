import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { FieldIssue } from '../../shared/errors.ts';

/** Shows what the server said of the fields beside them; of what the form has no field for, its toast has told. */
export function showIssues<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
  issues: readonly FieldIssue[],
): void {
  for (const { path, message } of issues) {
    const name = fields.find((field) => field === path);
    if (name) setError(name, { message });
  }
}
