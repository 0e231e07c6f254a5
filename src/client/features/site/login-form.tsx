import { Link, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type LoginInput, loginInput } from '../../../shared/contracts/auth.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { readError } from '../../lib/read-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { textLink } from '../../ui/text-link.ts';
import { toast } from '../../ui/use-toast.ts';
import { LoginCodeForm } from './login-code-form.tsx';
import { loginFailure } from './login-failure.ts';
import { type LoginTarget, useSendLogin } from './use-send-login.ts';

interface LoginFormProps extends LoginTarget {
  /** Somebody types here, or sends what the browser has filled in. */
  onUsed: () => void;
}

/** Username and password, and then, of whom has a second factor, the code: they are sent again with it. */
export function LoginForm({ onUsed, ...target }: LoginFormProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const login = useSendLogin(target);
  const [asked, setAsked] = useState<LoginInput | null>(null);
  const form = useForm({
    resolver: contractResolver(loginInput.omit({ code: true })),
    defaultValues: { username: '', password: '' },
  });
  const { errors } = form.formState;

  function showFailure(error: unknown) {
    const { title, description, beside } = loginFailure(error, locale);
    toast({ title, description, variant: 'danger' });
    if (beside) form.setError('password', { type: 'server', message: description });
    form.setFocus('password', { shouldSelect: true });
  }

  if (asked) {
    return (
      <LoginCodeForm
        login={login}
        asked={asked}
        onRefused={(error) => {
          setAsked(null);
          showFailure(error);
        }}
        onBack={() => {
          setAsked(null);
          form.reset();
        }}
      />
    );
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onInput={onUsed}
      onSubmit={form.handleSubmit((input) => {
        if (login.isPending) return;
        onUsed();
        login.mutate(input, {
          onError: (error) => {
            if (readError(error).code === 'second-factor-required') setAsked(input);
            else showFailure(error);
          },
        });
      })}
    >
      <Field label={m.site_login_username()} required error={errors.username?.message}>
        <Input
          {...form.register('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={m.site_login_password()} required error={errors.password?.message}>
        <PasswordInput {...form.register('password')} />
      </Field>
      <Button type="submit" pending={login.isPending || login.isSuccess} className="mt-1 w-full">
        {m.site_login()}
      </Button>
      <Link to="/forgot" className={`${textLink} justify-self-start`}>
        {m.account_forgot_link()}
      </Link>
    </form>
  );
}
