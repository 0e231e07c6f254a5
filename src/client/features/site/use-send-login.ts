import { useRouteContext, useRouter } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { rememberLanguage } from '../../lib/language-choice.ts';
import { trpc } from '../../trpc.tsx';
import { toast } from '../../ui/toast.tsx';
import { portalTarget } from './portal-target.ts';

export interface LoginTarget {
  next: string | undefined;
  /** Whether the portal takes this page's place in the history. */
  replace: boolean;
}

/** Sends a login, and goes to the portal with one that was right. */
export function useSendLogin({ next, replace }: LoginTarget) {
  const router = useRouter();
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return trpc.public.login.useMutation({
    onSuccess: ({ user, redirectTo }) => {
      // Portals have no language in their path: they go on in the one the person logged in with.
      rememberLanguage(locale);
      toast({
        title: m.site_login_done(),
        description: m.site_login_welcome(),
        variant: 'success',
      });
      const href = portalTarget(next, user.role, window.location.origin) ?? redirectTo;
      return router.navigate({ href, replace });
    },
  });
}

export type SendLogin = ReturnType<typeof useSendLogin>;
