import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { localeSchema } from '../../../shared/contracts/common.ts';
import {
  type CompanyChoice,
  type InviteUserFields,
  type InviteUserInput,
  inviteUserInput,
} from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { roles } from '../../../shared/roles.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { DiscardGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { CompanyField } from './company-field.tsx';
import { roleLabels } from './labels.ts';
import { PersonFields } from './person-fields.tsx';
import type { Invite } from './use-invite.ts';

interface InviteFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  /** The company of a client for whom somebody is invited. */
  company?: CompanyChoice;
  invite: Invite;
}

type InviteValues = Omit<InviteUserFields, 'role'> & { role: InviteUserFields['role'] | '' };

const fieldNames = ['firstName', 'lastName', 'email', 'role', 'companyId', 'locale'] as const;
const languageNames = { en: m.users_language_en, de: m.users_language_de };

export function InviteForm({ id, company: chosen, invite }: InviteFormProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const form = useForm<InviteValues, unknown, InviteUserInput>({
    resolver: contractResolver<InviteValues, unknown, InviteUserInput>(inviteUserInput),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      role: chosen ? 'client' : '',
      companyId: chosen?.id ?? null,
      locale,
    },
  });
  const { errors, isDirty } = form.formState;
  const [company, setCompany] = useState<CompanyChoice | null>(chosen ?? null);
  const saved = useRef(false);
  const sending = useRef(false);

  async function submit(input: InviteUserInput) {
    if (sending.current) return;
    sending.current = true;
    saved.current = true;
    const issues = await invite(input);
    sending.current = false;
    saved.current = false;
    for (const { path, message } of issues) {
      const name = fieldNames.find((field) => field === path);
      if (name) form.setError(name, { type: 'server', message }, { shouldFocus: true });
    }
  }

  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
      <DiscardGuard isDirty={isDirty} saved={saved} heldBy={['edit', 'invite']} />
      <PersonFields register={form.register} errors={errors} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="role"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Field label={m.users_role()} required error={errors.role?.message}>
              <Select
                ref={ref}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                placeholder={m.users_invite_role_placeholder()}
                options={roles.map((role) => ({ value: role, label: roleLabels[role]() }))}
              />
            </Field>
          )}
        />
        <Controller
          control={form.control}
          name="locale"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Field label={m.users_invite_language()} error={errors.locale?.message}>
              <Select
                ref={ref}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                options={localeSchema.options.map((language) => ({
                  value: language,
                  label: languageNames[language](),
                }))}
              />
            </Field>
          )}
        />
      </div>
      {form.watch('role') === 'client' && (
        <CompanyField
          value={company}
          onChange={(choice) => {
            setCompany(choice);
            form.setValue('companyId', choice?.id ?? null, { shouldDirty: true });
            form.clearErrors('companyId');
          }}
          error={errors.companyId?.message}
        />
      )}
    </form>
  );
}
