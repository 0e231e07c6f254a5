import { useRef, useState } from 'react';
import { passwordLength } from '../../../shared/content/password-length.ts';
import type { Invitation } from '../../../shared/contracts/account.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useActivation } from './use-activation.ts';

interface ActivationFormProps {
  token: string;
  invitation: Invitation;
  onDead: () => void;
}

export function ActivationForm({ token, invitation, onDead }: ActivationFormProps) {
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const fields = {
    password: useRef<HTMLInputElement>(null),
    repeat: useRef<HTMLInputElement>(null),
  };
  const { errors, isPending, forget, submit } = useActivation(token, onDead);

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const toMend = submit(password, repeat);
        if (toMend) fields[toMend].current?.focus();
      }}
    >
      <p className="text-muted">{m.users_activate_lead({ email: invitation.maskedEmail })}</p>
      <Field
        label={m.users_activate_password()}
        hint={m.users_activate_password_hint({ min: passwordLength.min })}
        required
        error={errors.password}
      >
        <PasswordInput
          ref={fields.password}
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            forget();
          }}
          autoComplete="new-password"
          maxLength={passwordLength.max}
        />
      </Field>
      <Field label={m.users_activate_repeat()} required error={errors.repeat}>
        <PasswordInput
          ref={fields.repeat}
          value={repeat}
          onChange={({ target }) => {
            setRepeat(target.value);
            forget();
          }}
          autoComplete="new-password"
          maxLength={passwordLength.max}
        />
      </Field>
      <Button type="submit" pending={isPending}>
        {m.users_activate_send()}
      </Button>
    </form>
  );
}
