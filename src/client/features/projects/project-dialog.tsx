import type { AdminProject } from '../../../shared/contracts/project.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ProjectForm } from './project-form.tsx';
import { useSaveProject } from './use-save-project.ts';

interface ProjectDialogProps {
  clientId: string;
  isOpen: boolean;
  /** The project as it is stored now; missing for a new one. */
  project: AdminProject | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'project-form';

export function ProjectDialog({
  clientId,
  isOpen,
  project,
  onClose,
  returnFocus,
}: ProjectDialogProps) {
  const { save, isSaving } = useSaveProject(clientId);
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={project ? m.projects_edit_title() : m.projects_add()}
      formId={formId}
      action={m.projects_save()}
      pending={isSaving}
    >
      {isOpen && <ProjectForm id={formId} project={project} save={save} onClose={onClose} />}
    </FormDialog>
  );
}
