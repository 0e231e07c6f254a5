import { useEffect, useRef } from 'react';
import type { Message } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { messageStatusLabels } from './labels.ts';

/** Somebody else was faster: status and note as they are stored, beside the reader's own text. */
export function MessageConflict({ message }: { message: Message }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice}>
      <Alert tone="danger" title={m.inbox_conflict_title()}>
        <p>{m.inbox_conflict_text({ status: messageStatusLabels[message.status]() })}</p>
        <p dir="auto" className="my-2 wrap-anywhere whitespace-pre-line">
          {message.internalNote ?? m.inbox_conflict_no_note()}
        </p>
        <p>{m.inbox_conflict_next()}</p>
      </Alert>
    </div>
  );
}
