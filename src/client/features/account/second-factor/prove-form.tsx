import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { loginCodeSchema } from '../../../../shared/contracts/auth.ts';
import {
  type ProvenChangeInput,
  provenChangeInput,
} from '../../../../shared/contracts/account.ts';
import type { FieldIssue } from '../../../../shared/errors.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../../lib/contract-resolver.ts';
import { Field } from '../../../ui/field.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { CodeField } from './code-field.tsx';

interface ProveFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  /** Whether there is an app already that has to show a code. */
  asksCode: boolean;
  codeLabel?: string;
  /** Answers what is to be shown beside the fields. */
  send: (input: ProvenChangeInput) => Promise<FieldIssue[]>;
}

const fieldNames = ['password', 'code'] as const;
const passwordAlone = provenChangeInput.extend({ code: z.string() });
const both = provenChangeInput.extend({ code: loginCodeSchema });

/** Password and, where there is an app, its code: what each change of two-step login asks for. */
export function ProveForm({ id, asksCode, codeLabel, send }: ProveFormProps) {
  const form = useForm({
    resolver: contractResolver(asksCode ? both : passwordAlone),
    defaultValues: { password: '', code: '' },
  });
  const { errors } = form.formState;
  const sending = useRef(false);

  async function submit(input: ProvenChangeInput) {
    if (sending.current) return;
    sending.current = true;
    const issues = await send(input);
    sending.current = false;
    for (const { path, message } of issues) {
      const name = fieldNames.find((field) => field === path);
      if (name) form.setError(name, { type: 'server', message }, { shouldFocus: true });
    }
  }

  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
      <Field label={m.second_factor_password()} required error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      {asksCode && (
        <CodeField
          {...(codeLabel === undefined ? {} : { label: codeLabel })}
          hint={m.second_factor_own_code_hint()}
          takesLetters
          error={errors.code?.message}
          field={form.register('code')}
        />
      )}
    </form>
  );
}
