import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { Message, MessageStatus } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { isOutdated, readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { toast } from '../../ui/toast.tsx';

const successMessages: Record<MessageStatus, () => string> = {
  new: m.inbox_marked_new,
  answered: m.inbox_marked_answered,
  archived: m.inbox_marked_archived,
};

type ListData = { rows: { id: string; status: MessageStatus }[] };

/**
 * Marks a message and keeps its note. What is marked shows at once, and goes back where the server says no.
 * `onConflict` runs after another save; its version is loaded by then.
 */
export function useUpdateMessage(onConflict: () => void) {
  const queryClient = useQueryClient();
  const arrival = useArrival('admin.inbox');
  const lists = getQueryKey(trpc.admin.inbox.listMessages);
  const keyOf = (id: string) => getQueryKey(trpc.admin.inbox.getMessage, { id }, 'query');

  return trpc.admin.inbox.updateMessage.useMutation({
    onMutate: async ({ id, status }) => {
      await queryClient.cancelQueries({ queryKey: keyOf(id) });
      await queryClient.cancelQueries({ queryKey: lists });
      const message = queryClient.getQueryData<Message>(keyOf(id));
      const pages = queryClient.getQueriesData<ListData>({ queryKey: lists });
      if (status) {
        if (message) queryClient.setQueryData<Message>(keyOf(id), { ...message, status });
        queryClient.setQueriesData<ListData>(
          { queryKey: lists },
          (page) =>
            page && {
              ...page,
              rows: page.rows.map((row) => (row.id === id ? { ...row, status } : row)),
            },
        );
      }
      return { message, pages };
    },
    onSuccess: (message: Message, { id, status }) => {
      queryClient.setQueryData<Message>(keyOf(id), message);
      toast({
        title: status ? successMessages[status]() : m.ui_note_saved(),
        variant: 'success',
      });
    },
    onError: async (error, { id }, before) => {
      if (before?.message) queryClient.setQueryData<Message>(keyOf(id), before.message);
      for (const [key, page] of before?.pages ?? []) queryClient.setQueryData(key, page);
      const { code, message } = readError(error);
      // What was put back is older than what is stored.
      if (isOutdated(code)) await arrival();
      if (code === 'conflict') return onConflict();
      toast({ title: m.inbox_update_failed(), description: message, variant: 'danger' });
    },
  });
}
