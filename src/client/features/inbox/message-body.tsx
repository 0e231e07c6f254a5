import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { Reply } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { company } from '../../../shared/content/company.ts';
import type { Message, MessageStatus } from '../../../shared/contracts/inbox.ts';
import { getDateFormat } from '../../../shared/i18n/date-format.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ConsentDetails } from '../../domain/consent-text.tsx';
import { NoteField, useNote } from '../../domain/note-field.tsx';
import { useArrival } from '../../invalidation.ts';
import { isOutdated, readError } from '../../lib/read-error.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { RecordHold } from '../../record-hold.tsx';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass, textLinkClass } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-dialog.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { DetailItem } from '../../ui/fact.tsx';
import { EmailText } from '../../ui/formatted-text.tsx';
import { ConflictAlert } from '../../ui/record-form.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { MessageStatusBadge, messageStatusLabels } from './inbox-tab.tsx';

const successMessages: Record<MessageStatus, () => string> = {
  new: m.inbox_marked_new,
  answered: m.inbox_marked_answered,
  archived: m.inbox_marked_archived,
};

type ListData = { rows: { id: string; status: MessageStatus }[] };

/**
 * Marks a message and saves its note. A mark shows at once, and is undone where the server refuses it.
 * `onConflict` runs after another save; its version is loaded by then.
 */
function useUpdateMessage(onConflict: () => void) {
  const queryClient = useQueryClient();
  const arrival = useArrival('admin.inbox');
  const lists = getQueryKey(trpc.admin.inbox.listMessages);
  const keyOf = (id: string) => getQueryKey(trpc.admin.inbox.getMessage, { id }, 'query');

  return trpc.admin.inbox.updateMessage.useMutation({
    onMutate: async ({ id, status }) => {
      await queryClient.cancelQueries({ queryKey: keyOf(id) });
      await queryClient.cancelQueries({ queryKey: lists });
      const message = queryClient.getQueryData<Message>(keyOf(id));
      const pages = queryClient.getQueriesData<ListData>({ queryKey: lists });
      if (status) {
        if (message) queryClient.setQueryData<Message>(keyOf(id), { ...message, status });
        queryClient.setQueriesData<ListData>(
          { queryKey: lists },
          (page) =>
            page && {
              ...page,
              rows: page.rows.map((row) => (row.id === id ? { ...row, status } : row)),
            },
        );
      }
      return { message, pages };
    },
    onSuccess: (message: Message, { id, status }) => {
      queryClient.setQueryData<Message>(keyOf(id), message);
      toast({
        title: status ? successMessages[status]() : m.ui_note_saved(),
        variant: 'success',
      });
    },
    onError: async (error, { id }, before) => {
      if (before?.message) queryClient.setQueryData<Message>(keyOf(id), before.message);
      for (const [key, page] of before?.pages ?? []) queryClient.setQueryData(key, page);
      const { code, message } = readError(error);
      // The restored message is older than the stored one.
      if (isOutdated(code)) await arrival();
      if (code === 'conflict') return onConflict();
      toast({ title: m.inbox_update_failed(), description: message, variant: 'danger' });
    },
  });
}

function MessageDetails({ message }: { message: Message }) {
  const { id, name, email, company, createdAt, locale, handledAt, handledBy } = message;
  const { consentVersion, consentLocale } = message;
  const { moment } = useDateTimeFormat();
  return (
    <dl className="m-0">
      <DetailItem label={m.ui_status()}>
        <MessageStatusBadge {...message} />
      </DetailItem>
      <DetailItem label={m.ui_email()}>
        <a href={`mailto:${encodeURIComponent(email)}`} className={textLinkClass}>
          <EmailText address={email} />
        </a>
      </DetailItem>
      {company && (
        <DetailItem label={m.ui_company()}>
          <bdi>{company}</bdi>
        </DetailItem>
      )}
      <DetailItem label={m.inbox_column_received()}>{moment(createdAt)}</DetailItem>
      <DetailItem label={m.ui_language()}>{languageNames[locale]()}</DetailItem>
      <DetailItem label={m.ui_consent()}>
        <ConsentDetails
          form="contact"
          version={consentVersion}
          locale={consentLocale}
          at={createdAt}
        />
      </DetailItem>
      <RecordHold kind="message" id={id} record={name} />
      {handledAt && (
        <DetailItem label={m.inbox_message_handled()}>
          {[handledBy, moment(handledAt)].filter(Boolean).join(', ')}
        </DetailItem>
      )}
    </dl>
  );
}

interface DeleteMessageProps {
  message: Message;
  onErased: () => void;
}

/** The button that erases a message, and the question before it. */
function DeleteMessage({ message: { id, name }, onErased }: DeleteMessageProps) {
  const remove = trpc.admin.inbox.deleteMessage.useMutation({
    onSuccess: () => {
      toast({ title: m.inbox_deleted(), variant: 'success' });
      onErased();
    },
    onError: (error) => toastFailure(m.inbox_delete_failed(), error),
  });
  return (
    <ConfirmButton
      variant="quiet"
      size="sm"
      label={m.ui_delete()}
      title={m.inbox_delete_title()}
      description={m.inbox_delete_text({ name })}
      action={m.inbox_delete_confirm()}
      onConfirm={() => remove.mutateAsync({ id })}
    />
  );
}

