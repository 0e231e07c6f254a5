import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { BookingForm, bookingFormSchema } from '../../../../shared/contracts/booking.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { ConsentBox } from '../form/consent-box.tsx';
import { fieldId } from '../form/form-draft.ts';
import { PrivacySentence } from '../form/privacy-sentence.tsx';
import { WriterFields } from '../form/writer-fields.tsx';

interface BookingDetailsProps {
  form: UseFormReturn<z.input<typeof bookingFormSchema>, unknown, BookingForm>;
}

/** Who comes to the meeting. */
export function BookingDetails({ form }: BookingDetailsProps) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <WriterFields
        name="meeting"
        inputs={{
          name: form.register('name'),
          email: form.register('email'),
          company: form.register('company'),
        }}
        errors={errors}
      />
      <Field
        id={fieldId('meeting', 'topic')}
        label={m.contact_booking_topic()}
        error={errors.topic?.message}
        className="sm:col-span-2"
      >
        <Textarea {...form.register('topic')} rows={3} maxLength={1000} />
      </Field>
      <div className="sm:col-span-2">
        <ConsentBox
          {...form.register('consent')}
          id={fieldId('meeting', 'consent')}
          error={errors.consent?.message}
        >
          <PrivacySentence sentence={(link) => m.contact_consent({ link })} />
        </ConsentBox>
      </div>
    </div>
  );
}
