import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { ContactFields, contactFormSchema } from '../../../shared/contracts/contact.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { NoScriptNotice } from '../../domain/company-contact.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { BookingSection } from './booking/booking-part.tsx';
import { ContactChannels } from './contact-ways.tsx';
import {
  clearFormDraft,
  clearIdempotencyKey,
  fieldId,
  openFormDraft,
  useFormDraft,
} from './form/form-draft.ts';
import { ConsentCheckbox, ContactPersonFields } from './form/form-fields.tsx';
import {
  applyServerError,
  lazyResolver,
  notifyMissingConsent,
  useSingleFlightSubmit,
  useSubmissionFields,
} from './form/form-submission.ts';
import { HoneypotField, PrivacySentence } from './form/public-form.tsx';

type Values = z.input<typeof contactFormSchema>;
type SentMessage = { name: string; email: string; answer: string };

const loadContract = () => import('./contact-resolver.ts');
const resolver = lazyResolver(loadContract);
const fields = ['name', 'email', 'company', 'message', 'consent'] as const;
const empty = { name: '', email: '', company: '', message: '', consent: undefined };

function draftValues() {
  const kept = openFormDraft('contact');
  return {
    ...empty,
    name: kept('name'),
    email: kept('email'),
    company: kept('company'),
    message: kept('message'),
  };
}

/** The contact form over the contract: what was typed stays until the server has taken it. */
function useContactForm() {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const submission = useSubmissionFields('contact');
  const [defaultValues] = useState(draftValues);
  const [sent, setSent] = useState<SentMessage | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values, unknown, ContactFields>({ resolver, defaultValues });
  useFormDraft('contact', form);

  async function send(input: ContactFields) {
    setFailure(null);
    try {
      const { message: answer } = await (await api()).public.sendContact.mutate({
        ...input,
        ...submission.describe(input),
      });
      toast({
        title: m.contact_sent_title(),
        description: answer || m.contact_sent_default(),
        variant: 'success',
      });
      setSent({ name: input.name, email: input.email, answer: answer || m.contact_sent_default() });
      form.reset(empty);
      clearFormDraft('contact');
      clearIdempotencyKey('contact');
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown) {
    const { code, message } = applyServerError(error, { name: 'contact', form, fields });
    const isSpecific = code === 'rate-limited' || code === 'invalid-input';
    toast({
      title: m.contact_error_title(),
      description: isSpecific ? message : m.contact_error_text(),
      variant: 'danger',
    });
    setFailure(message);
  }

  function showWhatIsMissing(errors: FieldErrors<Values>) {
    setFailure(null);
    notifyMissingConsent(errors);
  }

  return {
    form,
    failure,
    sent,
    trap: submission.trap,
    ...useSingleFlightSubmit({
      submit: form.handleSubmit(send, showWhatIsMissing),
      onLoadFailure: fail,
    }),
    startAnother: () => setSent(null),
    /** Loads the sending code with the first typing. */
    prepare: () => void loadContract().catch(() => {}),
  };
}

interface ContactConfirmationProps {
  sent: SentMessage;
  onAnother: () => void;
}

/** Stays where the form was until the next message is begun. */
function ContactConfirmation({ sent, onAnother }: ContactConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid min-h-[24rem] animate-rise-in grid-cols-[minmax(0,1fr)] content-center gap-4 wrap-anywhere">
      <ArcDivider className="max-w-sm" />
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {m.contact_sent_heading({ name: sent.name })}
      </h3>
      <p className="max-w-[48ch] text-lg">{sent.answer}</p>
      <p className="max-w-[48ch] text-muted">{m.contact_sent_reply({ email: sent.email })}</p>
      <Button variant="secondary" onClick={onAnother} className="mt-2 justify-self-start">
        {m.contact_sent_another()}
      </Button>
    </div>
  );
}

function ContactForm() {
  const { form, failure, sent, trap, submit, pending, startAnother, prepare } = useContactForm();
  const { errors } = form.formState;
  if (sent) return <ContactConfirmation sent={sent} onAnother={startAnother} />;
  return (
    // The method keeps the page from going anywhere on a submit before hydration.
    <form
      id="contact-form"
      method="dialog"
      noValidate
      onFocus={prepare}
      onSubmit={submit}
      className="grid gap-6 sm:grid-cols-2"
    >
      <ContactPersonFields
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
      <HoneypotField ref={trap} />
      <div className="grid gap-5 sm:col-span-2">
        <ConsentCheckbox
          {...form.register('consent')}
          id={fieldId('contact', 'consent')}
          error={errors.consent?.message}
        >
          <PrivacySentence sentence={(link) => m.contact_consent({ link })} />
        </ConsentCheckbox>
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

/** Two working days and the bridge between them, behind the words that invite to cross it. */
function Horizon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 720 240"
      fill="none"
      className="pointer-events-none absolute -start-40 bottom-0 hidden h-52 w-auto lg:block"
    >
      <path d="M60 240A180 180 0 0 1 420 240" stroke="var(--edge)" />
      <path d="M300 240A180 180 0 0 1 660 240" stroke="var(--sea)" strokeWidth="1.5" />
      <circle cx="360" cy="106" r="14" fill="var(--sun)" />
    </svg>
  );
}

/** The contact section of the home page: write, book, or reach us otherwise. */
export function ContactSection() {
  return (
    <section id="contact" aria-labelledby="contact-title">
      <div className="mx-auto grid max-w-[90rem] gap-x-10 gap-y-12 px-4 pt-16 pb-16 sm:px-6 md:pt-24 lg:grid-cols-12 lg:px-10 lg:pb-24">
        <div className="grid content-between gap-12 lg:col-span-5">
          <div>
            <h2 id="contact-title" className="text-4xl">
              {m.contact_title()}
            </h2>
            <p className="mt-5 max-w-[44ch] text-lg text-muted">{m.contact_lead()}</p>
          </div>
          <div className="max-lg:hidden">
            <ContactChannels />
          </div>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <h3 className="mb-6 border-t border-edge pt-4 text-xl">{m.contact_form_title()}</h3>
          <NoScriptNotice className="mb-6" />
          <ContactForm />
        </div>
        <div className="lg:hidden">
          <ContactChannels />
        </div>
      </div>
      <div className="night relative overflow-clip">
        <Horizon />
        <div className="relative mx-auto grid max-w-[90rem] gap-x-10 gap-y-8 px-4 py-16 sm:px-6 md:py-20 lg:grid-cols-12 lg:px-10">
          <div className="self-start lg:sticky lg:top-32 lg:col-span-4">
            <h3 id="meeting-title" className="text-3xl">
              {m.contact_booking_title()}
            </h3>
            <p className="mt-4 max-w-[44ch] text-lg text-muted">{m.contact_booking_lead()}</p>
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a part of the page, no fields of one form */}
          <div
            id="meeting"
            role="group"
            aria-labelledby="meeting-title"
            className="min-w-0 lg:col-span-7 lg:col-start-6"
          >
            <NoScriptNotice />
            <BookingSection source="contact" />
          </div>
        </div>
      </div>
    </section>
  );
}
