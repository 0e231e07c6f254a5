import { useRouteContext, useRouter } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { rememberLanguage } from '../../lib/language-choice.ts';
import { usePasswordLink } from '../../lib/use-password-link.ts';
import { toast } from '../../ui/use-toast.ts';

/** Sends the chosen password, logs in by it and leads to the portal. */
export function useActivation(token: string, onDead: () => void) {
  const router = useRouter();
  const { locale, api } = useRouteContext({ from: '__root__' });
  return usePasswordLink({
    send: async (password) => {
      const { redirectTo } = await (await api()).public.activateAccount.mutate({ token, password });
      // Portals have no language in their path: they go on in the one of this page.
      rememberLanguage(locale);
      toast({
        title: m.users_activate_done(),
        description: m.users_activate_done_text(),
        variant: 'success',
      });
      await router.navigate({ href: redirectTo, replace: true });
    },
    failed: m.users_activate_failed,
    onDead,
  });
}
