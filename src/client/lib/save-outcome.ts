import type { FieldIssue } from '../../shared/errors.ts';
import { toast } from '../ui/use-toast.ts';
import { readError } from './read-error.ts';

/** What a form has to show after it was sent. */
export type SaveOutcome =
  | { outcome: 'saved' }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; issues: FieldIssue[] };

type Told = {
  saved: string;
  failed: string;
  /** Loads what is stored now, before a conflict is shown. */
  refresh: () => Promise<void>;
};

/** Sends a form and tells how it went; nothing that was typed is lost, whatever the answer. */
export async function saveOutcome(
  send: () => Promise<unknown>,
  { saved, failed, refresh }: Told,
): Promise<SaveOutcome> {
  try {
    await send();
  } catch (error) {
    const { code, message, issues } = readError(error);
    if (code === 'conflict') {
      await refresh();
      return { outcome: 'conflict' };
    }
    toast({ title: failed, description: message, variant: 'danger' });
    return { outcome: 'refused', issues };
  }
  toast({ title: saved, variant: 'success' });
  void refresh();
  return { outcome: 'saved' };
}
