import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { PlanId } from '../../../../shared/content/offer.ts';
import type {
  RegistrationFields,
  registrationFormSchema,
} from '../../../../shared/contracts/client.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { toast } from '../../../ui/toast.tsx';
import {
  clearFormDraft,
  clearIdempotencyKey,
  openFormDraft,
  useFormDraft,
} from '../form/form-draft.ts';
import {
  applyServerError,
  lazyResolver,
  useSingleFlightSubmit,
  useSubmissionFields,
} from '../form/form-submission.ts';
import { RegistrationBooking, type RegistrationRecord } from './registration-done.tsx';

export type RegistrationValues = z.input<typeof registrationFormSchema>;

const loadContract = () => import('./registration-resolver.ts');
const resolver = lazyResolver(loadContract);
const fields = [
  'companyName',
  'industry',
  'website',
  'address',
  'contactPerson',
  'contactTitle',
  'contactEmail',
  'phone',
  'notes',
  'privacyConsent',
] as const;

function draftValues() {
  const kept = openFormDraft('registration');
  return {
    companyName: kept('companyName'),
    industry: kept('industry'),
    website: kept('website'),
    address: kept('address'),
    contactPerson: kept('contactPerson'),
    contactTitle: kept('contactTitle'),
    contactEmail: kept('contactEmail'),
    phone: kept('phone'),
    notes: kept('notes'),
    privacyConsent: undefined,
  };
}

interface RegistrationOptions {
  plan: PlanId | undefined;
  onRegistered: (record: RegistrationRecord) => void;
}

/** The form of a registration over the contract; what was typed stays until the server has taken it. */
export function useRegistration({ plan, onRegistered }: RegistrationOptions) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const submission = useSubmissionFields('registration');
  const [defaultValues] = useState(draftValues);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<RegistrationValues, unknown, RegistrationFields>({
    resolver,
    defaultValues,
  });
  useFormDraft('registration', form);

  async function send(valid: RegistrationFields) {
    setFailure(null);
    const input = { ...valid, plan };
    try {
      const { mediaKitPin } = await (await api()).public.registerClient.mutate({
        ...input,
        ...submission.describe(input),
      });
      clearFormDraft('registration');
      clearIdempotencyKey('registration');
      toast({
        title: m.contact_register_done_toast(),
        description: m.contact_register_done_toast_text(),
        variant: 'success',
      });
      const { companyName, contactPerson, contactEmail } = input;
      onRegistered({ mediaKitPin, companyName, contactPerson, contactEmail });
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown) {
    const { code, message } = applyServerError(error, { name: 'registration', form, fields });
    toast({
      title: m.contact_register_failed(),
      description: code === 'network' ? m.contact_register_failed_text() : message,
      variant: 'danger',
    });
    setFailure(message);
  }

  return {
    form,
    failure,
    trap: submission.trap,
    ...useSingleFlightSubmit({
      submit: form.handleSubmit(send, () => setFailure(null)),
      onLoadFailure: fail,
    }),
    /** Loads the sending code with the first typing. */
    prepare: () => {
      void loadContract().catch(() => {});
      void RegistrationBooking.preload().catch(() => {});
    },
  };
}
