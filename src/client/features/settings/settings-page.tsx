import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { localeSchema } from '../../../shared/contracts/fields.ts';
import type { NoticePreference } from '../../../shared/contracts/mail.ts';
import {
  type AdminSettings,
  rejectionDelaySchema,
  type SendTestMailOutput,
  sendTestMailInput,
} from '../../../shared/contracts/settings.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { readError } from '../../lib/read-error.ts';
import { SettingSwitch } from '../../setting-switch.tsx';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, textLinkClass } from '../../ui/button.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton, SkeletonStatus } from '../../ui/loading.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { BankAccountSettings } from './bank-account-settings.tsx';
import { ContactSettings } from './contact-settings.tsx';
import { HoursSettings } from './hours-settings.tsx';
import { MeetingAccessSettings } from './meeting-access-settings.tsx';
import { PinSettings } from './pin-settings.tsx';
import { RetentionSettings } from './retention-settings.tsx';
import {
  DirtyFormsContext,
  LastChangeLine,
  NumberInput,
  SettingForm,
  SettingSection,
} from './setting-form.tsx';

/** Switch that requires a second factor of administrators; only one who has it can turn it on. */
function SecondFactorSettings({
  secondFactor: { isRequired, hasOwn, changed },
}: {
  secondFactor: AdminSettings['secondFactor'];
}) {
  const mayNot = !hasOwn && !isRequired;
  return (
    <SettingSection id="second-factor" title={m.second_factor_rule_title()} changed={changed}>
      <SettingSwitch name="require_second_factor" isOn={isRequired} disabled={mayNot} />
      {mayNot && (
        <p className="mt-2 text-sm text-muted">
          {m.second_factor_rule_own()}{' '}
          <Link to="/account" hash="two-step" className={textLinkClass}>
            {m.second_factor_rule_own_link()}
          </Link>
        </p>
      )}
    </SettingSection>
  );
}

const key = getQueryKey(trpc.admin.settings.getNotices, undefined, 'query');

/** Notices by e-mail and their language: each administrator for themselves. */
function NotificationSettings() {
  const queryClient = useQueryClient();
  const query = trpc.admin.settings.getNotices.useQuery();
  const { mutate, isPending, variables } = trpc.admin.settings.setNotices.useMutation({
    onSuccess: (choice) => {
      queryClient.setQueryData<NoticePreference>(key, choice);
      toast({ title: m.settings_notices_saved(), variant: 'success' });
    },
    onError: (error) => toastFailure(m.settings_notices_failed(), error),
  });
  const choose = (choice: NoticePreference) => {
    if (!isPending) mutate(choice);
  };
  return (
    <SettingSection
      id="notices"
      title={m.settings_notices_title()}
      text={m.settings_notices_text()}
    >
      <QueryResult
        query={query}
        errorTitle={m.settings_notices_not_loaded()}
        skeleton={<Skeleton className="h-24 w-full" />}
      >
        {(stored) => {
          const choice = isPending ? variables : stored;
          return (
            <div className="grid gap-4">
              <Switch
                label={m.settings_notices_switch()}
                checked={choice.isWanted}
                aria-busy={isPending || undefined}
                onCheckedChange={(isWanted) => choose({ ...choice, isWanted })}
              />
              <Field label={m.settings_notices_language()} className="max-w-md">
                <Select
                  value={choice.locale}
                  onValueChange={(value) =>
                    choose({ ...choice, locale: localeSchema.parse(value) })
                  }
                  options={localeSchema.options.map((language) => ({
                    value: language,
                    label: languageNames[language](),
                  }))}
                />
              </Field>
            </div>
          );
        }}
      </QueryResult>
    </SettingSection>
  );
}

type RejectionDelay = z.infer<typeof rejectionDelaySchema>;

const rejectionResolver = contractResolver(rejectionDelaySchema);

/** Delay before an applicant learns of a rejection. */
function RejectionSettings({ delay }: { delay: AdminSettings['rejectionDelay'] }) {
  const { mutateAsync } = trpc.admin.settings.updateRejectionDelay.useMutation();
  return (
    <SettingForm<RejectionDelay>
      id="rejections"
      title={m.settings_rejection_title()}
      text={m.settings_rejection_text()}
      stored={delay}
      resolver={rejectionResolver}
      save={mutateAsync}
      savedText={m.settings_rejection_saved}
      texts={({ hours }) => [[m.settings_rejection_label(), String(hours)]]}
    >
      <NumberInput<RejectionDelay>
        name="hours"
        label={m.settings_rejection_label()}
        hint={m.settings_rejection_hint()}
      />
    </SettingForm>
  );
}

interface TestMailResultProps {
  result: SendTestMailOutput | undefined;
  /** Reason why the server was not even asked to send. */
  error: unknown;
}

