import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { toast } from '../../ui/use-toast.ts';

/** Saves the new password and leads to the login, where it is used for the first time. */
export function useResetPassword(token: string, onDead: () => void) {
  const router = useRouter();
  const { api } = useRouteContext({ from: '__root__' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const sending = useRef(false);

  async function send(password: string) {
    try {
      await (await api()).public.resetPassword.mutate({ token, password });
      toast({
        title: m.account_reset_done(),
        description: m.account_reset_done_text(),
        variant: 'success',
      });
      await router.navigate({ to: '/', search: { login: true }, replace: true });
    } catch (error) {
      const { code, message } = readError(error);
      if (code === 'not-found') return onDead();
      toast({ title: m.account_reset_failed(), description: message, variant: 'danger' });
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
