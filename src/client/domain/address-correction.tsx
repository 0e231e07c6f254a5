import { useEffect, useRef, useState } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { readError } from '../lib/read-error.ts';
import { useSingleFlight } from '../lib/single-flight.ts';
import { Button } from '../ui/button.tsx';
import { EmailInput } from '../ui/email-input.tsx';
import { Field } from '../ui/field.tsx';
import { useCompanyContact } from './company-contact.tsx';

interface AddressCorrectionProps {
  /** Recipient of mails about the application. */
  email: string;
  canCorrect: boolean;
  /** There is no other proof to be had here: once it is over, so is the time for corrections. */
  isLateWithoutProof?: boolean;
  /** Saves another address; throws what the server answers. */
  onSave: (email: string) => Promise<void>;
}

interface AddressFormProps
  extends Pick<AddressCorrectionProps, 'email' | 'isLateWithoutProof' | 'onSave'> {
  onSaved: () => void;
  onCancel: () => void;
}

function AddressForm({
  email: present,
  isLateWithoutProof = false,
  onSave,
  onSaved,
  onCancel,
}: AddressFormProps) {
  const { careersEmail } = useCompanyContact();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => input.current?.focus(), []);

  const [save, pending] = useSingleFlight(async () => {
    const email = input.current?.value.trim() ?? '';
    if (email === '' || input.current?.validity.typeMismatch) {
      setError(m.validation_email());
      input.current?.focus();
      return;
    }
    // Nothing is sent to the address it has already, so nothing may be said of it.
    if (email.toLowerCase() === present.toLowerCase()) return onCancel();
    setError(undefined);
    try {
      await onSave(email);
      onSaved();
    } catch (failure) {
      const { code, message } = readError(failure);
      const isLate = code === 'wrong-state' || (isLateWithoutProof && code === 'proof-required');
      if (isLate) setError(m.own_address_late({ email: careersEmail }));
      else if (code === 'not-found') setError(m.own_address_changed({ email: careersEmail }));
      // Said where the proof is asked for; the form comes back after it.
      else if (code !== 'proof-required') setError(message);
      input.current?.focus();
    }
  });

  return (
    <form
      noValidate
      className="grid w-full max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={m.own_address_new()} error={error} required>
        <EmailInput ref={input} defaultValue={present} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          {m.own_address_save()}
        </Button>
        <Button type="button" variant="quiet" disabled={pending} onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      </div>
    </form>
  );
}

/** Mail address of an application, to be corrected in place. */
export function AddressCorrection({
  email,
  canCorrect,
  isLateWithoutProof,
  onSave,
}: AddressCorrectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const confirmation = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (isSaved) confirmation.current?.focus();
  }, [isSaved]);

  return (
    <div className="grid justify-items-start gap-2">
      <p className="wrap-anywhere">
        <span className="block text-sm text-muted">{m.own_address()}</span>
        <span className="font-medium">{email}</span>
      </p>
      {isSaved && (
        <p ref={confirmation} tabIndex={-1} role="status" className="outline-none wrap-anywhere">
          {m.own_address_done({ email })}
        </p>
      )}
      {isOpen && (
        <AddressForm
          email={email}
          isLateWithoutProof={isLateWithoutProof}
          onSave={onSave}
          onSaved={() => {
            setIsOpen(false);
            setIsSaved(true);
          }}
          onCancel={() => {
            setIsOpen(false);
            requestAnimationFrame(() => button.current?.focus());
          }}
        />
      )}
      {!isOpen && canCorrect && (
        <Button
          ref={button}
          variant="secondary"
          size="sm"
          onClick={() => {
            setIsSaved(false);
            setIsOpen(true);
          }}
        >
          {m.own_address_correct()}
        </Button>
      )}
    </div>
  );
}
