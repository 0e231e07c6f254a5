import type { HandleRegistrationInput } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

function toldOf({ handled, status }: HandleRegistrationInput): string {
  if (!handled) return m.inbox_registration_reopened();
  return status === 'inactive' ? m.inbox_registration_rejected() : m.inbox_registration_marked();
}

/** Marks a registration as handled or puts it back; what was just marked can be undone. */
export function useHandleRegistration() {
  const refresh = useRefresh();
  const handle = trpc.admin.inbox.handleRegistration.useMutation({
    onSuccess: ({ id, version }, input) => {
      const undo = () =>
        handle.mutate({
          id,
          version,
          handled: false,
          ...(input.status === 'inactive' ? { status: 'active' as const } : {}),
        });
      toast({
        title: toldOf(input),
        variant: 'success',
        ...(input.handled ? { action: { label: m.inbox_undo(), onSelect: undo } } : {}),
      });
      void refresh();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      toast({ title: m.inbox_registration_failed(), description: message, variant: 'danger' });
      if (code === 'conflict' || code === 'not-found') void refresh();
    },
  });
  return handle;
}
