import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Deletes a picture for good; `onGone` runs when it is. */
export function useDeletePicture(onGone: () => void) {
  const refresh = useRefresh();
  const remove = trpc.admin.pictures.delete.useMutation({
    onSuccess: () => {
      toast({ title: m.pictures_deleted(), variant: 'success' });
      onGone();
      void refresh();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      toast({ title: m.pictures_delete_failed(), description: message, variant: 'danger' });
      if (code === 'not-found') {
        onGone();
        void refresh();
      }
    },
  });
  return { remove: (id: string) => remove.mutate({ id }), isRemoving: remove.isPending };
}
