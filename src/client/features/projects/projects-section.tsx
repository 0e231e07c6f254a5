import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ClientDetail } from '../../../shared/contracts/client-admin.ts';
import { postUpdateInput } from '../../../shared/contracts/project.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ClientRequests } from '../../domain/client-requests.tsx';
import { ProjectBody, ProjectRow } from '../../domain/project.tsx';
import { useClientPageSearch } from '../../domain/use-client-screen.ts';
import { useArrival } from '../../invalidation.ts';
import { useAddressDialog } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { RowsSkeleton } from '../../ui/paged-list.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { RecordSheet } from '../../ui/record-sheet.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { ProjectDialog } from './project-dialog.tsx';

/** Posts an update on a project, and shows whether it succeeded. */
function usePostUpdate() {
  const arrival = useArrival('admin.projects');
  return trpc.admin.projects.postUpdate.useMutation({
    onSuccess: async () => {
      toast({ title: m.projects_update_posted(), variant: 'success' });
      await arrival();
    },
    onError: (error) => toastFailure(m.projects_update_failed(), error),
  });
}

/** Posts an update that the client reads. */
function PostUpdateForm({ projectId }: { projectId: string }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const post = usePostUpdate();

  function send() {
    if (post.isPending) return;
    const parsed = postUpdateInput.safeParse({ projectId, text });
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    setError(undefined);
    post.mutate(parsed.data, { onSuccess: () => setText('') });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="grid gap-3"
    >
      <UnsavedChangesGuard isDirty={text.trim() !== ''} openParams="open" />
      <Field label={m.projects_update_text()} error={error}>
        <Textarea
          value={text}
          onChange={(event) => setText(event.target.value)}
          // Text typed meanwhile would be cleared with the sent one.
          readOnly={post.isPending}
          maxLength={5000}
          rows={3}
          dir="auto"
          className="field-sizing-content max-h-80"
        />
      </Field>
      <Button type="submit" size="sm" pending={post.isPending} className="justify-self-start">
        {m.projects_update_post()}
      </Button>
    </form>
  );
}

interface ProjectSheetProps {
  /** The project to read; the sheet is closed without one. */
  id: string | undefined;
  clientId: string;
  onClose: () => void;
}

const editButtonId = 'edit-project';

/** A project with an administrator's actions: changing it, and posting updates for the client. */
function ProjectSheet({ id = '', clientId, onClose }: ProjectSheetProps) {
  const { search, put } = useClientPageSearch();
  const { open, dialog } = useAddressDialog(
    { put },
    { closed: { form: undefined }, opener: editButtonId },
  );
  const query = trpc.admin.projects.get.useQuery({ id }, { enabled: id !== '', staleTime: 0 });
  const requests = trpc.admin.changeRequests.list.useQuery(
    { clientId, subjectId: id },
    { enabled: id !== '', staleTime: 0 },
  );
  return (
    <RecordSheet
      id={id}
      title={(project) => (
        <span className="wrap-anywhere">
          <bdi>{project?.name ?? m.projects_title()}</bdi>
        </span>
      )}
      footer={() => (
        <Button id={editButtonId} variant="secondary" size="sm" onClick={() => open({ form: id })}>
          <Pencil aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.projects_edit()}
        </Button>
      )}
      query={query}
      missing={{
        title: m.projects_missing_title(),
        text: m.projects_missing_text(),
      }}
      onClose={onClose}
      dialog={(project) => (
        <ProjectDialog
          clientId={clientId}
          isOpen={project !== undefined && search.form === id}
          project={project}
          {...dialog}
        />
      )}
    >
      {(current) => (
        <div className="grid min-w-0 gap-6">
          <ClientRequests title={m.projects_questions()} query={requests} />
          <ProjectBody project={current}>
            <PostUpdateForm projectId={id} />
          </ProjectBody>
        </div>
      )}
    </RecordSheet>
  );
}

const bars = ['h-4 w-48', 'ms-auto h-4 w-40 max-w-full', 'h-9 w-20'];
const addButtonId = 'add-project';

/** The projects of a client; one of them opens beside the list. */
export function ProjectsSection({ client }: { client: ClientDetail }) {
  const { search, put } = useClientPageSearch();
  const query = trpc.admin.projects.list.useQuery({ clientId: client.id }, { staleTime: 0 });
  const sheet = useAddressDialog({ put }, { closed: { open: undefined, form: undefined } });
  const adding = useAddressDialog({ put }, { closed: { form: undefined }, opener: addButtonId });

  return (
    <div className="grid min-w-0 gap-5">
      <Button
        id={addButtonId}
        size="sm"
        onClick={() => adding.open({ form: 'new' })}
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
                      onClick={() => sheet.open({ open: project.id })}
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
      <ProjectSheet id={search.open} clientId={client.id} onClose={sheet.dialog.onClose} />
      <ProjectDialog
        clientId={client.id}
        isOpen={search.form === 'new'}
        project={undefined}
        {...adding.dialog}
      />
    </div>
  );
}
