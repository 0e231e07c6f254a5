import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { rememberLanguage } from '../../lib/language-choice.ts';
import { readError } from '../../lib/read-error.ts';
import { toast } from '../../ui/use-toast.ts';

/** Sends the chosen password, logs in by it and leads to the portal. */
export function useActivation(token: string, onDead: () => void) {
  const router = useRouter();
  const { locale, api } = useRouteContext({ from: '__root__' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const sending = useRef(false);

  async function send(password: string) {
    try {
      const { redirectTo } = await (await api()).public.activateAccount.mutate({ token, password });
      // Portals have no language in their path: they go on in the one of this page.
      rememberLanguage(locale);
      toast({
        title: m.users_activate_done(),
        description: m.users_activate_done_text(),
        variant: 'success',
      });
      await router.navigate({ href: redirectTo, replace: true });
    } catch (error) {
      const { code, message } = readError(error);
      if (code === 'not-found') return onDead();
      toast({ title: m.users_activate_failed(), description: message, variant: 'danger' });
      setRefusal(message);
    }
  }

  return {
    refusal,
    isPending,
    forget: () => setRefusal(null),
    submit: (password: string) => {
      if (sending.current) return;
      sending.current = true;
      setIsPending(true);
      void send(password).finally(() => {
        sending.current = false;
        setIsPending(false);
      });
    },
  };
}
