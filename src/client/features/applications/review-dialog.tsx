import { useState } from 'react';
import type { ApplicationSummary } from '../../../shared/contracts/application-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { isMissing } from '../../lib/is-missing.ts';
import { trpc } from '../../trpc.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RecordQuery } from '../../ui/record-query.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { nameOf } from './name-of.ts';
import { PrintLink } from './print-link.tsx';
import { ReviewBody } from './review-body.tsx';
import { ReviewPager } from './review-pager.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { ReviewSubtitle } from './review-subtitle.tsx';
import { useDecisionNotes } from './use-decision-notes.ts';
import { useReview } from './use-review.ts';
import { useTellChoice } from './use-tell-choice.ts';
import { WithdrawnNote } from './withdrawn-note.tsx';

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
  const drafts = useDecisionNotes();
  const tell = useTellChoice();
  const [conflictOn, setConflictOn] = useState<string>();
  const { sending, decide } = useReview({
    onDecided: (decided) => {
      drafts.forget(decided);
      setConflictOn(undefined);
      if (decided === id) onClose();
    },
    onConflict: setConflictOn,
  });

  // Erased while it was open: the last known state must not be decided on.
  const application = isMissing(query.error) ? undefined : query.data;
  const notes = drafts.read(id) ?? application?.reviewNotes ?? '';
  const named = application ?? rows.find((row) => row.id === id);

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
        application &&
        (application.withdrawnAt ? (
          <WithdrawnNote withdrawnAt={application.withdrawnAt} />
        ) : (
          <DecisionButtons
            sending={sending?.status}
            tell={tell}
            onDecide={(status) => {
              // What was sent stays, also where the server's notes change underneath.
              drafts.write(id, notes);
              decide(application, { status, reviewNotes: notes, tellApplicant: tell.isTold });
            }}
          />
        ))
      }
    >
      {isOpen && (
        <RecordQuery
          query={query}
          missing={{
            title: m.admin_review_missing_title(),
            text: m.admin_review_missing_text(),
            back: m.admin_review_back(),
          }}
          onClose={onClose}
          skeleton={<ReviewSkeleton />}
        >
          {(current) => (
            <ReviewBody
              key={id}
              application={current}
              notes={notes}
              onNotes={(text) => drafts.write(id, text)}
              hasConflict={conflictOn === id}
              onErased={() => {
                drafts.forget(id);
                onClose();
              }}
            />
          )}
        </RecordQuery>
      )}
    </Dialog>
  );
}
