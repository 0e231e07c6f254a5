import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Deletes an announcement and offers to undo it; `onGone` runs when it is. */
export function useDeleteAnnouncement(onGone: () => void) {
  const refresh = useRefresh();
  const restore = trpc.admin.announcements.restore.useMutation({
    onSuccess: () => {
      toast({ title: m.announcements_restored(), variant: 'success' });
      void refresh();
    },
    onError: (error) =>
      toast({
        title: m.announcements_restore_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  const remove = trpc.admin.announcements.delete.useMutation({
    onSuccess: (_, { id }) => {
      toast({
        title: m.announcements_deleted(),
        variant: 'success',
        action: { label: m.announcements_undo(), onSelect: () => restore.mutate({ id }) },
      });
      onGone();
      void refresh();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      toast({ title: m.announcements_delete_failed(), description: message, variant: 'danger' });
      if (code === 'not-found') void refresh();
    },
  });
  return { remove: (id: string) => remove.mutate({ id }), isRemoving: remove.isPending };
}
