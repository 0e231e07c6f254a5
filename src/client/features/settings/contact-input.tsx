import { useFormContext } from 'react-hook-form';
import type { CompanyContact } from '../../../shared/contracts/company-contact.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { type ContactField, contactLabels } from './contact-labels.ts';

interface ContactInputProps {
  name: ContactField;
  type: 'email' | 'tel' | 'url';
  /** What holds without a setting. */
  initial: string;
}

/** One of the contact data, with the way back to what holds without a setting. */
export function ContactInput({ name, type, initial }: ContactInputProps) {
  const { register, watch, setValue, setFocus, formState } = useFormContext<CompanyContact>();
  const label = contactLabels[name]();

  function reset() {
    setValue(name, initial, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    // The button goes away with the difference.
    setFocus(name);
  }

  return (
    <div className="grid min-w-0 content-start gap-1">
      <Field label={label} required error={formState.errors[name]?.message}>
        <Input {...register(name)} type={type} maxLength={300} autoComplete="off" />
      </Field>
      {watch(name) !== initial && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={m.settings_contact_reset_label({ field: label, value: initial })}
          onClick={reset}
          className="h-auto min-h-9 justify-self-start py-1 text-start wrap-anywhere whitespace-normal"
        >
          {m.settings_contact_reset({ value: initial })}
        </Button>
      )}
    </div>
  );
}