/** So much of a message is quoted: mail programs take no longer address than some two thousand characters. */
const maxQuoteLength = 700;

/** The address that opens a reply in the mail program, in the language of the message, with its text quoted. */
export function replyHref({ email, message, locale, createdAt }: Message): string {
  const day = getDateFormat(locale, { dateStyle: 'long' }).format(createdAt);
  const subject = m.inbox_reply_subject({ brand: company.brand }, { locale });
  const text = [...message];
  const quoted =
    text.length > maxQuoteLength
      ? `${text.slice(0, maxQuoteLength).join('').trimEnd()} …`
      : message;
  const body = [
    '',
    '',
    m.inbox_reply_quote({ date: day }, { locale }),
    ...quoted.split(/\r\n?|\n/).map((line) => `> ${line}`),
  ].join('\r\n');
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

interface MessageActionsProps {
  message: Message;
  /** The status that is being sent, and the one that waits for its turn. */
  sending: readonly (MessageStatus | undefined)[];
  onMark: (status: MessageStatus) => void;
  onErased: () => void;
}

const statusActions = [
  { status: 'answered', label: m.inbox_mark_answered },
  { status: 'archived', label: m.inbox_mark_archived },
  { status: 'new', label: m.inbox_mark_new },
] as const;

function MessageActions({ message, sending, onMark, onErased }: MessageActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <a href={replyHref(message)} className={buttonClass('primary', 'sm')}>
        <Reply aria-hidden="true" strokeWidth={1.5} className="size-4" />
        {m.inbox_reply()}
      </a>
      {statusActions.map(({ status, label }) =>
        // The button under way stays where it is, although the status shows already.
        status === message.status && !sending.includes(status) ? null : (
          <Button
            key={status}
            variant="secondary"
            size="sm"
            pending={sending.includes(status)}
            onClick={() => onMark(status)}
          >
            {label()}
          </Button>
        ),
      )}
      <DeleteMessage message={message} onErased={onErased} />
    </div>
  );
}

interface MessageBodyProps {
  message: Message;
  onClose: () => void;
}

/** One message whole, with what administrators do with it. */
export function MessageBody({ message, onClose }: MessageBodyProps) {
  const { id } = message;
  const note = useNote(message.internalNote);
  const [hasConflict, setHasConflict] = useState(false);
  /** Clicked while something else was on its way; it goes when that has arrived. */
  const [next, setNext] = useState<{ status?: MessageStatus }>();
  const erased = useRef(false);
  const update = useUpdateMessage(() => setHasConflict(true));
  // The outcome of the last change may be known before the message shows it.
  const version = Math.max(message.version, update.data?.version ?? 0);

  function send(changes: { status?: MessageStatus }) {
    if (update.isPending) {
      setNext({ ...next, ...changes });
      return;
    }
    setNext(undefined);
    const internalNote = note.isDirty ? { internalNote: note.text } : {};
    update.mutate(
      { id, version, ...changes, ...internalNote },
      {
        onSuccess: () => {
          note.onSaved();
          setHasConflict(false);
        },
        onError: () => setNext(undefined),
      },
    );
  }

  const sendNext = useEffectEvent(() => {
    // The pending request may have included this change already.
    if (next && (next.status || note.isDirty)) send(next);
    else setNext(undefined);
  });
  useEffect(() => {
    if (!update.isPending) sendNext();
  }, [update.isPending]);

  return (
    <div className="grid min-w-0 gap-6">
      <UnsavedChangesGuard
        isDirty={note.isDirty || next !== undefined}
        saved={erased}
        openParams="message"
      />
      {message.isSuspicious && <Alert tone="warning">{m.inbox_suspicious_text()}</Alert>}
      <p dir="auto" className="text-base leading-7 wrap-anywhere whitespace-pre-line">
        {message.message}
      </p>
      <MessageActions
        message={message}
        sending={[update.isPending ? update.variables.status : undefined, next?.status]}
        onMark={(status) => send({ status })}
        onErased={() => {
          erased.current = true;
          onClose();
        }}
      />
      <MessageDetails message={message} />
      {hasConflict && (
        <ConflictAlert>
          <p>
            {m.ui_status()}: {messageStatusLabels[message.status]()}
          </p>
          <p className="whitespace-pre-line">
            {m.ui_note()}: <bdi>{message.internalNote ?? m.ui_conflict_empty()}</bdi>
          </p>
        </ConflictAlert>
      )}
      <NoteField
        note={note}
        hint={m.inbox_note_hint()}
        isSaving={
          update.isPending && (!update.variables.status || (next !== undefined && !next.status))
        }
        onSave={() => send({})}
      />
    </div>
  );
}
