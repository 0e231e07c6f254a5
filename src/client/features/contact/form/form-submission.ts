import { useRouteContext } from '@tanstack/react-router';
import { type SyntheticEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { readError, type UiError } from '../../../lib/read-error.ts';
import { useSingleFlight } from '../../../lib/single-flight.ts';
import { toast } from '../../../ui/toast.tsx';
import { clearIdempotencyKey, type FormName, getIdempotencyKey } from './form-draft.ts';

type Loaded<Values extends FieldValues, Output> = {
  resolver: Resolver<Values, unknown, Output>;
};

/** Validates by a contract that is fetched when it is first needed, so that a page with a form starts without it. */
export function lazyResolver<Values extends FieldValues, Output>(
  load: () => Promise<Loaded<Values, Output>>,
): Resolver<Values, unknown, Output> {
  return async (...validation) => (await load()).resolver(...validation);
}

/** Tells, beside the field itself, that nothing is sent without consent. */
export function notifyMissingConsent(errors: { consent?: unknown }): void {
  if (!errors.consent) return;
  toast({
    title: m.contact_consent_required_title(),
    description: m.validation_contact_consent(),
    variant: 'danger',
  });
}

interface FailedForm<Values extends FieldValues, Output> {
  name: FormName;
  form: UseFormReturn<Values, unknown, Output>;
  /** Those that can show what the server says of them. */
  fields: readonly FieldPath<Values>[];
}

/** Why a form was not taken. What the server says of a field is shown at it; once its key is taken the next send is another. */
export function applyServerError<Values extends FieldValues, Output>(
  error: unknown,
  { name, form, fields }: FailedForm<Values, Output>,
): UiError {
  const failure = readError(error);
  if (failure.code === 'key-reused') clearIdempotencyKey(name);
  for (const { path, message } of failure.issues) {
    const field = fields.find((candidate) => candidate === path);
    if (field) form.setError(field, { type: 'server', message });
  }
  return failure;
}

/** A form that came with the page was shown from the beginning; one drawn here, from now on. */
const formShownAt = (form: FormName) =>
  typeof document === 'undefined' || document.getElementById(`${form}-form`)
    ? 0
    : performance.now();

/** Metadata a form sends beside its fields. `trap` belongs to its HoneypotField, and the form's name is its id. */
export function useSubmissionFields(form: FormName) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const trap = useRef<HTMLInputElement>(null);
  const [shownAt] = useState(() => formShownAt(form));
  return {
    trap,
    describe: (content: object) => ({
      idempotencyKey: getIdempotencyKey(form, { ...content, locale }),
      locale,
      trap: trap.current?.value || undefined,
      elapsedMs: Math.max(0, Math.round(performance.now() - shownAt)),
    }),
  };
}

interface SingleFlightOptions {
  submit: (event: SyntheticEvent) => Promise<void>;
  /** The form cannot even be checked: its contract did not arrive. */
  onLoadFailure: (error: unknown) => void;
}

/** Submits a form once at a time, however often the button is clicked before it shows that it is busy. */
export function useSingleFlightSubmit({ submit, onLoadFailure }: SingleFlightOptions) {
  const [submitOnce, pending] = useSingleFlight(async (event: SyntheticEvent) => {
    try {
      await submit(event);
    } catch (error) {
      onLoadFailure(error);
    }
  });
  return {
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void submitOnce(event);
    },
    pending,
  };
}
