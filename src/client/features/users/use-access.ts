import type { InvitationLink } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** What an administrator does with somebody's access; each tells its result. */
export function useAccess(onLink: (invitation: InvitationLink) => void) {
  const refresh = useRefresh();
  const told = (title: () => string) => ({
    onSuccess: () => {
      toast({ title: title(), variant: 'success' });
      void refresh();
    },
  });
  const failed = (title: () => string) => ({
    onError: (error: unknown) => {
      toast({ title: title(), description: readError(error).message, variant: 'danger' });
      void refresh();
    },
  });
  return {
    resend: trpc.admin.users.resendInvitation.useMutation({
      onSuccess: (invitation) => {
        onLink(invitation);
        void refresh();
      },
      ...failed(m.users_resend_failed),
    }),
    endSessions: trpc.admin.users.endSessions.useMutation({
      onSuccess: ({ count }) => {
        toast({ title: m.users_sessions_ended({ count }), variant: 'success' });
        void refresh();
      },
      ...failed(m.users_sessions_failed),
    }),
    deactivate: trpc.admin.users.deactivate.useMutation({
      ...told(m.users_deactivated),
      ...failed(m.users_deactivate_failed),
    }),
    reactivate: trpc.admin.users.reactivate.useMutation({
      ...told(m.users_reactivated),
      ...failed(m.users_reactivate_failed),
    }),
  };
}
