import type { ProjectForm } from '../../../shared/contracts/project.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type SaveRecord, saveOutcome } from '../../lib/save-outcome.ts';
import { trpc } from '../../trpc.ts';
import { useRefresh } from './use-refresh.ts';

/** Adds a project to a client or changes one. */
export function useSaveProject(clientId: string): {
  save: SaveRecord<ProjectForm>;
  isSaving: boolean;
} {
  const refresh = useRefresh();
  const create = trpc.admin.projects.create.useMutation();
  const update = trpc.admin.projects.update.useMutation();
  return {
    isSaving: create.isPending || update.isPending,
    save: (input, edited) =>
      saveOutcome(
        () =>
          edited
            ? update.mutateAsync({ ...input, id: edited.id, version: edited.version })
            : create.mutateAsync({ ...input, clientId }),
        { saved: m.projects_saved(), failed: m.projects_save_failed(), refresh },
      ),
  };
}
