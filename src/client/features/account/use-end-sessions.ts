import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefreshSessions } from './use-refresh-sessions.ts';

/** Ends logins elsewhere. One that has ended meanwhile is what was wanted: the list then shows it. */
export function useEndSessions() {
  const refresh = useRefreshSessions();
  const onError = (error: unknown) => {
    const { code, message } = readError(error);
    if (code !== 'not-found') {
      toast({ title: m.account_sessions_failed(), description: message, variant: 'danger' });
    }
    refresh();
  };
  return {
    endOne: trpc.public.endSession.useMutation({
      onSuccess: () => {
        toast({ title: m.account_session_ended(), variant: 'success' });
        refresh();
      },
      onError,
    }),
    endOthers: trpc.public.endOtherSessions.useMutation({
      onSuccess: () => {
        toast({ title: m.account_sessions_ended(), variant: 'success' });
        refresh();
      },
      onError,
    }),
  };
}
