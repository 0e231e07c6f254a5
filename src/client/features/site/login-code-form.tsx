import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type LoginInput, loginCodeSchema } from '../../../shared/contracts/auth.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { readError } from '../../lib/read-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { textLink } from '../../ui/text-link.ts';
import { toast } from '../../ui/use-toast.ts';
import { loginFailure } from './login-failure.ts';
import type { SendLogin } from './use-send-login.ts';

interface LoginCodeFormProps {
  login: SendLogin;
  /** The username and password that the code goes with. */
  asked: LoginInput;
  /** They are not right any more. */
  onRefused: (error: unknown) => void;
  onBack: () => void;
}

const formSchema = z.object({ code: loginCodeSchema });

/** The second step of a login: the code of the app, or a recovery code. */
export function LoginCodeForm({ login, asked, onRefused, onBack }: LoginCodeFormProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const [usesRecovery, setUsesRecovery] = useState(false);
  const form = useForm({ resolver: contractResolver(formSchema), defaultValues: { code: '' } });
  const { setFocus, reset } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  function send({ code }: { code: string }) {
    if (login.isPending) return;
    login.mutate(
      { ...asked, code },
      {
        onError: (error) => {
          if (readError(error).code === 'invalid-credentials') return onRefused(error);
          const { title, description, beside } = loginFailure(error, locale);
          if (beside) form.setError('code', { type: 'server', message: description });
          else toast({ title, description, variant: 'danger' });
          setFocus('code', { shouldSelect: true });
        },
      },
    );
  }
  function changeKind() {
    setUsesRecovery(!usesRecovery);
    reset();
    setFocus('code');
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(send)}>
      <p aria-live="polite">
        {usesRecovery ? m.second_factor_login_recovery_text() : m.second_factor_login_text()}
      </p>
      <Field
        label={usesRecovery ? m.second_factor_recovery_code() : m.second_factor_code()}
        hint={usesRecovery ? m.second_factor_recovery_hint() : m.second_factor_code_hint()}
        required
        error={form.formState.errors.code?.message}
      >
        <Input
          {...form.register('code')}
          inputMode={usesRecovery ? 'text' : 'numeric'}
          autoComplete={usesRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          className="figures"
        />
      </Field>
      <Button type="submit" pending={login.isPending || login.isSuccess} className="mt-1 w-full">
        {m.site_login()}
      </Button>
      <div className="grid justify-items-start gap-3">
        <button type="button" className={textLink} onClick={changeKind}>
          {usesRecovery ? m.second_factor_use_app() : m.second_factor_use_recovery()}
        </button>
        <button type="button" className={textLink} onClick={onBack}>
          {m.second_factor_login_back()}
        </button>
      </div>
    </form>
  );
}
