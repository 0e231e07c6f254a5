import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { ContactForm, contactFormSchema } from '../../../shared/contracts/contact.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { toast } from '../../ui/use-toast.ts';
import { forgetAttempt } from './form/attempt-key.ts';
import { forgetFormDraft, openFormDraft } from './form/form-draft.ts';
import { lazyResolver } from './form/lazy-resolver.ts';
import { tellMissingConsent } from './form/missing-consent.ts';
import { readFailure } from './form/read-failure.ts';
import { useFormDraft } from './form/use-form-draft.ts';
import { useSubmission } from './form/use-submission.ts';
import { useSubmitOnce } from './form/use-submit-once.ts';

type Values = z.input<typeof contactFormSchema>;
export type SentMessage = { name: string; email: string; answer: string };

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
export function useContactForm() {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const submission = useSubmission('contact');
  const [defaultValues] = useState(draftValues);
  const [sent, setSent] = useState<SentMessage | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values, unknown, ContactForm>({ resolver, defaultValues });
  useFormDraft('contact', form);

  async function send(input: ContactForm) {
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
      forgetFormDraft('contact');
      forgetAttempt('contact');
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown) {
    const { code, message } = readFailure(error, { name: 'contact', form, fields });
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
    tellMissingConsent(errors);
  }

  return {
    form,
    failure,
    sent,
    trap: submission.trap,
    ...useSubmitOnce({ submit: form.handleSubmit(send, showWhatIsMissing), onBroken: fail }),
    startAnother: () => setSent(null),
    /** Whoever begins to type will want to send. */
    prepare: () => void loadContract().catch(() => {}),
  };
}
