import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import {
  governmentIdFields,
  type RequestIdChangeFields,
  type RequestIdChangeInput,
  requestIdChangeInput,
} from '../../../shared/contracts/employee-portal.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { randomKey } from '../../lib/random-key.ts';
import { readError } from '../../lib/read-error.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { trpc } from '../../trpc.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { useIdempotencyKey } from '../../ui/record-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { governmentIdLabels } from './labels.ts';

/** Nothing when it was sent, else what the form has to show beside its fields. */
type SendIdChange = (input: RequestIdChangeInput) => Promise<FieldIssue[] | undefined>;

/** Asks for other numbers of the government. */
export function useRequestIdChange() {
  const request = trpc.employee.requestIdChange.useMutation();
  const send: SendIdChange = async (input) => {
    try {
      await request.mutateAsync(input);
    } catch (error) {
      const { message, issues } = readError(error);
      toast({ title: m.employee_portal_ids_failed(), description: message, variant: 'danger' });
      return issues;
    }
    toast({ title: m.employee_portal_ids_sent(), variant: 'success' });
    return undefined;
  };
  return { send, isSending: request.isPending };
}

interface IdChangeFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  send: SendIdChange;
  onSent: () => void;
}

const emptyIdChange = { sssNumber: '', philhealthNumber: '', hdmfNumber: '', taxId: '', text: '' };

export function IdChangeForm({ id, send, onSent }: IdChangeFormProps) {
  const form = useForm<RequestIdChangeFields, unknown, RequestIdChangeInput>({
    resolver: contractResolver(requestIdChangeInput),
    defaultValues: { ...emptyIdChange, key: randomKey() },
  });
  const { register, formState } = form;
  const { errors, isDirty } = formState;
  const saved = useRef(false);
  const keyOf = useIdempotencyKey();
  const [submitOnce] = useSingleFlight(submit, saved);

  async function submit({ key: _key, ...numbers }: RequestIdChangeInput) {
    const issues = await send({ ...numbers, key: keyOf(numbers) });
    if (!issues) {
      saved.current = true;
      onSent();
      return;
    }
    for (const { path, message } of issues) {
      const name = governmentIdFields.find((field) => field === path);
      if (name) form.setError(name, { message }, { shouldFocus: true });
    }
  }

  return (
    <form id={id} noValidate onSubmit={form.handleSubmit(submitOnce)} className="grid gap-5">
      <UnsavedChangesGuard isDirty={isDirty} saved={saved} openParams="request" />
      <div className="grid gap-5 sm:grid-cols-2">
        {governmentIdFields.map((field) => (
          <Field key={field} label={governmentIdLabels[field]()} error={errors[field]?.message}>
            <Input {...register(field)} maxLength={60} autoComplete="off" className="figures" />
          </Field>
        ))}
      </div>
      <Field
        label={m.employee_portal_ids_reason()}
        hint={m.employee_portal_ids_reason_hint()}
        error={errors.text?.message}
      >
        <Textarea {...register('text')} maxLength={2000} rows={3} />
      </Field>
    </form>
  );
}
