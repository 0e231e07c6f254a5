import type { FieldIssue } from '../../shared/errors.ts';
import { type ToastInput, toast } from '../ui/use-toast.ts';
import { readError } from './read-error.ts';

/** What a form has to show after it was sent. */
export type SaveOutcome<Answer = unknown> =
  | { outcome: 'saved'; answer: Answer }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; issues: FieldIssue[] };

/** Saves what a form holds; `edited` is the record as it was when the editing began, undefined for a new one. */
export type SaveRecord<Input> = (
  input: Input,
  edited: { id: string; version: number } | undefined,
) => Promise<SaveOutcome>;

type Told<Answer> = {
  saved: string;
  /** What can be done next with what was saved. */
  next?: (answer: Answer) => ToastInput['action'];
  failed: string;
  /** Loads what is stored now, before a conflict is shown. */
  refresh: () => Promise<void>;
};

/** Sends a form and tells how it went; nothing that was typed is lost, whatever the answer. */
export async function saveOutcome<Answer>(
  send: () => Promise<Answer>,
  { saved, next, failed, refresh }: Told<Answer>,
): Promise<SaveOutcome<Answer>> {
  let answer: Answer;
  try {
    answer = await send();
  } catch (error) {
    const { code, message, issues } = readError(error);
    if (code === 'conflict') {
      await refresh();
      return { outcome: 'conflict' };
    }
    toast({ title: failed, description: message, variant: 'danger' });
    return { outcome: 'refused', issues };
  }
  toast({ title: saved, variant: 'success', action: next?.(answer) });
  void refresh();
  return { outcome: 'saved', answer };
}
