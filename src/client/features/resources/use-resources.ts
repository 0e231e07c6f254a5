import type {
  CreateResourceInput,
  UpdateResourceInput,
} from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { trpc } from '../../trpc.tsx';
import { type SaveOutcome, saveWithFeedback } from '../../ui/record-form.tsx';

/** Adds or changes a resource, tells the result, and answers what the form has to show. */
export function useSaveResource(onSaving: (isSaving: boolean) => void) {
  const arrival = useArrival('admin.resources');
  const creation = trpc.admin.resources.create.useMutation();
  const change = trpc.admin.resources.update.useMutation();

  async function save<Answer>(
    send: () => Promise<Answer>,
    told: { saved: string; failed: string },
  ): Promise<SaveOutcome<Answer>> {
    onSaving(true);
    try {
      return await saveWithFeedback(send, { ...told, arrival });
    } finally {
      onSaving(false);
    }
  }

  return {
    create: (input: CreateResourceInput) =>
      save(() => creation.mutateAsync(input), {
        saved: m.resources_created(),
        failed: m.resources_create_failed(),
      }),
    update: (input: UpdateResourceInput) =>
      save(() => change.mutateAsync(input), {
        saved: m.resources_updated(),
        failed: m.resources_update_failed(),
      }),
  };
}
