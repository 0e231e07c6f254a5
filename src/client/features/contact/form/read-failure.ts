import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { readError, type ShownError } from '../../../lib/read-error.ts';
import { forgetAttempt } from './attempt-key.ts';
import type { FormName } from './form-draft.ts';

interface FailedForm<Values extends FieldValues, Output> {
  name: FormName;
  form: UseFormReturn<Values, unknown, Output>;
  /** Those that can show what the server says of them. */
  fields: readonly FieldPath<Values>[];
}

/** Why a form was not taken. What the server says of a field is shown at it; once its key is taken the next send is another. */
export function readFailure<Values extends FieldValues, Output>(
  error: unknown,
  { name, form, fields }: FailedForm<Values, Output>,
): ShownError {
  const failure = readError(error);
  if (failure.code === 'key-reused') forgetAttempt(name);
  for (const { path, message } of failure.issues) {
    const field = fields.find((candidate) => candidate === path);
    if (field) form.setError(field, { type: 'server', message });
  }
  return failure;
}
