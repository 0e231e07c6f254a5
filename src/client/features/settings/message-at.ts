import { type FieldErrors, type FieldValues, get } from 'react-hook-form';

/** The sentence that is shown beside the field at a path; undefined where nothing is wrong. */
export function messageAt<Value extends FieldValues>(
  errors: FieldErrors<Value>,
  path: string,
): string | undefined {
  const error: unknown = get(errors, path);
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return hasMessage && typeof error.message === 'string' ? error.message : undefined;
}
