import { getRouteApi } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ProjectBody, ProjectRow } from '../../domain/project.tsx';
import { useDialogHistory } from '../../lib/dialog-behavior.ts';
import { trpc } from '../../trpc.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RowsSkeleton } from '../../ui/paged-list.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { RecordSheet } from '../../ui/record-sheet.tsx';
import { OpenProjectLink } from './open-project.tsx';
import { ClientPortalPage } from './portal-page.tsx';
import { AskedQuestions, QuestionButton } from './question-button.tsx';

interface ProjectSheetProps {
  /** The project to read; the sheet is closed without one. */
  id: string | undefined;
  onClose: () => void;
  question: Pick<ComponentProps<typeof QuestionButton>, 'isAsking' | 'put'>;
}

function ProjectSheet({ id = '', onClose, question }: ProjectSheetProps) {
  const query = trpc.client.getProject.useQuery({ id }, { enabled: id !== '', staleTime: 0 });
  return (
    <RecordSheet
      id={id}
      title={(project) => (
        <span className="wrap-anywhere">
          <bdi>{project?.name ?? m.projects_title()}</bdi>
        </span>
      )}
      query={query}
      missing={{
        title: m.projects_missing_title(),
        text: m.projects_missing_text(),
      }}
      footer={({ name }) => (
        <QuestionButton {...question} subject={{ kind: 'project', id }} name={name} />
      )}
      onClose={onClose}
    >
      {(current) => (
        <>
          <ProjectBody project={current} />
          <AskedQuestions kind="project" id={current.id} />
        </>
      )}
    </RecordSheet>
  );
}

const route = getRouteApi('/portal/client/projects');
const bars = ['h-4 w-48', 'ms-auto h-4 w-40 max-w-full', 'h-9 w-20'];

export function ProjectsPage() {
  const query = trpc.client.listProjects.useQuery(undefined, { staleTime: 0 });
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const put = (part: Partial<typeof search>, options?: { replace?: boolean }) =>
    navigate({ search: { ...search, ...part }, resetScroll: false, ...options });
  const history = useDialogHistory(
    () => void put({ project: undefined, ask: undefined }, { replace: true }),
  );
  return (
    <ClientPortalPage title={m.projects_title()} error={query.error}>
      <QueryResult
        query={query}
        errorTitle={m.projects_error()}
        skeleton={<RowsSkeleton cells={bars} />}
      >
        {(projects) =>
          projects.length === 0 ? (
            <EmptyState title={m.projects_none()}>{m.projects_none_text()}</EmptyState>
          ) : (
            <ul className="m-0 list-none p-0">
              {projects.map((one) => (
                <li key={one.id} className="border-b border-mist py-5 first:pt-0 last:border-b-0">
                  <ProjectRow project={one}>
                    <OpenProjectLink project={one} onOpen={history.noteOpened} />
                  </ProjectRow>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      <ProjectSheet
        id={search.project}
        onClose={history.close}
        question={{ isAsking: search.ask === true, put }}
      />
    </ClientPortalPage>
  );
}
