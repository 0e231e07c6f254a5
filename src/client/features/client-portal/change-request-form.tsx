import {
  type RequestChangeInput,
  requestChangeInput,
} from '../../../shared/contracts/client-portal.ts';
import type { ClientServiceRecord } from '../../../shared/contracts/project.ts';
import { parseWholeNumber } from '../../../shared/domain/whole-number.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { convertedResolver } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.tsx';
import { fieldsOf } from '../../ui/form-fields.tsx';
import {
  RecordForm,
  type SaveOutcome,
  saveWithFeedback,
  useIdempotencyKey,
} from '../../ui/record-form.tsx';

type RequestChange = (input: RequestChangeInput) => Promise<SaveOutcome>;

/** Sends a request, and shows whether it has arrived. */
export function useRequestChange(): { request: RequestChange; isSending: boolean } {
  const arrival = useArrival('client');
  const { mutateAsync, isPending } = trpc.client.requestChange.useMutation();
  return {
    isSending: isPending,
    request: (input) =>
      saveWithFeedback(() => mutateAsync(input).then(arrival), {
        saved: m.client_portal_ask_sent(),
        savedText: m.client_portal_ask_sent_text(),
        failed: m.client_portal_ask_failed(),
        arrival,
      }),
  };
}

/** The values of the form: numbers and days as they are typed. */
type ChangeRequestValues = {
  text: string;
  wish: { agents: string; hoursPerWeek: string; from: string };
};

const { TextField, TextareaField } = fieldsOf<ChangeRequestValues>();

const emptyChangeRequest: ChangeRequestValues = {
  text: '',
  wish: { agents: '', hoursPerWeek: '', from: '' },
};

type RequestedChange = RequestChangeInput['wish'];

/** Leaves out empty fields, which ask for no change. */
function toRequestedChange({
  agents,
  hoursPerWeek,
  from,
}: ChangeRequestValues['wish']): RequestedChange {
  return {
    ...(agents.trim() === '' ? {} : { agents: parseWholeNumber(agents) }),
    ...(hoursPerWeek.trim() === '' ? {} : { hoursPerWeek: parseWholeNumber(hoursPerWeek) }),
    ...(from === '' ? {} : { from }),
  };
}

/** The contract's rules for what is typed. */
const changeRequestResolver = convertedResolver(
  requestChangeInput.pick({ text: true, wish: true }),
  ({ text, wish }: ChangeRequestValues) => ({ text, wish: toRequestedChange(wish) }),
);

interface ChangeRequestFormProps {
  /** The service it is about; the company in general without one. */
  service: ClientServiceRecord | undefined;
  /** The invoice or project that it is a question about, by its name. */
  record: string | undefined;
  request: RequestChange;
  onClose: () => void;
}

export function ChangeRequestForm({ service, record, request, onClose }: ChangeRequestFormProps) {
  const keyOf = useIdempotencyKey();
  const subject = record ? `${record}: ` : '';
  return (
    <RecordForm
      record={undefined}
      values={() => emptyChangeRequest}
      resolver={changeRequestResolver}
      save={(typed) => {
        const asked = { ...typed, text: subject + typed.text };
        return request({ ...asked, key: keyOf(asked), serviceId: service?.id ?? null });
      }}
      onSaved={onClose}
      openParams="ask"
    >
      <p className="text-sm text-muted">{m.client_portal_ask_text()}</p>
      <TextareaField
        name="text"
        label={record ? m.client_portal_question_words() : m.client_portal_ask_words()}
        required
        maxLength={5000 - subject.length}
        rows={5}
        dir="auto"
      />
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
          <TextField name="wish.agents" label={m.client_portal_ask_agents()} inputMode="numeric" />
          <TextField
            name="wish.hoursPerWeek"
            label={m.client_portal_ask_hours()}
            inputMode="numeric"
          />
          <TextField name="wish.from" type="date" label={m.client_portal_ask_from()} />
        </fieldset>
      )}
    </RecordForm>
  );
}
