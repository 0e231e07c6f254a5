import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { toast } from '../../ui/toast.tsx';
import { useApplicationsSearch } from './use-applications-search.ts';
import type { ColumnChoice } from './use-column-choice.ts';
import { useRefresh } from './use-refresh.ts';

/** Keeps the present search, filters, order and columns under a name; asks before it replaces another view. */
export function useSaveView(choice: ColumnChoice) {
  const { search } = useApplicationsSearch();
  const refresh = useRefresh();
  const [name, setName] = useState('');
  const [taken, setTaken] = useState<string>();
  const mutation = trpc.admin.applications.saveView.useMutation({
    onSuccess: () => {
      toast({ title: m.admin_app_view_saved(), variant: 'success' });
      setName('');
      setTaken(undefined);
      void refresh.views();
    },
    onError: (error, { name: wanted }) => {
      const { code, message } = readError(error);
      if (code === 'conflict') return setTaken(wanted);
      toast({ title: m.admin_app_view_save_failed(), description: message, variant: 'danger' });
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
