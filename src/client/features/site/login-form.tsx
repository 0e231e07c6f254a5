import { Link, useRouteContext, useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { loginInput } from '../../../shared/contracts/auth.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { rememberLanguage } from '../../lib/language-choice.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { textLink } from '../../ui/text-link.ts';
import { toast } from '../../ui/use-toast.ts';
import { loginFailure } from './login-failure.ts';
import { portalTarget } from './portal-target.ts';

interface LoginFormProps {
  next: string | undefined;
  /** Whether the portal takes this page's place in the history. */
  replace: boolean;
}

export function LoginForm({ next, replace }: LoginFormProps) {
  const router = useRouter();
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const form = useForm({
    resolver: contractResolver(loginInput),
    defaultValues: { username: '', password: '' },
  });
  const { errors } = form.formState;

  const login = trpc.public.login.useMutation({
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
    onError: (error) => {
      const { title, description, beside } = loginFailure(error, locale);
      toast({ title, description, variant: 'danger' });
      if (beside) form.setError('password', { type: 'server', message: description });
      form.setFocus('password', { shouldSelect: true });
    },
  });

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit((input) => {
        if (!login.isPending) login.mutate(input);
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
