import { useRef, useState } from 'react';
import {
  type AnsweredStatus,
  type ChangeRequestRecord,
  findAnswerProblem,
  isQuestion,
  listNextStatuses,
} from '../../../shared/contracts/change-request.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { requestStatusLabel } from '../../domain/change-request.tsx';
import { useArrival } from '../../invalidation.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { ConflictAlert } from '../../ui/record-form.tsx';
import { toast } from '../../ui/toast.tsx';

interface AnswerEvents {
  /** Runs at once: leaving loses nothing any more, though the answered request is still on its way. */
  onSaved: () => void;
  /** Runs when another answer came first; it is loaded by then. */
  onConflict: () => void;
}

/** Answers a request. */
function useAnswerRequest({ onSaved, onConflict }: AnswerEvents) {
  const arrival = useArrival('admin.changeRequests');
  return trpc.admin.changeRequests.answer.useMutation({
    onSuccess: async () => {
      onSaved();
      toast({ title: m.inbox_request_answered_toast(), variant: 'success' });
      await arrival();
    },
    onError: async (error) => {
      const { code, message } = readError(error);
      if (code === 'conflict') {
        await arrival();
        onConflict();
        return;
      }
      toast({ title: m.inbox_request_failed(), description: message, variant: 'danger' });
    },
  });
}

const buttons = {
  approved: { label: m.inbox_request_approve, variant: 'primary' },
  done: { label: m.inbox_request_done, variant: 'secondary' },
  declined: { label: m.inbox_request_decline, variant: 'secondary' },
} as const satisfies Record<AnsweredStatus, unknown>;

/** Says what an answer does to the request. */
function answerLabel({ subjectKind, employee }: ChangeRequestRecord, status: AnsweredStatus) {
  if (isQuestion(subjectKind)) return m.inbox_request_send_answer();
  return status === 'approved' && subjectKind === 'employee-government-ids' && employee
    ? m.inbox_request_approve_ids()
    : buttons[status].label();
}

interface RequestAnswerFormProps {
  request: ChangeRequestRecord;
  /** The numbers that wait are shown, or there are none. */
  hasSeenNumbers: boolean;
}

/**
 * Takes the words of the answer, and what it does to the request. Asks to look at numbers before they are approved: a
 * reminder on this screen, and no rule of the server.
 */
export function RequestAnswerForm({ request, hasSeenNumbers }: RequestAnswerFormProps) {
  const { id, version } = request;
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string>();
  const [hasConflict, setHasConflict] = useState(false);
  const [mustLook, setMustLook] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = useAnswerRequest({
    onSaved: () => {
      setAnswer('');
      setHasConflict(false);
    },
    onConflict: () => setHasConflict(true),
  });

  function give(next: AnsweredStatus) {
    if (send.isPending) return;
    setMustLook(next === 'approved' && !hasSeenNumbers);
    if (next === 'approved' && !hasSeenNumbers) return;
    const problem = findAnswerProblem(request, { status: next, answer });
    setError(problem);
    if (problem) {
      field.current?.focus();
      return;
    }
    send.mutate({ id, version, status: next, answer });
  }

  const next = listNextStatuses(request);
  const isOver = next.length === 0;
  // Another answer may have ended the request: text that was typed to it is not lost. One's own is cleared in a moment.
  if (isOver && (send.isPending || answer.trim() === '')) return null;
  return (
    <div className="grid gap-4">
      <UnsavedChangesGuard isDirty={answer.trim() !== ''} openParams="request" />
      {isOver && (
        <Alert tone="danger">{m.inbox_request_over({ status: requestStatusLabel(request) })}</Alert>
      )}
      {hasConflict && !isOver && (
        <ConflictAlert>
          {m.ui_status()}: {requestStatusLabel(request)}
        </ConflictAlert>
      )}
      <Field label={m.inbox_request_answer()} hint={m.inbox_request_answer_hint()} error={error}>
        <Textarea
          ref={field}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          // Text typed meanwhile would be cleared with the sent one.
          readOnly={send.isPending}
          maxLength={2000}
          rows={4}
          dir="auto"
          className="field-sizing-content max-h-80"
        />
      </Field>
      {mustLook && !hasSeenNumbers && <Alert tone="danger">{m.inbox_request_reveal_first()}</Alert>}
      <div className="flex flex-wrap gap-2">
        {next.map((one) => (
          <Button
            key={one}
            size="sm"
            variant={next.length === 1 ? 'primary' : buttons[one].variant}
            pending={send.isPending && send.variables.status === one}
            onClick={() => give(one)}
          >
            {answerLabel(request, one)}
          </Button>
        ))}
      </div>
    </div>
  );
}
