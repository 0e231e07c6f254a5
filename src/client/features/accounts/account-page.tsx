import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type AccountSession, changePasswordInput } from '../../../shared/contracts/account.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { passwordLength } from '../../../shared/domain/accounts.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { askToLeave, openInLanguage } from '../../lib/language-choice.ts';
import { readError } from '../../lib/read-error.ts';
import { timeAgo, useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { AccountSection } from './account-section.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';

/** Languages are called what their speakers call them. */
const languages = [
  { value: 'en', label: <span lang="en">English</span> },
  { value: 'de', label: <span lang="de">Deutsch</span> },
] as const satisfies { value: Locale; label: unknown }[];

/** The language of mails and of the portal; saving it shows the portal in it. */
function LanguageChoice() {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { user } = useRouteContext({ from: '/portal' });
  const [chosen, setChosen] = useState<Locale>(user.locale ?? locale);
  const save = trpc.public.setLocale.useMutation({
    onSuccess: (_ok, { locale: saved }) => {
      if (saved !== locale) return openInLanguage(saved);
      toast({ title: m.account_language_saved(), variant: 'success' });
    },
    onError: (error) => toastFailure(m.account_language_failed(), error),
  });
  return (
    <AccountSection id="language" title={m.ui_language()} text={m.account_language_text()}>
      <form
        className="grid max-w-md gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (save.isPending) return;
          const store = () => save.mutate({ locale: chosen });
          if (chosen === locale) store();
          else askToLeave(store);
        }}
      >
        <RadioGroup
          aria-labelledby="language-title"
          options={languages}
          value={chosen}
          onValueChange={(value) => setChosen(value === 'de' ? 'de' : 'en')}
        />
        <Button
          type="submit"
          variant="secondary"
          pending={save.isPending}
          className="justify-self-start"
        >
          {m.account_language_save()}
        </Button>
      </form>
    </AccountSection>
  );
}

/** The repeated entry concerns the form alone. */
const formSchema = changePasswordInput.extend({ repeat: z.string() }).superRefine((form, ctx) => {
  if (form.password !== '' && form.password === form.current) {
    ctx.addIssue({ code: 'custom', path: ['password'], message: m.account_password_same() });
  }
  if (form.password !== form.repeat) {
    ctx.addIssue({ code: 'custom', path: ['repeat'], message: m.validation_password_repeat() });
  }
});

const empty = { current: '', password: '', repeat: '' };
const fields = ['current', 'password'] as const;

/** Changes one's own password; a refusal stands beside its field, and nothing typed is lost by it. */
function useChangePassword() {
  const form = useForm({ resolver: contractResolver(formSchema), defaultValues: empty });
  const change = trpc.public.changePassword.useMutation({
    onSuccess: () => {
      form.reset(empty);
      toast({
        title: m.account_password_saved(),
        description: m.account_password_saved_text(),
        variant: 'success',
      });
    },
    onError: (error) => {
      const { message, issues = [] } = readError(error);
      toast({ title: m.account_password_failed(), description: message, variant: 'danger' });
      for (const field of fields) {
        const issue = issues.find(({ path }) => path === field);
        if (issue)
          form.setError(field, { type: 'server', message: issue.message }, { shouldFocus: true });
      }
    },
  });
  return {
    form,
    isPending: change.isPending,
    submit: form.handleSubmit(({ current, password }) => {
      if (!change.isPending) change.mutate({ current, password });
    }),
  };
}

