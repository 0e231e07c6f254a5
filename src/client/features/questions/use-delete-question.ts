import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Deletes at once and offers to undo it. `beforeGone` runs while the row still stands. */
export function useDeleteQuestion(beforeGone: () => void) {
  const refresh = useRefresh();
  const restore = trpc.admin.questions.restore.useMutation({
    onSuccess: () => {
      toast({ title: m.admin_question_restored(), variant: 'success' });
      void refresh();
    },
    onError: (error) =>
      toast({
        title: m.admin_question_restore_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  const remove = trpc.admin.questions.delete.useMutation({
    onSuccess: (_, { id }) => {
      toast({
        title: m.admin_question_deleted(),
        variant: 'success',
        action: { label: m.admin_question_undo(), onSelect: () => restore.mutate({ id }) },
      });
      beforeGone();
      void refresh();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      toast({ title: m.admin_question_delete_failed(), description: message, variant: 'danger' });
      if (code === 'not-found') void refresh();
    },
  });
  return {
    remove: (id: string) => remove.mutate({ id }),
    isRemoving: remove.isPending,
  };
}
