import { useRouteContext } from '@tanstack/react-router';
import { type SyntheticEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import type { AppContext } from '../../../app-context.ts';
import { readError, type UiError } from '../../../lib/read-error.ts';
import { useSingleFlight } from '../../../lib/single-flight.ts';
import { toast } from '../../../ui/toast.tsx';
import {
  clearFormDraft,
  clearIdempotencyKey,
  type FormName,
  getIdempotencyKey,
  useFormDraft,
} from './form-draft.ts';

type Loaded<Values extends FieldValues, Output> = {
  resolver: Resolver<Values, unknown, Output>;
};

/** Validates by a contract that is fetched when it is first needed, so that a page with a form starts without it. */
export function lazyResolver<Values extends FieldValues, Output>(
  load: () => Promise<Loaded<Values, Output>>,
): Resolver<Values, unknown, Output> {
  return async (...validation) => (await load()).resolver(...validation);
}

/** A form that came with the page was shown from the beginning; one drawn here, from now on. */
const formShownAt = (form: FormName) =>
  typeof document === 'undefined' || document.getElementById(`${form}-form`)
    ? 0
    : performance.now();

type Api = Awaited<ReturnType<AppContext['api']>>;

/** Gives what a form sends beside its fields; the same content is stored once. */
type GetMetadata = (content: object) => {
  idempotencyKey: string;
  locale: Locale;
  trap: string | undefined;
  elapsedMs: number;
};

interface PublicFormOptions<Values extends FieldValues, Output, Answer> {
  /** The form's id is made of it. */
  name: FormName;
  resolver: Resolver<Values, unknown, Output>;
  defaultValues: () => DefaultValues<Values>;
  /** Those that can show what the server says of them. */
  fields: readonly FieldPath<Values>[];
  send: (api: Api, input: Output, getMetadata: GetMetadata) => Promise<Answer>;
  onSent: (answer: Answer, input: Output) => void;
  onFailure: (failure: UiError) => void;
}

/**
 * A form of the public pages over its contract: what was typed stays until the server has taken it, once however often
 * the button is clicked. `trap` belongs to its HoneypotField.
 */
export function usePublicForm<Values extends FieldValues, Output, Answer>({
  name,
  resolver,
  defaultValues,
  fields,
  send,
  onSent,
  onFailure,
}: PublicFormOptions<Values, Output, Answer>) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const trap = useRef<HTMLInputElement>(null);
  const [shownAt] = useState(() => formShownAt(name));
  const [initial] = useState(defaultValues);
  const [failure, setFailure] = useState<UiError | null>(null);
  const form = useForm<Values, unknown, Output>({ resolver, defaultValues: initial });
  useFormDraft(name, form);

  const getMetadata: GetMetadata = (content) => ({
    idempotencyKey: getIdempotencyKey(name, { ...content, locale }),
    locale,
    trap: trap.current?.value || undefined,
    elapsedMs: Math.max(0, Math.round(performance.now() - shownAt)),
  });

  /** Shows the server's issues at their fields; once its key is taken the next send gets another. */
  function fail(error: unknown) {
    const problem = readError(error);
    if (problem.code === 'key-reused') clearIdempotencyKey(name);
    for (const { path, message } of problem.issues) {
      const field = fields.find((candidate) => candidate === path);
      if (field) form.setError(field, { type: 'server', message });
    }
    setFailure(problem);
    onFailure(problem);
  }

  const check = form.handleSubmit(
    async (input) => {
      setFailure(null);
      let answer: Answer;
      try {
        answer = await send(await api(), input, getMetadata);
      } catch (error) {
        fail(error);
        return;
      }
      clearFormDraft(name);
      clearIdempotencyKey(name);
      onSent(answer, input);
    },
    (errors) => {
      setFailure(null);
      // Each mistake stands beside its field, the first with the focus: a notice of one would hide the others.
      if (!('consent' in errors) || Object.keys(errors).length > 1) return;
      toast({
        title: m.contact_consent_required_title(),
        description: m.validation_contact_consent(),
        variant: 'danger',
      });
    },
  );
  // The form cannot even be checked where its contract does not arrive.
  const [submitOnce, pending] = useSingleFlight((event: SyntheticEvent) =>
    check(event).catch(fail),
  );
  return {
    form,
    trap,
    failure,
    clearFailure: () => setFailure(null),
    pending,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void submitOnce(event);
    },
  };
}
