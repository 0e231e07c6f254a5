import { Reply } from 'lucide-react';
import type { Message, MessageStatus } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { DeleteMessage } from './delete-message.tsx';
import { replyHref } from './reply-href.ts';

interface MessageActionsProps {
  message: Message;
  /** The status that is being sent, and the one that waits for its turn. */
  sending: readonly (MessageStatus | undefined)[];
  onMark: (status: MessageStatus) => void;
  onErased: () => void;
}

const marks = [
  { status: 'answered', label: m.inbox_mark_answered },
  { status: 'archived', label: m.inbox_mark_archived },
  { status: 'new', label: m.inbox_mark_new },
] as const;

export function MessageActions({ message, sending, onMark, onErased }: MessageActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <a href={replyHref(message)} className={buttonClass('primary', 'sm')}>
        <Reply aria-hidden="true" strokeWidth={1.5} className="size-4" />
        {m.inbox_reply()}
      </a>
      {marks.map(({ status, label }) =>
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
