import { useRouteContext, useRouter } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { usePasswordLink } from '../../lib/use-password-link.ts';
import { toast } from '../../ui/use-toast.ts';

/** Saves the new password and leads to the login, where it is used for the first time. */
export function useResetPassword(token: string, onDead: () => void) {
  const router = useRouter();
  const { api } = useRouteContext({ from: '__root__' });
  return usePasswordLink({
    send: async (password) => {
      await (await api()).public.resetPassword.mutate({ token, password });
      toast({
        title: m.account_reset_done(),
        description: m.account_reset_done_text(),
        variant: 'success',
      });
      await router.navigate({ to: '/', search: { login: true }, replace: true });
    },
    failed: m.account_reset_failed,
    onDead,
  });
}
