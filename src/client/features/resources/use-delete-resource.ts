import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Deletes a resource and offers to undo it; `onGone` runs when it is. */
export function useDeleteResource(onGone: () => void) {
  const refresh = useRefresh();
  const restore = trpc.admin.resources.restore.useMutation({
    onSuccess: () => {
      toast({ title: m.resources_restored(), variant: 'success' });
      void refresh();
    },
    onError: (error) =>
      toast({
        title: m.resources_restore_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  const remove = trpc.admin.resources.delete.useMutation({
    onSuccess: (_, { id }) => {
      toast({
        title: m.resources_deleted(),
        variant: 'success',
        action: { label: m.resources_undo(), onSelect: () => restore.mutate({ id }) },
      });
      onGone();
      void refresh();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      toast({ title: m.resources_delete_failed(), description: message, variant: 'danger' });
      if (code === 'not-found') void refresh();
    },
  });
  return { remove: (id: string) => remove.mutate({ id }), isRemoving: remove.isPending };
}
