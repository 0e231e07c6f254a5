import { readError } from './read-error.ts';

/** Whether a record is not there (any more). A link that is no id at all is refused as input; to its reader it is the same. */
export function isMissing(error: unknown): boolean {
  return Boolean(error) && ['not-found', 'invalid-input'].includes(readError(error).code);
}
