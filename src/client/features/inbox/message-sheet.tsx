import { useRef } from 'react';
import type { MessageSummary } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useNeighbourKeys } from '../../lib/use-neighbour-keys.ts';
import { trpc } from '../../trpc.ts';
import { RecordSheet } from '../../ui/record-sheet.tsx';
import { MessageBody } from './message-body.tsx';
import { messageButtonId } from './open-message-button.tsx';

interface MessageSheetProps {
  /** The message to read; the sheet is closed without one. */
  id: string | undefined;
  /** The page of the list, for the way to the neighbours with j and k. */
  rows: readonly MessageSummary[];
  onMove: (id: string) => void;
  onClose: () => void;
}

export function MessageSheet({ id = '', rows, onMove, onClose }: MessageSheetProps) {
  const isOpen = id !== '';
  // An open message is asked for anew: somebody else may have dealt with it since the last look.
  const query = trpc.admin.inbox.getMessage.useQuery({ id }, { enabled: isOpen, staleTime: 0 });
  const lastRead = useRef(id);
  if (isOpen) lastRead.current = id;
  const at = rows.findIndex((row) => row.id === id);
  useNeighbourKeys(id, rows, onMove);

  return (
    <RecordSheet
      open={isOpen}
      returnFocus={() => document.getElementById(messageButtonId(lastRead.current))}
      title={(message) => (
        <span className="wrap-anywhere">
          <bdi>{message?.name ?? rows[at]?.name ?? m.inbox_message_title()}</bdi>
        </span>
      )}
      query={query}
      errorTitle={m.inbox_message_error()}
      missing={{
        title: m.inbox_message_missing_title(),
        text: m.inbox_message_missing_text(),
        back: m.inbox_message_back(),
      }}
      onClose={onClose}
    >
      {(current) => <MessageBody key={id} message={current} onClose={onClose} />}
    </RecordSheet>
  );
}