/** Outcome of a test mail. */
function TestMailResult({ result, error }: TestMailResultProps) {
  if (error) {
    return (
      <Alert tone="danger" title={m.settings_mail_refused()}>
        {readError(error).message}
      </Alert>
    );
  }
  if (!result) return null;
  switch (result.outcome) {
    case 'sent':
      return (
        <Alert title={m.settings_mail_sent({ host: result.host })}>
          {m.settings_mail_sent_text()}
        </Alert>
      );
    case 'kept':
      return (
        <Alert title={m.settings_mail_kept()}>
          <span className="wrap-anywhere">{m.settings_mail_kept_text({ file: result.file })}</span>
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="danger" title={m.settings_mail_refused()}>
          {result.host === null
            ? m.settings_mail_not_kept_text({ code: result.code })
            : m.settings_mail_refused_text({ host: result.host, code: result.code })}
        </Alert>
      );
  }
}

const resolver = contractResolver(sendTestMailInput);
const portal = getRouteApi('/portal');

/** Sends a test mail, to oneself unless another recipient is named, and shows its outcome. */
function TestMailForm() {
  const { user } = portal.useRouteContext();
  const form = useForm({ resolver, defaultValues: { to: user.email } });
  const { mutate, data, error, isPending } = trpc.admin.settings.sendTestMail.useMutation({
    onError: (failure) => {
      for (const { path, message } of readError(failure).issues) {
        if (path === 'to') form.setError('to', { message }, { shouldFocus: true });
      }
    },
  });
  return (
    <form
      noValidate
      aria-labelledby="mail-title"
      onSubmit={form.handleSubmit((input) => {
        if (!isPending) mutate(input);
      })}
      className="grid gap-4"
    >
      <Field
        label={m.settings_mail_to()}
        required
        error={form.formState.errors.to?.message}
        className="max-w-md"
      >
        <Input {...form.register('to')} type="email" autoComplete="off" maxLength={254} />
      </Field>
      <Button type="submit" variant="secondary" pending={isPending} className="justify-self-start">
        {m.settings_mail_send()}
      </Button>
      <div aria-live="polite" className="empty:hidden">
        {!isPending && <TestMailResult result={data} error={error} />}
      </div>
    </form>
  );
}

/** Mail delivery, and a test mail. */
function MailSettings({ mail: { host, from } }: { mail: AdminSettings['mail'] }) {
  return (
    <SettingSection
      id="mail"
      title={m.settings_mail_title()}
      text={
        host === null ? m.settings_mail_files({ from }) : m.settings_mail_server({ host, from })
      }
    >
      <TestMailForm />
    </SettingSection>
  );
}

interface SettingsPageProps {
  /** Tasks before going live. */
  launch: ReactNode;
  /** The switch of career applications, with what stands below it. */
  applications: (note: ReactNode) => ReactNode;
}

const noDirtyForms: readonly string[] = [];

/** Everything that can be set, each part a form of its own. */
export function SettingsPage({ launch, applications }: SettingsPageProps) {
  const settings = trpc.admin.settings.get.useQuery();
  const [dirty, setDirty] = useState(noDirtyForms);
  const report = useCallback((form: string, isDirty: boolean) => {
    setDirty((before) => {
      if (before.includes(form) === isDirty) return before;
      return isDirty ? [...before, form] : before.filter((other) => other !== form);
    });
  }, []);
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,60rem)] gap-5 outline-none">
      <h1 className="text-2xl">{m.settings_title()}</h1>
      {launch}
      <UnsavedChangesGuard isDirty={dirty.length > 0} />
      <DirtyFormsContext value={report}>
        <QueryResult
          query={settings}
          errorTitle={m.settings_not_loaded()}
          skeleton={
            <SkeletonStatus
              className="grid gap-5"
              bars={['h-40 w-full', 'h-56 w-full', 'h-96 w-full']}
            />
          }
        >
          {(data) => (
            <>
              {applications(<LastChangeLine changed={data.applications.changed} />)}
              <SettingSection
                id="blind"
                title={m.settings_blind_title()}
                changed={data.blindReview.changed}
              >
                <SettingSwitch name="blind_review" isOn={data.blindReview.isBlind} />
              </SettingSection>
              <SecondFactorSettings secondFactor={data.secondFactor} />
              <PinSettings mediaKitPin={data.mediaKitPin} />
              <ContactSettings contact={data.contact} />
              <BankAccountSettings
                bankAccount={data.bankAccount}
                hasSecondFactor={data.secondFactor.hasOwn}
              />
              <HoursSettings availability={data.availability} />
              <MeetingAccessSettings access={data.meetingAccess} />
              <RejectionSettings delay={data.rejectionDelay} />
              <RetentionSettings retention={data.retention} />
              <MailSettings mail={data.mail} />
              <NotificationSettings />
            </>
          )}
        </QueryResult>
      </DirtyFormsContext>
    </main>
  );
}
