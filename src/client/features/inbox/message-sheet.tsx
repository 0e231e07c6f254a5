import { useEffect, useEffectEvent } from 'react';
import type { MessageSummary } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { listStep } from '../../lib/list-keys.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MessageBody } from './message-body.tsx';

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
  const at = rows.findIndex((row) => row.id === id);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || at === -1) return;
    const step = listStep(event);
    const target = step && rows[at + step];
    if (!target) return;
    event.preventDefault();
    onMove(target.id);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  const failure = query.error && readError(query.error);
  // A link that is no id at all is refused as input; to its reader it is the same: nothing there.
  const isMissing = failure?.code === 'not-found' || failure?.code === 'invalid-input';
  const message = isMissing ? undefined : query.data;
  const name = message?.name ?? rows[at]?.name;

  function content() {
    if (message) return <MessageBody key={id} message={message} onClose={onClose} />;
    if (isMissing) {
      return (
        <EmptyState
          title={m.inbox_message_missing_title()}
          action={
            <Button variant="secondary" onClick={onClose}>
              {m.inbox_message_back()}
            </Button>
          }
        >
          {m.inbox_message_missing_text()}
        </EmptyState>
      );
    }
    if (failure) {
      return (
        <ErrorState
          title={m.inbox_message_error()}
          message={failure.message}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      );
    }
    return (
      <div role="status" aria-busy="true" className="grid content-start gap-4">
        <span className="sr-only">{m.ui_loading()}</span>
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }

  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={
        <span className="wrap-anywhere">
          <bdi>{name ?? m.inbox_message_title()}</bdi>
        </span>
      }
    >
      {isOpen && content()}
    </Sheet>
  );
}
