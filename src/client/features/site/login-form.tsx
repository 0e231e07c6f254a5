import { Link, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type LoginInput, loginCodeSchema, loginInput } from '../../../shared/contracts/auth.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { resolvePortalTarget } from '../../../shared/domain/accounts.ts';
import { formatWaitTime } from '../../../shared/i18n/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { saveLanguage } from '../../lib/language-choice.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Button, textLinkClass } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast.tsx';

export interface LoginTarget {
  next: string | undefined;
  /** True where the portal replaces this page in the history. */
  replace: boolean;
}

/** Sends a login, and goes to the portal with one that was right. */
function useSendLogin({ next, replace }: LoginTarget) {
  const router = useRouter();
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return trpc.public.login.useMutation({
    onSuccess: ({ user, redirectTo }) => {
      // Portals have no language in their path: they go on in the one the person logged in with.
      saveLanguage(locale);
      toast({
        title: m.site_login_done(),
        description: m.site_login_welcome(),
        variant: 'success',
      });
      const href = resolvePortalTarget(next, user.role, window.location.origin) ?? redirectTo;
      return router.navigate({ href, replace });
    },
  });
}

type SendLogin = ReturnType<typeof useSendLogin>;

interface LoginFailure {
  title: string;
  description: string;
  /** True to show it beside the password too, where it stays when the toast is gone. */
  beside: boolean;
}

/** Message for a failed login. */
function loginFailure(error: unknown, locale: Locale): LoginFailure {
  const { code, message, retryAfterSeconds } = readError(error);
  if (code === 'network') {
    return { title: m.site_error(), description: m.site_login_error(), beside: false };
  }
  if (code === 'rate-limited' && retryAfterSeconds !== undefined) {
    const wait = formatWaitTime(retryAfterSeconds, locale);
    return {
      title: m.site_login_failed(),
      description: m.site_login_wait({ wait }),
      beside: true,
    };
  }
  return {
    title: m.site_login_failed(),
    description: message || m.error_invalid_credentials(),
    beside: true,
  };
}

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
function LoginCodeForm({ login, asked, onRefused, onBack }: LoginCodeFormProps) {
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
        <button type="button" className={textLinkClass} onClick={changeKind}>
          {usesRecovery ? m.second_factor_use_app() : m.second_factor_use_recovery()}
        </button>
        <button type="button" className={textLinkClass} onClick={onBack}>
          {m.second_factor_login_back()}
        </button>
      </div>
    </form>
  );
}

interface LoginFormProps extends LoginTarget {
  /** Handles typing, or sending of values the browser has filled in. */
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
      <Link to="/forgot" className={`${textLinkClass} justify-self-start`}>
        {m.account_forgot_link()}
      </Link>
    </form>
  );
}
