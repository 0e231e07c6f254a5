import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { ProjectBody } from '../../ui/project-body.tsx';
import { RecordSheet } from '../../ui/record-sheet.tsx';

interface ProjectSheetProps {
  /** The project to read; the sheet is closed without one. */
  id: string | undefined;
  onClose: () => void;
}

export function ProjectSheet({ id = '', onClose }: ProjectSheetProps) {
  const isOpen = id !== '';
  const query = trpc.client.getProject.useQuery({ id }, { enabled: isOpen, staleTime: 0 });
  return (
    <RecordSheet
      open={isOpen}
      title={(project) => (
        <span className="wrap-anywhere">
          <bdi>{project?.name ?? m.projects_title()}</bdi>
        </span>
      )}
      query={query}
      errorTitle={m.projects_detail_error()}
      missing={{
        title: m.projects_missing_title(),
        text: m.projects_missing_text(),
        back: m.projects_back(),
      }}
      onClose={onClose}
    >
      {(current) => <ProjectBody project={current} />}
    </RecordSheet>
  );
}
