import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { pinLength } from '../../../shared/content/media-kit.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { formatWaitTime } from '../../../shared/i18n/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../domain/company-contact.tsx';
import { readError } from '../../lib/read-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { EmailSentence } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.tsx';

/** Origin of a PIN. */
export function PinHelp() {
  const contact = useCompanyContact();
  return (
    <p className="text-sm text-muted">
      <EmailSentence sentence={(email) => m.media_pin_none({ email })} email={contact.email} />
    </p>
  );
}

interface PinFailure {
  title: string;
  description: string;
  /** True when the PIN itself was refused: then it is taken out of the field. */
  refused: boolean;
}

/** Message for a refused media kit. */
function toPinFailure(error: unknown, locale: Locale): PinFailure {
  const { code, message, retryAfterSeconds } = readError(error);
  if (code === 'pin-wrong') {
    return { title: m.media_denied(), description: m.error_pin_wrong(), refused: true };
  }
  if (code === 'rate-limited' && retryAfterSeconds !== undefined) {
    const wait = formatWaitTime(retryAfterSeconds, locale);
    return { title: m.media_denied(), description: m.media_wait({ wait }), refused: true };
  }
  return { title: m.media_not_opened(), description: message, refused: false };
}

interface PinFormProps {
  /** The PIN was right; the kit lies at this address. */
  onOpen: (url: string) => void;
  children?: ReactNode;
}

/** Asks for the PIN, and sends it with the fourth digit or by the button. */
export function PinForm({ onOpen, children }: PinFormProps) {
  const { locale, api } = useRouteContext({ from: '__root__' });
  const input = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function send(given: string) {
    if (isPending) return;
    if (given.length < pinLength) {
      // Enter after the fourth digit, with which it was sent, keeps the outcome in view.
      setError((shown) => (given === '' && shown !== undefined ? shown : m.validation_pin()));
      input.current?.focus();
      return;
    }
    setIsPending(true);
    setError(undefined);
    try {
      const { url } = await (await api()).public.openMediaKit.mutate({ pin: given });
      // The form stays pending: while its dialog closes it sends nothing more.
      onOpen(url);
    } catch (failure) {
      const { title, description, refused } = toPinFailure(failure, locale);
      toast({ title, description, variant: 'danger' });
      setError(description);
      if (refused) setPin('');
      input.current?.focus();
      setIsPending(false);
    }
  }

  return (
    <form
      method="dialog"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send(pin);
      }}
    >
      <Field label={m.media_pin()} required error={error}>
        <PasswordInput
          ref={input}
          value={pin}
          onChange={({ target }) => {
            if (isPending) return;
            setPin(target.value);
            setError(undefined);
            if (target.value.length === pinLength && pin.length < pinLength)
              void send(target.value);
          }}
          inputMode="numeric"
          maxLength={pinLength}
          autoComplete="off"
          className="figures text-xl tracking-[0.4em]"
        />
      </Field>
      <Button type="submit" pending={isPending} className="w-full">
        {m.media_pin_open()}
      </Button>
      {children}
    </form>
  );
}
