import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  type ApplicationForm,
  applicationFormSchema,
} from '../../../../shared/contracts/application.ts';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import { contractResolver } from '../../../lib/contract-resolver.ts';
import { consentRecord, type Draft } from '../draft.ts';
import type { DraftStore } from '../draft-store.ts';

type FormValues = z.input<typeof applicationFormSchema>;

/** The form of step 1 over the contract; every change goes into the draft at once. */
export function useApplicationForm(store: DraftStore, draft: Draft, locale: Locale) {
  const form = useForm<FormValues, unknown, ApplicationForm>({
    resolver: contractResolver(applicationFormSchema),
    mode: 'onTouched',
    defaultValues: {
      applicantName: draft.applicantName,
      email: draft.email,
      phone: draft.phone,
      position: draft.position ?? undefined,
      coverLetter: draft.coverLetter,
      dataConsent: draft.dataConsent || undefined,
    },
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          store.update((current) => ({
            applicantName: values.applicantName,
            email: values.email,
            phone: values.phone,
            position: values.position ?? null,
            coverLetter: values.coverLetter ?? '',
            dataConsent: values.dataConsent === true,
            consent: consentRecord(current, values.dataConsent === true, locale),
          })),
      }),
    [form, store, locale],
  );

  // Whoever was sent back from the results sees at once what is missing. As a submission: messages then go with the
  // change that mends them, not with the blur, which would move the button away under the click on it.
  const sentBack = draft.mend !== 'none';
  useEffect(() => {
    if (sentBack) void form.handleSubmit(() => {})();
  }, [form, sentBack]);

  return form;
}
