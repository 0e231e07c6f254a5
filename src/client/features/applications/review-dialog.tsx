import { useState } from 'react';
import type { ApplicationSummary } from '../../../shared/contracts/application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { nameOf } from './name-of.ts';
import { PrintLink } from './print-link.tsx';
import { ReviewBody } from './review-body.tsx';
import { ReviewFailure } from './review-failure.tsx';
import { ReviewPager } from './review-pager.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { ReviewSubtitle } from './review-subtitle.tsx';
import { useReview } from './use-review.ts';

interface ReviewDialogProps {
  /** The application under review; the dialog is closed without one. */
  id: string | undefined;
  /** The page of the table, for the way to the previous and next application. */
  rows: readonly ApplicationSummary[];
  onMove: (id: string) => void;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

export function ReviewDialog({ id = '', rows, onMove, onClose, returnFocus }: ReviewDialogProps) {
  const isOpen = id !== '';
  // An open review is asked for anew: somebody else may have decided since the last look.
  const query = trpc.admin.applications.get.useQuery({ id }, { enabled: isOpen, staleTime: 0 });
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const [conflictOn, setConflictOn] = useState<string>();
  const { sending, decide } = useReview({
    onDecided: (decided) => {
      setDrafts(({ [decided]: _sent, ...others }) => others);
      setConflictOn(undefined);
      if (decided === id) onClose();
    },
    onConflict: setConflictOn,
  });

  const failure = query.error && readError(query.error);
  // Erased while it was open: the last known state must not be decided on.
  const application = failure?.code === 'not-found' ? undefined : query.data;
  const notes = drafts[id] ?? application?.reviewNotes ?? '';
  const named = application ?? rows.find((row) => row.id === id);
  const write = (text: string) => setDrafts((all) => ({ ...all, [id]: text }));

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      returnFocus={returnFocus}
      title={
        <span className="wrap-anywhere">
          <bdi>{named ? nameOf(named) : m.admin_review_title()}</bdi>
        </span>
      }
      description={application && <ReviewSubtitle application={application} />}
      tools={
        <div className="flex items-center justify-between gap-2">
          <ReviewPager id={id} rows={rows} onMove={onMove} />
          {application && <PrintLink id={id} />}
        </div>
      }
      footer={
        application && (
          <DecisionButtons
            sending={sending?.status}
            onDecide={(status) => {
              // What was sent stays, also where the server's notes change underneath.
              write(notes);
              decide(application, status, notes);
            }}
          />
        )
      }
    >
      {application ? (
        <ReviewBody
          key={id}
          application={application}
          notes={notes}
          onNotes={write}
          hasConflict={conflictOn === id}
        />
      ) : failure ? (
        <ReviewFailure
          error={failure}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          onClose={onClose}
        />
      ) : (
        <ReviewSkeleton />
      )}
    </Dialog>
  );
}
