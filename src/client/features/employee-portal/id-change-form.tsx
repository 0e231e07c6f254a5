import { cardForms } from '../../../shared/contracts/employee.ts';
import {
  governmentIdFields,
  type RequestIdChangeFields,
  type RequestIdChangeInput,
  requestIdChangeInput,
} from '../../../shared/contracts/employee-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { governmentIdLabels } from '../../domain/change-request.tsx';
import { useArrival } from '../../invalidation.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { randomKey } from '../../lib/random-key.ts';
import { trpc } from '../../trpc.tsx';
import { fieldsOf } from '../../ui/form-fields.tsx';
import {
  RecordForm,
  type SaveOutcome,
  saveWithFeedback,
  useIdempotencyKey,
} from '../../ui/record-form.tsx';

type SendIdChange = (input: RequestIdChangeInput) => Promise<SaveOutcome>;

/** Asks for other numbers of the government. */
export function useRequestIdChange(): { send: SendIdChange; isSending: boolean } {
  const { mutateAsync, isPending } = trpc.employee.requestIdChange.useMutation();
  const arrival = useArrival('employee');
  return {
    isSending: isPending,
    send: (input) =>
      saveWithFeedback(() => mutateAsync(input), {
        saved: m.employee_portal_ids_sent(),
        failed: m.employee_portal_ids_failed(),
        arrival,
      }),
  };
}

const resolver = contractResolver(requestIdChangeInput);
const emptyIdChange = { sssNumber: '', philhealthNumber: '', hdmfNumber: '', taxId: '', text: '' };

const { TextField, TextareaField } = fieldsOf<RequestIdChangeFields>();

interface IdChangeFormProps {
  send: SendIdChange;
  onSent: () => void;
}

export function IdChangeForm({ send, onSent }: IdChangeFormProps) {
  const keyOf = useIdempotencyKey();
  return (
    <RecordForm
      record={undefined}
      values={() => ({ ...emptyIdChange, key: randomKey() })}
      resolver={resolver}
      save={({ key: _key, ...numbers }) => send({ ...numbers, key: keyOf(numbers) })}
      onSaved={onSent}
      openParams="request"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {governmentIdFields.map((name) => (
          <TextField
            key={name}
            name={name}
            label={governmentIdLabels[name]()}
            hint={m.employee_portal_ids_example({ example: cardForms[name].example })}
            maxLength={60}
            controlClassName="figures"
          />
        ))}
      </div>
      <TextareaField
        name="text"
        label={m.employee_portal_ids_reason()}
        hint={m.employee_portal_ids_reason_hint()}
        maxLength={2000}
        rows={3}
      />
    </RecordForm>
  );
}
