import { useRef, useState } from 'react';
import { passwordLength } from '../../shared/domain/accounts.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { readError } from '../lib/read-error.ts';
import { useSingleFlight } from '../lib/single-flight.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { toast } from '../ui/toast.tsx';

interface PasswordLinkOptions {
  /** Sends the chosen password, and leads on. */
  send: (password: string) => Promise<void>;
  /** Says that it was not saved. */
  failed: () => string;
  /** The link has been used up meanwhile. */
  onInvalidLink: () => void;
}

/** Sends the password that a mailed link asks for, once however often it is clicked, and holds what was refused in it. */
export function useSetPasswordByLink({ send, failed, onInvalidLink }: PasswordLinkOptions) {
  const [refusal, setRefusal] = useState<string | null>(null);

  const [submit, isPending] = useSingleFlight(async (password: string) => {
    try {
      await send(password);
    } catch (error) {
      const { code, message } = readError(error);
      if (code === 'not-found') return onInvalidLink();
      toast({ title: failed(), description: message, variant: 'danger' });
      setRefusal(message);
    }
  });

  return {
    refusal,
    isPending,
    clearRefusal: () => setRefusal(null),
    submit: (password: string) => void submit(password),
  };
}

type Errors = { password?: string | undefined; repeat?: string | undefined };

interface NewPasswordFormProps {
  lead: string;
  action: string;
  /** The server's objection to the password; shown beside it. */
  refusal: string | null;
  isPending: boolean;
  /** The person types on: what was said no longer holds. */
  onChange: () => void;
  onSubmit: (password: string) => void;
}

function validatePasswords(password: string, repeat: string): Errors {
  if (password.length < passwordLength.min) {
    return { password: m.validation_password_min({ min: passwordLength.min }) };
  }
  if (password.length > passwordLength.max) {
    return { password: m.validation_too_long({ max: passwordLength.max }) };
  }
  return password === repeat ? {} : { repeat: m.validation_password_repeat() };
}

/** A new password, typed twice. Nothing typed is lost when it is refused. */
export function NewPasswordForm({
  lead,
  action,
  refusal,
  isPending,
  onChange,
  onSubmit,
}: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const passwordRef = useRef<HTMLInputElement>(null);
  const repeatRef = useRef<HTMLInputElement>(null);
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    setErrors({});
    onChange();
  };

  return (
    <form
      method="dialog"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        const found = validatePasswords(password, repeat);
        setErrors(found);
        if (found.password) passwordRef.current?.focus();
        else if (found.repeat) repeatRef.current?.focus();
        else onSubmit(password);
      }}
    >
      <p className="text-muted">{lead}</p>
      <Field
        label={m.users_activate_password()}
        hint={m.users_activate_password_hint({ min: passwordLength.min })}
        required
        error={errors.password ?? refusal}
      >
        <PasswordInput
          ref={passwordRef}
          value={password}
          onChange={({ target }) => typed(setPassword)(target.value)}
          autoComplete="new-password"
          maxLength={passwordLength.max}
        />
      </Field>
      <Field label={m.users_activate_repeat()} required error={errors.repeat}>
        <PasswordInput
          ref={repeatRef}
          value={repeat}
          onChange={({ target }) => typed(setRepeat)(target.value)}
          autoComplete="new-password"
          maxLength={passwordLength.max}
        />
      </Field>
      <Button type="submit" pending={isPending}>
        {action}
      </Button>
    </form>
  );
}
