import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Takes a resource out of use or back into it; `onGone` runs when it leaves the list. */
export function useArchiveResource(onGone: () => void) {
  const refresh = useRefresh();
  const mutation = trpc.admin.resources.archive.useMutation({
    onSuccess: (_, { isArchived }) => {
      toast({
        title: isArchived ? m.resources_archived_toast() : m.resources_unarchived_toast(),
        variant: 'success',
      });
      onGone();
      void refresh();
    },
    onError: (error) => {
      toast({
        title: m.resources_archive_failed(),
        description: readError(error).message,
        variant: 'danger',
      });
      void refresh();
    },
  });
  return { archive: mutation.mutate, isArchiving: mutation.isPending };
}
