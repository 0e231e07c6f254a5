import { Plus } from 'lucide-react';
import type { ClientDetail } from '../../../shared/contracts/client-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useClientScreen } from '../../lib/use-client-screen.ts';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProjectRow } from '../../ui/project-row.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { ProjectSheet } from './project-sheet.tsx';

const bars = ['h-4 w-48', 'ms-auto h-4 w-40 max-w-full', 'h-9 w-20'];
const addButtonId = 'add-project';

/** The projects of a client; one of them opens beside the list. */
export function ProjectsSection({ client }: { client: ClientDetail }) {
  const { search, put } = useClientScreen();
  const query = trpc.admin.projects.list.useQuery({ clientId: client.id }, { staleTime: 0 });
  const sheet = useDialogHistory(
    () => void put({ open: undefined, form: undefined }, { replace: true }),
  );
  const dialog = useDialogHistory(() => void put({ form: undefined }, { replace: true }));

  return (
    <div className="grid min-w-0 gap-5">
      <Button
        id={addButtonId}
        size="sm"
        onClick={() => {
          dialog.noteOpened();
          void put({ form: 'new' });
        }}
        className="justify-self-start"
      >
        <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
        {m.projects_add()}
      </Button>
      <QueryResult
        query={query}
        errorTitle={m.projects_error()}
        skeleton={<RowsSkeleton cells={bars} />}
      >
        {(projects) =>
          projects.length === 0 ? (
            <EmptyState title={m.projects_none()}>{m.projects_none_admin()}</EmptyState>
          ) : (
            <ul className="m-0 list-none p-0">
              {projects.map((project) => (
                <li key={project.id} className="border-b border-mist py-5 first:pt-0">
                  <ProjectRow project={project}>
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={m.projects_open_of({ name: project.name })}
                      onClick={() => {
                        sheet.noteOpened();
                        void put({ open: project.id });
                      }}
                      className="justify-self-start"
                    >
                      {m.projects_open()}
                    </Button>
                  </ProjectRow>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      <ProjectSheet id={search.open} clientId={client.id} onClose={sheet.close} />
      <ProjectDialog
        clientId={client.id}
        isOpen={search.form === 'new'}
        project={undefined}
        onClose={dialog.close}
        returnFocus={() => document.getElementById(addButtonId)}
      />
    </div>
  );
}
