import type { CreateQuestionInput, Question } from '../../../shared/contracts/question.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

type SaveResult =
  | { outcome: 'saved' }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; issues: FieldIssue[] };

/** The question as it was when the editing began; missing for a new one. */
type EditedVersion = Pick<Question, 'id' | 'version'>;

export type SaveQuestion = (
  input: CreateQuestionInput,
  edited: EditedVersion | undefined,
) => Promise<SaveResult>;

/** Creates or updates, tells the result, and answers what the form has to show. */
export function useSaveQuestion(): { save: SaveQuestion; isSaving: boolean } {
  const refresh = useRefresh();
  const create = trpc.admin.questions.create.useMutation();
  const update = trpc.admin.questions.update.useMutation();

  return {
    isSaving: create.isPending || update.isPending,
    save: async (input, edited) => {
      try {
        if (edited) await update.mutateAsync({ ...input, ...edited });
        else await create.mutateAsync(input);
      } catch (error) {
        const { code, message, issues } = readError(error);
        if (code === 'conflict') {
          await refresh();
          return { outcome: 'conflict' };
        }
        toast({
          title: edited ? m.admin_question_update_failed() : m.admin_question_create_failed(),
          description: message,
          variant: 'danger',
        });
        return { outcome: 'refused', issues };
      }
      toast({
        title: edited ? m.admin_question_updated() : m.admin_question_created(),
        variant: 'success',
      });
      void refresh();
      return { outcome: 'saved' };
    },
  };
}
