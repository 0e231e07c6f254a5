import { useRouteContext } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Employee } from '../../../shared/contracts/employee.ts';
import { localeSchema } from '../../../shared/contracts/fields.ts';
import {
  type InvitationLink,
  type InviteEmployeeFields,
  type InviteEmployeeInput,
  inviteEmployeeInput,
} from '../../../shared/contracts/user.ts';
import { toAccountName } from '../../../shared/domain/text.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { fieldsOf } from '../../ui/form-fields.tsx';
import { showIssues } from '../../ui/record-form.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';

interface InviteFormProps {
  employee: Employee;
  /** True while there is input that could be lost. */
  isBegun: RefObject<boolean>;
  onInvited: (invitation: InvitationLink) => void;
}

const { TextField, SelectField } = fieldsOf<InviteEmployeeFields>();

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
  const { isDirty } = form.formState;
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
      toastFailure(m.employees_account_invite_failed(), error);
      showIssues(form, readError(error).issues);
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5">
        <UnsavedChangesGuard isDirty={isDirty} saved={sent} openParams="edit" />
        <p className="text-sm text-muted">{m.employees_account_invite_text()}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="firstName" label={m.users_first_name()} required maxLength={100} />
          <TextField name="lastName" label={m.users_last_name()} required maxLength={100} />
          <TextField
            name="email"
            label={m.users_email()}
            required
            type="email"
            inputMode="email"
            maxLength={254}
            autoCapitalize="none"
            spellCheck={false}
          />
          <SelectField
            name="locale"
            label={m.users_invite_language()}
            choices={localeSchema.options}
            labels={languageNames}
          />
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
    </FormProvider>
  );
}
