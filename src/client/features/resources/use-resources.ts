import type {
  CreateResourceInput,
  UpdateResourceInput,
} from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { trpc } from '../../trpc.tsx';
import { saveWithFeedback } from '../../ui/record-form.tsx';

/** Adds or changes a resource, tells the result, and answers what the form has to show. */
export function useSaveResource() {
  const arrival = useArrival('admin.resources');
  const creation = trpc.admin.resources.create.useMutation();
  const change = trpc.admin.resources.update.useMutation();
  return {
    isSaving: creation.isPending || change.isPending,
    create: (input: CreateResourceInput) =>
      saveWithFeedback(() => creation.mutateAsync(input), {
        saved: m.resources_created(),
        failed: m.resources_create_failed(),
        arrival,
      }),
    update: (input: UpdateResourceInput) =>
      saveWithFeedback(() => change.mutateAsync(input), {
        saved: m.resources_updated(),
        failed: m.resources_update_failed(),
        arrival,
      }),
  };
}
