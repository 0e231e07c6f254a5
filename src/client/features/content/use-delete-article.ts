import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Deletes an article and offers to undo it; `onGone` runs when it is. */
export function useDeleteArticle(onGone: () => void) {
  const refresh = useRefresh();
  const restore = trpc.admin.news.restore.useMutation({
    onSuccess: () => {
      toast({ title: m.content_restored(), variant: 'success' });
      void refresh();
    },
    onError: (error) =>
      toast({
        title: m.content_restore_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  const remove = trpc.admin.news.delete.useMutation({
    onSuccess: (_, { id }) => {
      toast({
        title: m.content_deleted(),
        variant: 'success',
        action: { label: m.content_undo(), onSelect: () => restore.mutate({ id }) },
      });
      onGone();
      void refresh();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      toast({ title: m.content_delete_failed(), description: message, variant: 'danger' });
      if (code === 'not-found') {
        onGone();
        void refresh();
      }
    },
  });
  return { remove: (id: string) => remove.mutate({ id }), isRemoving: remove.isPending };
}
