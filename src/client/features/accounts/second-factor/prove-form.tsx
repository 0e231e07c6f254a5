import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  type ReauthenticationInput,
  reauthenticationInput,
} from '../../../../shared/contracts/account.ts';
import { loginCodeSchema } from '../../../../shared/contracts/auth.ts';
import type { FieldIssue } from '../../../../shared/errors.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../../lib/contract-resolver.ts';
import { readError } from '../../../lib/read-error.ts';
import { useSingleFlight } from '../../../lib/single-flight.ts';
import { Field } from '../../../ui/field.tsx';
import { DialogForm } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { showIssues } from '../../../ui/record-form.tsx';
import { toast } from '../../../ui/toast.tsx';

interface CodeFieldProps {
  label?: string;
  hint: string;
  error: string | undefined;
  /** Recovery codes have letters. */
  takesLetters?: boolean;
  field: UseFormRegisterReturn;
}

export function CodeField({
  label = m.second_factor_code(),
  hint,
  error,
  takesLetters = false,
  field,
}: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} required error={error}>
      <Input
        {...field}
        inputMode={takesLetters ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        className="figures"
      />
    </Field>
  );
}

interface ReauthenticationFormProps {
  /** True where an existing app has to show a code. */
  asksCode: boolean;
  codeLabel?: string;
  /** Answers what is to be shown beside the fields. */
  send: (input: ReauthenticationInput) => Promise<FieldIssue[]>;
}

const passwordSchema = reauthenticationInput.extend({ code: z.string() });
const passwordAndCodeSchema = reauthenticationInput.extend({ code: loginCodeSchema });

/** Password and, where there is an app, its code: what each change of two-step login asks for. */
export function ReauthenticationForm({ asksCode, codeLabel, send }: ReauthenticationFormProps) {
  const form = useForm({
    resolver: contractResolver(asksCode ? passwordAndCodeSchema : passwordSchema),
    defaultValues: { password: '', code: '' },
  });
  const { errors } = form.formState;

  const [submit] = useSingleFlight(async (input: ReauthenticationInput) => {
    showIssues(form, await send(input));
  });

  return (
    <DialogForm onSubmit={form.handleSubmit(submit)}>
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
    </DialogForm>
  );
}

/** Says that a change did not go through; answers what the form has to show beside its fields. */
export function notifyFailure(error: unknown): FieldIssue[] {
  const { message, issues } = readError(error);
  toast({ title: m.second_factor_failed(), description: message, variant: 'danger' });
  return issues;
}
