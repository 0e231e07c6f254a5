import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Posts an update on a project, and tells whether the client sees it. */
export function usePostUpdate() {
  const refresh = useRefresh();
  return trpc.admin.projects.postUpdate.useMutation({
    onSuccess: async () => {
      toast({ title: m.projects_update_posted(), variant: 'success' });
      await refresh();
    },
    onError: (error) =>
      toast({
        title: m.projects_update_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
}
