import { Pencil } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useClientScreen } from '../../lib/use-client-screen.ts';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { ProjectBody } from '../../ui/project-body.tsx';
import { RecordSheet } from '../../ui/record-sheet.tsx';
import { PostUpdate } from './post-update.tsx';
import { ProjectDialog } from './project-dialog.tsx';

interface ProjectSheetProps {
  /** The project to read; the sheet is closed without one. */
  id: string | undefined;
  clientId: string;
  onClose: () => void;
}

const editButtonId = 'edit-project';

/** A project with what an administrator does with it: change it, and tell the client how it goes. */
export function ProjectSheet({ id = '', clientId, onClose }: ProjectSheetProps) {
  const isOpen = id !== '';
  const { search, put } = useClientScreen();
  const dialog = useDialogHistory(() => void put({ form: undefined }, { replace: true }));
  const query = trpc.admin.projects.get.useQuery({ id }, { enabled: isOpen, staleTime: 0 });
  return (
    <RecordSheet
      open={isOpen}
      title={(project) => (
        <span className="wrap-anywhere">
          <bdi>{project?.name ?? m.projects_title()}</bdi>
        </span>
      )}
      footer={() => (
        <Button
          id={editButtonId}
          variant="secondary"
          size="sm"
          onClick={() => {
            dialog.noteOpened();
            void put({ form: id });
          }}
        >
          <Pencil aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.projects_edit()}
        </Button>
      )}
      query={query}
      errorTitle={m.projects_detail_error()}
      missing={{
        title: m.projects_missing_title(),
        text: m.projects_missing_text(),
        back: m.projects_back(),
      }}
      onClose={onClose}
      dialog={(project) => (
        <ProjectDialog
          clientId={clientId}
          isOpen={project !== undefined && search.form === id}
          project={project}
          onClose={dialog.close}
          returnFocus={() => document.getElementById(editButtonId)}
        />
      )}
    >
      {(current) => (
        <ProjectBody project={current}>
          <PostUpdate projectId={id} />
        </ProjectBody>
      )}
    </RecordSheet>
  );
}
