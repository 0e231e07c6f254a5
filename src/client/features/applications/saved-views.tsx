import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { DeleteButton, useDeleteRecord } from '../../ui/delete-record.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { toast } from '../../ui/toast.tsx';
import { useApplicationsSearch } from './use-applications.ts';
import type { ColumnChoice } from './use-column-choice.ts';

/** Keeps the present search, filters, order and columns under a name; asks before it replaces another view. */
export function useSaveView(choice: ColumnChoice) {
  const { search } = useApplicationsSearch();
  const [name, setName] = useState('');
  const [taken, setTaken] = useState<string>();
  const mutation = trpc.admin.applications.saveView.useMutation({
    onSuccess: () => {
      toast({ title: m.applications_view_saved(), variant: 'success' });
      setName('');
      setTaken(undefined);
    },
    onError: (error, { name: wanted }) => {
      const { code, message } = readError(error);
      if (code === 'name-taken') return setTaken(wanted);
      toast({ title: m.applications_view_save_failed(), description: message, variant: 'danger' });
    },
  });

  function send(wanted: string, overwrite: boolean) {
    if (mutation.isPending) return;
    // A page and an open dialog are no part of a view.
    const { after: _after, before: _before, review: _review, ...kept } = search;
    const state = Object.entries(kept).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    );
    mutation.mutate({
      screen: 'applications',
      name: wanted,
      overwrite,
      state: { search: Object.fromEntries(state), columns: [...choice.columns] },
    });
  }

  return {
    name,
    setName,
    /** The name that is taken, while it is asked what to do. */
    taken,
    forgetTaken: () => setTaken(undefined),
    isSaving: mutation.isPending,
    save: () => send(name.trim(), false),
    replace: () => taken && send(taken, true),
  };
}

interface SavedViewsListProps {
  choice: ColumnChoice;
  onApplied: () => void;
}

export function SavedViewsList({ choice, onApplied }: SavedViewsListProps) {
  const { apply } = useApplicationsSearch();
  const views = trpc.admin.applications.listViews.useQuery({ screen: 'applications' });
  const call = trpc.admin.applications.deleteView.useMutation();
  const { remove } = useDeleteRecord({
    call,
    done: m.applications_view_deleted,
    failed: m.applications_view_delete_failed,
  });

  if (views.isPending) return <Skeleton className="h-9 w-full" />;
  if (!views.data) {
    return (
      <ErrorState
        title={m.applications_views_error()}
        message={readError(views.error).message}
        onRetry={() => void views.refetch()}
        retrying={views.isFetching}
      />
    );
  }
  if (views.data.length === 0) {
    return <p className="text-sm text-muted">{m.applications_views_none()}</p>;
  }
  return (
    <ul aria-label={m.applications_views()} className="m-0 grid list-none gap-1 p-0">
      {views.data.map(({ id, name, state }) => (
        <li key={id} className="flex items-center justify-between gap-2">
          <Button
            variant="quiet"
            size="sm"
            className="min-w-0 flex-1 justify-start text-start"
            aria-label={m.applications_view_apply({ name })}
            onClick={() => {
              choice.choose(state.columns);
              void apply(state.search);
              onApplied();
            }}
          >
            <span className="min-w-0 truncate">{name}</span>
          </Button>
          <DeleteButton
            label={m.applications_view_delete({ name })}
            pending={call.isPending && call.variables.id === id}
            onClick={() => remove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
