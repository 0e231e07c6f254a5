import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { toast } from '../../ui/use-toast.ts';
import { forgetUser } from './read-user.ts';

/**
 * Says so when a call finds that the session is over, and leads to the login and from there back to this page; to the
 * account where a second factor has become compulsory meanwhile.
 */
export function useSessionEnd(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    let over = false;
    function check(error: unknown) {
      const { code, message } = readError(error);
      if (over || (code !== 'unauthenticated' && code !== 'second-factor-missing')) return;
      over = true;
      forgetUser();
      if (code === 'second-factor-missing') {
        toast({ title: message, variant: 'danger' });
        void router.navigate({ to: '/account' });
        return;
      }
      toast({
        title: m.portal_session_ended(),
        description: m.portal_session_ended_text(),
        variant: 'danger',
      });
      const { pathname, search, hash } = window.location;
      void router.navigate({ to: '/', search: { login: true, next: pathname + search + hash } });
    }
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
    });
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [queryClient, router]);
}
