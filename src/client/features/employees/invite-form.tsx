import { useRouteContext } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { Employee } from '../../../shared/contracts/employee.ts';
import {
  type InvitationLink,
  type InviteEmployeeFields,
  type InviteEmployeeInput,
  inviteEmployeeInput,
} from '../../../shared/contracts/user.ts';
import { toAccountName } from '../../../shared/domain/text.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.tsx';

interface InviteFormProps {
  employee: Employee;
  /** Told whether there is something here that could be lost. */
  isBegun: RefObject<boolean>;
  onInvited: (invitation: InvitationLink) => void;
}

const fieldNames = ['firstName', 'lastName', 'email', 'locale'] as const;

/** Invites a person to the employee portal with this profile; name and address are taken over from it. */
export function InviteForm({ employee, isBegun, onInvited }: InviteFormProps) {
  const { id, name, email } = employee;
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const arrival = useArrival('admin.employees');
  const invite = trpc.admin.employees.invite.useMutation();
  const form = useForm<InviteEmployeeFields, unknown, InviteEmployeeInput>({
    resolver: contractResolver(inviteEmployeeInput),
    defaultValues: { id, ...toAccountName(name), email: email ?? '', locale },
  });
  const { register, watch, setValue, formState } = form;
  const { errors, isDirty } = formState;
  const sent = useRef(false);

  useEffect(() => {
    isBegun.current = isDirty;
    return () => {
      isBegun.current = false;
    };
  }, [isBegun, isDirty]);

  async function submit(input: InviteEmployeeInput) {
    if (invite.isPending) return;
    try {
      onInvited(await invite.mutateAsync(input));
      sent.current = true;
      toast({ title: m.employees_account_invited(), variant: 'success' });
      await arrival();
    } catch (error) {
      const { message, issues } = readError(error);
      toast({
        title: m.employees_account_invite_failed(),
        description: message,
        variant: 'danger',
      });
      for (const issue of issues) {
        const field = fieldNames.find((one) => one === issue.path);
        if (field) form.setError(field, { message: issue.message }, { shouldFocus: true });
      }
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5">
      <UnsavedChangesGuard isDirty={isDirty} saved={sent} openParams="edit" />
      <p className="text-sm text-muted">{m.employees_account_invite_text()}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={m.users_first_name()} required error={errors.firstName?.message}>
          <Input {...register('firstName')} maxLength={100} autoComplete="off" />
        </Field>
        <Field label={m.users_last_name()} required error={errors.lastName?.message}>
          <Input {...register('lastName')} maxLength={100} autoComplete="off" />
        </Field>
        <Field label={m.users_email()} required error={errors.email?.message}>
          <Input
            {...register('email')}
            type="email"
            inputMode="email"
            maxLength={254}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label={m.users_invite_language()} error={errors.locale?.message}>
          <Select
            value={watch('locale')}
            onValueChange={(value) =>
              setValue('locale', value === 'de' ? 'de' : 'en', { shouldDirty: true })
            }
            options={[
              { value: 'en', label: m.language_en() },
              { value: 'de', label: m.language_de() },
            ]}
          />
        </Field>
      </div>
      <Button
        type="submit"
        variant="secondary"
        pending={invite.isPending}
        className="justify-self-start"
      >
        {m.employees_account_invite_send()}
      </Button>
    </form>
  );
}
