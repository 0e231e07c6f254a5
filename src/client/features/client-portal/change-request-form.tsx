import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  type RequestChangeInput,
  requestChangeInput,
} from '../../../shared/contracts/client-portal.ts';
import type { ClientServiceRecord } from '../../../shared/contracts/project.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { readError } from '../../lib/read-error.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { trpc } from '../../trpc.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { useIdempotencyKey } from '../../ui/record-form.tsx';
import { toast } from '../../ui/toast.tsx';

type Result = { isSent: true } | { isSent: false; issues: FieldIssue[] };
type RequestChange = (input: RequestChangeInput) => Promise<Result>;

/** Sends a request, and tells whether it has arrived. */
export function useRequestChange(): { request: RequestChange; isSending: boolean } {
  const arrival = useArrival('client');
  const { mutateAsync, isPending } = trpc.client.requestChange.useMutation();
  return {
    isSending: isPending,
    request: async (input) => {
      try {
        await mutateAsync(input);
      } catch (error) {
        const { message, issues } = readError(error);
        toast({ title: m.client_portal_ask_failed(), description: message, variant: 'danger' });
        return { isSent: false, issues };
      }
      toast({
        title: m.client_portal_ask_sent(),
        description: m.client_portal_ask_sent_text(),
        variant: 'success',
      });
      await arrival();
      return { isSent: true };
    },
  };
}

/** What the form holds: numbers and days as they are typed. */
type ChangeRequestValues = {
  text: string;
  wish: { agents: string; hoursPerWeek: string; from: string };
};

const emptyChangeRequest: ChangeRequestValues = {
  text: '',
  wish: { agents: '', hoursPerWeek: '', from: '' },
};

type RequestedChange = RequestChangeInput['wish'];

/** An empty field is no wish. */
function toRequestedChange({
  agents,
  hoursPerWeek,
  from,
}: ChangeRequestValues['wish']): RequestedChange {
  return {
    ...(agents.trim() === '' ? {} : { agents: Number(agents) }),
    ...(hoursPerWeek.trim() === '' ? {} : { hoursPerWeek: Number(hoursPerWeek) }),
    ...(from === '' ? {} : { from }),
  };
}

/** The contract's rules for what is typed. */
const changeRequestResolver = contractResolver(
  z
    .custom<ChangeRequestValues>()
    .transform(({ text, wish }) => ({ text, wish: toRequestedChange(wish) }))
    .pipe(requestChangeInput.pick({ text: true, wish: true })),
);

interface ChangeRequestFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  /** The service it is about; the company in general without one. */
  service: ClientServiceRecord | undefined;
  request: RequestChange;
  onClose: () => void;
}

type ChangeRequestOutput = Pick<RequestChangeInput, 'text' | 'wish'>;

export function ChangeRequestForm({ id, service, request, onClose }: ChangeRequestFormProps) {
  const form = useForm<ChangeRequestValues, unknown, ChangeRequestOutput>({
    resolver: changeRequestResolver,
    defaultValues: emptyChangeRequest,
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isDirty } = formState;
  const keyOf = useIdempotencyKey();
  const saved = useRef(false);

  const [submitOnce] = useSingleFlight(async (asked: ChangeRequestOutput) => {
    const result = await request({ ...asked, key: keyOf(asked), serviceId: service?.id ?? null });
    if (result.isSent) {
      saved.current = true;
      onClose();
      return;
    }
    const issue = result.issues.find(({ path }) => path === 'text');
    if (issue) setError('text', { message: issue.message }, { shouldFocus: true });
  }, saved);

  return (
    <form id={id} noValidate onSubmit={handleSubmit(submitOnce)} className="grid min-w-0 gap-5">
      <UnsavedChangesGuard isDirty={isDirty} saved={saved} openParams="ask" />
      <p className="text-sm text-muted">{m.client_portal_ask_text()}</p>
      <Field label={m.client_portal_ask_words()} required error={errors.text?.message}>
        <Textarea {...register('text')} maxLength={5000} rows={5} dir="auto" />
      </Field>
      {service && (
        <fieldset className="m-0 grid min-w-0 gap-5 border-0 p-0 sm:grid-cols-3">
          <legend className="mb-3 p-0 text-sm text-muted">
            {m.client_portal_ask_wish_hint({
              now: m.client_portal_service_line({
                agents: service.agents,
                hours: service.hoursPerWeek,
              }),
            })}
          </legend>
          <Field label={m.client_portal_ask_agents()} error={errors.wish?.agents?.message}>
            <Input {...register('wish.agents')} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field label={m.client_portal_ask_hours()} error={errors.wish?.hoursPerWeek?.message}>
            <Input {...register('wish.hoursPerWeek')} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field label={m.client_portal_ask_from()} error={errors.wish?.from?.message}>
            <Input {...register('wish.from')} type="date" />
          </Field>
        </fieldset>
      )}
    </form>
  );
}
