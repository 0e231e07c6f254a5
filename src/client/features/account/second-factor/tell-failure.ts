import type { FieldIssue } from '../../../../shared/errors.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../../lib/read-error.ts';
import { toast } from '../../../ui/toast.tsx';

/** Says that a change did not go through; answers what the form has to show beside its fields. */
export function tellFailure(error: unknown): FieldIssue[] {
  const { message, issues } = readError(error);
  toast({ title: m.second_factor_failed(), description: message, variant: 'danger' });
  return issues;
}
