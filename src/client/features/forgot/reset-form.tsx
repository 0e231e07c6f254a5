import { m } from '../../../shared/i18n/paraglide/messages.js';
import { NewPasswordForm } from '../../ui/new-password-form.tsx';
import { useResetPassword } from './use-reset-password.ts';

interface ResetFormProps {
  token: string;
  /** Masked: whoever holds the link recognises it, and learns nothing. */
  email: string;
  onDead: () => void;
}

export function ResetForm({ token, email, onDead }: ResetFormProps) {
  const { refusal, isPending, forget, submit } = useResetPassword(token, onDead);
  return (
    <NewPasswordForm
      lead={m.account_reset_lead({ email })}
      action={m.account_reset_save()}
      refusal={refusal}
      isPending={isPending}
      onChange={forget}
      onSubmit={submit}
    />
  );
}
