import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { provingDigits } from '../../../shared/content/careers.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../domain/company-contact.tsx';
import { applicationReference, type OwnAccess } from '../../domain/sent-application.ts';
import { readError } from '../../lib/read-error.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { EmailSentence } from '../../ui/sentence.tsx';

interface UnlockSectionProps {
  token: string;
  canUnlock: boolean;
  /** The access opened here has ended. */
  isAgain: boolean;
  onUnlocked: (access: OwnAccess) => Promise<void>;
  /** The link leads to nothing any more. */
  onOutdated: () => Promise<void>;
}

/** Asks for the end of the phone number: the link alone may be read by a stranger. */
export function UnlockSection({
  token,
  canUnlock,
  isAgain,
  onUnlocked,
  onOutdated,
}: UnlockSectionProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { careersEmail } = useCompanyContact();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isUsedUp, setIsUsedUp] = useState(false);
  // The focused element is hidden.
  useEffect(() => {
    if (isAgain && document.activeElement?.closest('[hidden]')) input.current?.focus();
  }, [isAgain]);

  const [unlock, pending] = useSingleFlight(async () => {
    const digits = input.current?.value.trim() ?? '';
    if (digits.length !== provingDigits || /\D/.test(digits)) {
      setError(m.validation_phone_digits({ count: provingDigits }));
      input.current?.focus();
      return;
    }
    setError(undefined);
    try {
      await onUnlocked(await (await api()).careers.unlockOwnApplication.mutate({ token, digits }));
    } catch (failure) {
      const { code, message } = readError(failure);
      setError(message);
      setIsUsedUp(code === 'rate-limited');
      input.current?.focus();
      input.current?.select();
      if (code === 'not-found') await onOutdated();
    }
  });

  const otherWay = (
    <p className="text-muted wrap-anywhere">
      <EmailSentence
        sentence={(email) => m.own_unlock_none({ email, reference: applicationReference(token) })}
        email={careersEmail}
      />
    </p>
  );
  if (!canUnlock) return otherWay;

  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{m.own_unlock_title()}</h2>
      <p className="text-muted" role={isAgain ? 'status' : undefined}>
        {isAgain ? m.error_proof_required() : m.own_unlock_text()}
      </p>
      <form
        method="dialog"
        noValidate
        className="grid justify-items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void unlock();
        }}
      >
        <Field label={m.own_unlock_digits({ count: provingDigits })} error={error} required>
          <Input
            ref={input}
            inputMode="numeric"
            autoComplete="off"
            maxLength={provingDigits}
            onChange={() => setError(undefined)}
            className="figures w-32"
          />
        </Field>
        <Button type="submit" pending={pending}>
          {m.own_unlock()}
        </Button>
      </form>
      {isUsedUp && otherWay}
    </section>
  );
}
