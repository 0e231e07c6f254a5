import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import {
  type AnsweredStatus,
  answerChangeRequestInput,
  type ChangeRequestRecord,
  isQuestion,
  listNextStatuses,
  type RevealedRequest,
} from '../../../shared/contracts/change-request.ts';
import {
  type GovernmentIdField,
  governmentIdFields,
} from '../../../shared/contracts/employee-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import {
  governmentIdLabels,
  RequestStatusBadge,
  requestStatusLabels,
} from '../../domain/change-request.tsx';
import { RevealConcealed } from '../../domain/reveal-concealed.tsx';
import { useArrival } from '../../invalidation.ts';
import { readError } from '../../lib/read-error.ts';
import { useAmountFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, textLinkClass } from '../../ui/button.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { DetailItem } from '../../ui/fact.tsx';
import { Field } from '../../ui/field.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { Textarea } from '../../ui/input.tsx';
import { ConflictAlert } from '../../ui/record-form.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { requestKindLabels } from './inbox-tab.tsx';

/** Answers a request. `onConflict` runs when another answer came first; it is loaded by then. */
function useAnswerRequest(onConflict: () => void) {
  const arrival = useArrival('admin.changeRequests');
  return trpc.admin.changeRequests.answer.useMutation({
    onSuccess: async () => {
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

/** The words of the answer, and what it says. */
export function RequestAnswerForm({ request }: { request: ChangeRequestRecord }) {
  const { id, version, status, subjectKind } = request;
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string>();
  const [hasConflict, setHasConflict] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const saved = useRef(false);
  const send = useAnswerRequest(() => setHasConflict(true));

  function give(next: AnsweredStatus) {
    if (send.isPending) return;
    const parsed = answerChangeRequestInput.safeParse({ id, version, status: next, answer });
    const isEmpty = isQuestion(subjectKind) && answer.trim() === '';
    if (!parsed.success || isEmpty) {
      setError(parsed.error?.issues[0]?.message ?? m.validation_question_answer());
      field.current?.focus();
      return;
    }
    setError(undefined);
    send.mutate(parsed.data, {
      onSuccess: () => {
        setAnswer('');
        setHasConflict(false);
      },
    });
  }

  const next = listNextStatuses(request);
  const isOver = next.length === 0;
  // Another answer may have ended the request: text that was typed to it is not lost. One's own is cleared in a moment.
  if (isOver && (send.isPending || answer.trim() === '')) return null;
  return (
    <div className="grid gap-4">
      <UnsavedChangesGuard isDirty={answer.trim() !== ''} saved={saved} openParams="request" />
      {isOver && (
        <Alert tone="danger">
          {m.inbox_request_over({ status: requestStatusLabels[status]() })}
        </Alert>
      )}
      {hasConflict && !isOver && (
        <ConflictAlert>
          {m.ui_status()}: {requestStatusLabels[status]()}
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

/** A number as it was asked for, beside that of the profile once both are shown. */
function numberText(
  field: GovernmentIdField,
  masked: string,
  revealed: RevealedRequest | undefined,
): string {
  const requested = revealed?.requested[field];
  if (revealed === undefined || requested === undefined) return masked;
  const present = revealed.present[field];
  return present === null
    ? m.inbox_request_number_new({ requested })
    : m.inbox_request_number_change({ requested, present });
}

interface RevealNumbersProps {
  id: string;
  isRevealed: boolean;
  onRevealed: (numbers: RevealedRequest) => void;
}

/** Shows the numbers that wait for an answer, to compare them with a paper. */
function RevealNumbers({ id, isRevealed, onRevealed }: RevealNumbersProps) {
  const arrival = useArrival('admin.changeRequests');
  const reveal = trpc.admin.changeRequests.reveal.useMutation({
    onSuccess: onRevealed,
    onError: async (error) => {
      toastFailure(m.employees_reveal_failed(), error);
      // An answer came first: it is loaded, and there is nothing to show any more.
      if (readError(error).code === 'wrong-state') await arrival();
    },
  });
  return (
    <RevealConcealed
      text={m.inbox_request_reveal_text()}
      isRevealed={isRevealed}
      pending={reveal.isPending}
      onReveal={() => reveal.mutate({ id })}
    />
  );
}

/** Tabs of a client that show what requests are about. */
const subjectTabs = { service: 'services', invoice: 'invoices', project: 'projects' } as const;

/** What a request is about, with the way to it. */
function RequestSubject({ request }: { request: ChangeRequestRecord }) {
  const { client, subjectKind, subjectId, subjectLabel } = request;
  const kind = requestKindLabels[subjectKind]();
  const isListed =
    subjectKind === 'service' || subjectKind === 'invoice' || subjectKind === 'project';
  if (!isListed || !client || !subjectId) return kind;
  return (
    <>
      {kind}:{' '}
      <Link
        to="/admin/clients/$id"
        params={{ id: client.id }}
        search={{
          tab: subjectTabs[subjectKind],
          open: isQuestion(subjectKind) ? subjectId : undefined,
        }}
        className={textLinkClass}
      >
        <bdi>{subjectLabel}</bdi>
      </Link>
    </>
  );
}

export function RequestDetails({ request }: { request: ChangeRequestRecord }) {
  const { date } = useAmountFormat();
  const { id, client, employee, payload, status } = request;
  const change = payload?.kind === 'service' ? payload : null;
  const numbers = payload?.kind === 'employee-government-ids' ? payload : null;
  const isWaiting = status === 'open';
  const [revealed, setRevealed] = useState<RevealedRequest>();
  return (
    <div>
      <dl className="m-0">
        <DetailItem label={m.ui_status()}>
          <RequestStatusBadge request={request} />
        </DetailItem>
        {client && (
          <DetailItem label={m.inbox_request_company()}>
            <Link to="/admin/clients/$id" params={{ id: client.id }} className={textLinkClass}>
              <bdi>{client.name}</bdi>
            </Link>
          </DetailItem>
        )}
        {employee && (
          <DetailItem label={m.inbox_request_employee()}>
            <bdi>{employee.name}</bdi>
          </DetailItem>
        )}
        <DetailItem label={m.inbox_requests_column_subject()}>
          <RequestSubject request={request} />
        </DetailItem>
        {change?.agents !== undefined && (
          <DetailItem label={m.inbox_request_agents()}>
            {m.ui_number({ value: change.agents })}
          </DetailItem>
        )}
        {change?.hoursPerWeek !== undefined && (
          <DetailItem label={m.inbox_request_hours()}>
            {m.ui_number({ value: change.hoursPerWeek })}
          </DetailItem>
        )}
        {change?.from !== undefined && (
          <DetailItem label={m.inbox_request_from()}>{date(change.from)}</DetailItem>
        )}
        {numbers &&
          governmentIdFields.map((field) => {
            const masked = numbers[field];
            return (
              masked && (
                <DetailItem key={field} label={governmentIdLabels[field]()}>
                  <span className="figures">
                    {numberText(field, masked, isWaiting ? revealed : undefined)}
                  </span>
                </DetailItem>
              )
            );
          })}
        <DetailItem label={m.inbox_requests_column_asked()}>
          <LocalDateTime time={request.createdAt} />
        </DetailItem>
      </dl>
      {numbers && isWaiting && (
        <div className="mt-3">
          <RevealNumbers id={id} isRevealed={revealed !== undefined} onRevealed={setRevealed} />
        </div>
      )}
    </div>
  );
}
