import { passwordLength } from '../../../shared/content/password-length.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { AccountSection } from './account-section.tsx';
import { useChangePassword } from './use-change-password.ts';

export function PasswordForm() {
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
