import type { CreateQuestionInput } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type SaveRecord, saveOutcome } from '../../lib/save-outcome.ts';
import { trpc } from '../../trpc.ts';
import { useRefresh } from './use-refresh.ts';

/** Creates or updates, tells the result, and answers what the form has to show. */
export function useSaveQuestion(): { save: SaveRecord<CreateQuestionInput>; isSaving: boolean } {
  const refresh = useRefresh();
  const create = trpc.admin.questions.create.useMutation();
  const update = trpc.admin.questions.update.useMutation();

  return {
    isSaving: create.isPending || update.isPending,
    save: (input, edited) =>
      saveOutcome(
        () =>
          edited
            ? update.mutateAsync({ ...input, id: edited.id, version: edited.version })
            : create.mutateAsync(input),
        {
          saved: edited ? m.admin_question_updated() : m.admin_question_created(),
          failed: edited ? m.admin_question_update_failed() : m.admin_question_create_failed(),
          refresh,
        },
      ),
  };
}
