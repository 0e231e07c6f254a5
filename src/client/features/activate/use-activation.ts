import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { passwordLength } from '../../../shared/content/password-length.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { rememberLanguage } from '../../lib/language-choice.ts';
import { readError } from '../../lib/read-error.ts';
import { toast } from '../../ui/use-toast.ts';

type Errors = { password?: string; repeat?: string };

function check(password: string, repeat: string): Errors {
  if (password.length < passwordLength.min) {
    return { password: m.validation_password_min({ min: passwordLength.min }) };
  }
  if (password.length > passwordLength.max) {
    return { password: m.validation_too_long({ max: passwordLength.max }) };
  }
  return password === repeat ? {} : { repeat: m.validation_password_repeat() };
}

/** Sends the chosen password, logs in by it and leads to the portal. */
export function useActivation(token: string, onDead: () => void) {
  const router = useRouter();
  const { locale, api } = useRouteContext({ from: '__root__' });
  const [errors, setErrors] = useState<Errors>({});
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
      setErrors({ password: message });
    }
  }

  return {
    errors,
    isPending,
    forget: () => setErrors({}),
    /** Returns the field to mend, if there is one already. */
    submit: (password: string, repeat: string): keyof Errors | null => {
      if (sending.current) return null;
      const found = check(password, repeat);
      setErrors(found);
      if (found.password) return 'password';
      if (found.repeat) return 'repeat';
      sending.current = true;
      setIsPending(true);
      void send(password).finally(() => {
        sending.current = false;
        setIsPending(false);
      });
      return null;
    },
  };
}
