import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { ContactSent } from './contact-sent.tsx';
import { ConsentBox } from './form/consent-box.tsx';
import { fieldId } from './form/form-draft.ts';
import { PrivacySentence } from './form/privacy-sentence.tsx';
import { TrapField } from './form/trap-field.tsx';
import { WriterFields } from './form/writer-fields.tsx';
import { useContactForm } from './use-contact-form.ts';

export function ContactForm() {
  const { form, failure, sent, trap, submit, pending, startAnother, prepare } = useContactForm();
  const { errors } = form.formState;
  if (sent) return <ContactSent sent={sent} onAnother={startAnother} />;
  return (
    // The method keeps a page that is still asleep from going anywhere on a submit.
    <form
      id="contact-form"
      method="dialog"
      noValidate
      onFocus={prepare}
      onSubmit={submit}
      className="grid gap-6 sm:grid-cols-2"
    >
      <WriterFields
        name="contact"
        inputs={{
          name: form.register('name'),
          email: form.register('email'),
          company: form.register('company'),
        }}
        errors={errors}
      />
      <Field
        id={fieldId('contact', 'message')}
        label={m.contact_field_message()}
        error={errors.message?.message}
        required
        className="sm:col-span-2"
      >
        <Textarea {...form.register('message')} rows={6} maxLength={5000} />
      </Field>
      <TrapField ref={trap} />
      <div className="grid gap-5 sm:col-span-2">
        <ConsentBox
          {...form.register('consent')}
          id={fieldId('contact', 'consent')}
          error={errors.consent?.message}
        >
          <PrivacySentence sentence={(link) => m.contact_consent({ link })} />
        </ConsentBox>
        {failure && (
          <Alert tone="danger" title={m.contact_not_sent()}>
            {failure}
          </Alert>
        )}
        <Button type="submit" size="lg" pending={pending} className="justify-self-start">
          {pending ? m.contact_sending() : m.contact_send()}
        </Button>
      </div>
    </form>
  );
}
