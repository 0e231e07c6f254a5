import type { AdminProject, ProjectForm } from '../../../shared/contracts/project.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type SaveOutcome, saveOutcome } from '../../lib/save-outcome.ts';
import { trpc } from '../../trpc.ts';
import { useRefresh } from './use-refresh.ts';

export type SaveProject = (
  input: ProjectForm,
  /** The project as it was when the editing began; missing for a new one. */
  edited: Pick<AdminProject, 'id' | 'version'> | undefined,
) => Promise<SaveOutcome>;

/** Adds a project to a client or changes one. */
export function useSaveProject(clientId: string): { save: SaveProject; isSaving: boolean } {
  const refresh = useRefresh();
  const create = trpc.admin.projects.create.useMutation();
  const update = trpc.admin.projects.update.useMutation();
  return {
    isSaving: create.isPending || update.isPending,
    save: (input, edited) =>
      saveOutcome(
        () =>
          edited
            ? update.mutateAsync({ ...input, ...edited })
            : create.mutateAsync({ ...input, clientId }),
        { saved: m.projects_saved(), failed: m.projects_save_failed(), refresh },
      ),
  };
}
