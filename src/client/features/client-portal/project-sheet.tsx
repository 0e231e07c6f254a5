import { m } from '../../../shared/i18n/paraglide/messages.js';
import { isMissing } from '../../lib/is-missing.ts';
import { trpc } from '../../trpc.ts';
import { ProjectBody } from '../../ui/project-body.tsx';
import { RecordQuery } from '../../ui/record-query.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface ProjectSheetProps {
  /** The project to read; the sheet is closed without one. */
  id: string | undefined;
  onClose: () => void;
}

export function ProjectSheet({ id = '', onClose }: ProjectSheetProps) {
  const isOpen = id !== '';
  const query = trpc.client.getProject.useQuery({ id }, { enabled: isOpen, staleTime: 0 });
  const project = isMissing(query.error) ? undefined : query.data;
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={
        <span className="wrap-anywhere">
          <bdi>{project?.name ?? m.projects_title()}</bdi>
        </span>
      }
    >
      {isOpen && (
        <RecordQuery
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
        </RecordQuery>
      )}
    </Sheet>
  );
}
