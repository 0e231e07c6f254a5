import type { Invitation } from '../../../shared/contracts/account.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { NewPasswordForm } from '../../ui/new-password-form.tsx';
import { useActivation } from './use-activation.ts';

interface ActivationFormProps {
  token: string;
  invitation: Invitation;
  onDead: () => void;
}

export function ActivationForm({ token, invitation, onDead }: ActivationFormProps) {
  const { refusal, isPending, forget, submit } = useActivation(token, onDead);
  return (
    <NewPasswordForm
      lead={m.users_activate_lead({ email: invitation.maskedEmail })}
      action={m.users_activate_send()}
      refusal={refusal}
      isPending={isPending}
      onChange={forget}
      onSubmit={submit}
    />
  );
}