function PasswordForm() {
  const { form, submit, isPending } = useChangePassword();
  const { errors } = form.formState;
  return (
    <AccountSection id="password" title={m.account_password()}>
      <form noValidate className="grid max-w-md gap-5" onSubmit={submit}>
        <Field label={m.account_password_current()} required error={errors.current?.message}>
          <PasswordInput {...form.register('current')} autoComplete="current-password" />
        </Field>
        <Field
          label={m.account_password_new()}
          hint={m.account_password_hint({ min: passwordLength.min })}
          required
          error={errors.password?.message}
        >
          <PasswordInput {...form.register('password')} autoComplete="new-password" />
        </Field>
        <Field label={m.account_password_repeat()} required error={errors.repeat?.message}>
          <PasswordInput {...form.register('repeat')} autoComplete="new-password" />
        </Field>
        <Button type="submit" pending={isPending} className="justify-self-start">
          {m.account_password_save()}
        </Button>
      </form>
    </AccountSection>
  );
}

interface SessionRowProps {
  session: AccountSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { moment } = useDateTimeFormat();
  const { createdAt, lastSeenAt, isCurrent } = session;
  const device = session.device ?? m.account_session_unknown();
  const since = moment(createdAt);
  const seen = timeAgo(lastSeenAt, new Date(), locale);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-mist py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device}
          {isCurrent && <Badge tone="success">{m.account_session_here()}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {m.account_session_since({ time: since })}
          {!isCurrent && `, ${m.account_session_seen({ time: seen })}`}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          pending={isEnding}
          aria-label={m.account_session_end_of({ device, time: since })}
          onClick={onEnd}
        >
          {m.account_session_end()}
        </Button>
      )}
    </li>
  );
}

/** Ends logins elsewhere. One that has ended meanwhile is what was wanted: the list then shows it. */
function useEndSessions() {
  const onError = (error: unknown) => {
    const { code, message } = readError(error);
    if (code !== 'not-found') {
      toast({ title: m.account_sessions_failed(), description: message, variant: 'danger' });
    }
  };
  return {
    endOne: trpc.public.endSession.useMutation({
      onSuccess: () => toast({ title: m.account_session_ended(), variant: 'success' }),
      onError,
    }),
    endOthers: trpc.public.endOtherSessions.useMutation({
      onSuccess: () => toast({ title: m.account_sessions_ended(), variant: 'success' }),
      onError,
    }),
  };
}

function SessionList() {
  const sessions = trpc.public.listSessions.useQuery();
  const { endOne, endOthers } = useEndSessions();
  return (
    <AccountSection id="sessions" title={m.account_sessions()} text={m.account_sessions_text()}>
      <QueryResult
        query={sessions}
        errorTitle={m.account_sessions_load_failed()}
        skeleton={<Skeleton className="h-28" />}
      >
        {(list) => (
          <>
            <ul className="border-b border-mist">
              {list.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isEnding={endOne.isPending && endOne.variables.id === session.id}
                  onEnd={() => endOne.mutate({ id: session.id })}
                />
              ))}
            </ul>
            {list.length > 1 && (
              <Button
                variant="secondary"
                className="mt-5"
                pending={endOthers.isPending}
                onClick={() => endOthers.mutate()}
              >
                {m.account_sessions_end_others()}
              </Button>
            )}
          </>
        )}
      </QueryResult>
    </AccountSection>
  );
}

/** Settings of one's own account, in every portal; users who must set up a second factor begin here. */
export function AccountPage() {
  const { user } = useRouteContext({ from: '/portal' });
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <div data-no-print>
        <h1 className="text-2xl">{m.account_title()}</h1>
        <p className="mt-2 max-w-[60ch] text-muted">{m.account_lead()}</p>
      </div>
      <div className="mt-8 grid max-w-3xl gap-6">
        {user.lacksSecondFactor ? (
          <>
            <div data-no-print>
              <Alert tone="warning" title={m.second_factor_gate_title()}>
                {m.second_factor_gate_text()}
              </Alert>
            </div>
            <SecondFactorSection />
          </>
        ) : (
          <>
            <div data-no-print>
              <PasswordForm />
            </div>
            <SecondFactorSection />
          </>
        )}
        <div data-no-print className="grid gap-6">
          {user.lacksSecondFactor && <PasswordForm />}
          <SessionList />
          <LanguageChoice />
        </div>
      </div>
    </main>
  );
}
