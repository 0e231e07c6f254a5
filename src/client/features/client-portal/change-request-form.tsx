import { isQuestion } from '../../../shared/contracts/change-request.ts';
import {
  type RequestChangeInput,
  type RequestSubject,
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

/** Sends a request or a question, and shows whether it has arrived. */
export function useRequestChange(): { request: RequestChange; isSending: boolean } {
  const arrival = useArrival('client');
  const { mutateAsync, isPending } = trpc.client.requestChange.useMutation();
  return {
    isSending: isPending,
    request: (input) =>
      saveWithFeedback(() => mutateAsync(input).then(arrival), {
        ...(isQuestion(input.subject.kind)
          ? {
              saved: m.client_portal_question_sent(),
              savedText: m.client_portal_question_sent_text(),
              failed: m.client_portal_question_failed(),
            }
          : {
              saved: m.client_portal_ask_sent(),
              savedText: m.client_portal_ask_sent_text(),
              failed: m.client_portal_ask_failed(),
            }),
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
  subject: RequestSubject;
  /** The service it is about, if it is. */
  service?: ClientServiceRecord | undefined;
  request: RequestChange;
  onClose: () => void;
}

export function ChangeRequestForm({ subject, service, request, onClose }: ChangeRequestFormProps) {
  const keyOf = useIdempotencyKey();
  return (
    <RecordForm
      record={undefined}
      values={() => emptyChangeRequest}
      resolver={changeRequestResolver}
      save={(typed) => request({ ...typed, key: keyOf(typed), subject })}
      onSaved={onClose}
      openParams={['ask', 'invoice', 'project']}
    >
      <p className="text-sm text-muted">{m.client_portal_ask_text()}</p>
      <TextareaField
        name="text"
        label={
          isQuestion(subject.kind) ? m.client_portal_question_words() : m.client_portal_ask_words()
        }
        required
        maxLength={5000}
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
