import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Message, MessageStatus as Status } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DiscardGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageConflict } from './message-conflict.tsx';
import { MessageFacts } from './message-facts.tsx';
import { useUpdateMessage } from './use-update-message.ts';

interface MessageBodyProps {
  message: Message;
  onClose: () => void;
}

/** One message whole, with what administrators do with it. */
export function MessageBody({ message, onClose }: MessageBodyProps) {
  const { id } = message;
  const stored = message.internalNote ?? '';
  /** Undefined while nothing was typed: then the stored note shows, also when it changes. */
  const [typed, setTyped] = useState<string>();
  const [hasConflict, setHasConflict] = useState(false);
  /** Clicked while something else was on its way; it goes when that has arrived. */
  const [next, setNext] = useState<{ status?: Status }>();
  const erased = useRef(false);
  const update = useUpdateMessage(() => setHasConflict(true));
  // What came of the last change may be known before the message shows it.
  const version = Math.max(message.version, update.data?.version ?? 0);
  const note = typed ?? stored;
  const isDirty = note.trim() !== stored;

  function send(changes: { status?: Status }) {
    if (update.isPending) {
      setNext({ ...next, ...changes });
      return;
    }
    setNext(undefined);
    const internalNote = isDirty ? { internalNote: note } : {};
    update.mutate(
      { id, version, ...changes, ...internalNote },
      {
        onSuccess: () => {
          // What was typed since is not saved yet.
          setTyped((now) => (now === typed ? undefined : now));
          setHasConflict(false);
        },
        onError: () => setNext(undefined),
      },
    );
  }

  const sendNext = useEffectEvent(() => {
    // What it was clicked for may have gone along with what was on its way.
    if (next && (next.status || isDirty)) send(next);
    else setNext(undefined);
  });
  useEffect(() => {
    if (!update.isPending) sendNext();
  }, [update.isPending]);

  return (
    <div className="grid min-w-0 gap-6">
      <DiscardGuard isDirty={isDirty || next !== undefined} saved={erased} heldBy="message" />
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
      <MessageFacts message={message} />
      {hasConflict && <MessageConflict message={message} />}
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          send({});
        }}
      >
        <Field label={m.inbox_note()} hint={m.inbox_note_hint()}>
          <Textarea
            value={note}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={5000}
            rows={3}
            dir="auto"
            className="field-sizing-content max-h-80"
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          className="justify-self-start"
          disabled={!isDirty && !update.isPending}
          pending={update.isPending && (!update.variables.status || (next && !next.status))}
        >
          {m.inbox_note_save()}
        </Button>
      </form>
    </div>
  );
}
