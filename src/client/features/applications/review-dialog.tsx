import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import type { ApplicationStatus } from '../../../shared/contracts/application.ts';
import type { ApplicationSummary } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useNeighbourShortcuts } from '../../lib/row-keys.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { isMissingRecordError } from '../../ui/query-result.tsx';
import { RecordQueryResult } from '../../ui/record-sheet.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { ReviewSkeleton, ReviewSubtitle } from './applicant-details.tsx';
import { readReviewDraft, saveReviewDraft } from './application-history.tsx';
import { applicantLabel } from './application-summary.tsx';
import {
  NotifyApplicantCheckbox,
  type NotifyChoice,
  useNotifyChoice,
  useReview,
} from './decisions.tsx';
import { ReviewBody } from './review-body.tsx';

interface ReviewPagerProps {
  id: string;
  rows: readonly ApplicationSummary[];
  onMove: (id: string) => void;
}

/** The way to the neighbours in the table, also with j and k. */
function ReviewPager({ id, rows, onMove }: ReviewPagerProps) {
  const at = rows.findIndex((row) => row.id === id);
  const current = rows[at];
  const previous = at > 0 ? rows[at - 1] : undefined;
  const next = at === -1 ? undefined : rows[at + 1];
  useNeighbourShortcuts(id, rows, onMove);

  if (at === -1 || rows.length < 2) return null;
  const directions = [
    { label: m.applications_review_previous(), keys: 'k', Icon: ArrowLeft, row: previous },
    { label: m.applications_review_next(), keys: 'j', Icon: ArrowRight, row: next },
  ];
  return (
    <div className="flex items-center justify-between gap-3">
      <p aria-live="polite" className="figures text-sm text-muted">
        <span className="sr-only">{current && applicantLabel(current)}, </span>
        {m.applications_review_place({ place: at + 1, count: rows.length })}
      </p>
      <div className="flex gap-1">
        {directions.map(({ label, keys, Icon, row }) => (
          <Tooltip key={keys} label={`${label} (${keys})`}>
            <Button
              variant="quiet"
              size="icon"
              aria-label={label}
              aria-keyshortcuts={keys}
              disabled={!row}
              onClick={() => row && onMove(row.id)}
            >
              <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
            </Button>
          </Tooltip>
        ))}
      </div>
    </div>
  );
}

interface DecisionButtonsProps {
  /** The status that is being sent. */
  sending: ApplicationStatus | undefined;
  /** True to mail the applicant. */
  notify: NotifyChoice;
  /** Id of the explanation of the mail, in the content. */
  explainedBy: string;
  onDecide: (status: ApplicationStatus) => void;
}

/** From any status to any of the three. */
function DecisionButtons({ sending, notify, explainedBy, onDecide }: DecisionButtonsProps) {
  const shared = (status: ApplicationStatus) => ({
    pending: sending === status,
    disabled: sending !== undefined && sending !== status,
    onClick: () => onDecide(status),
    className: 'min-w-0 max-sm:px-1.5 max-sm:text-sm max-sm:leading-tight max-sm:whitespace-normal',
  });
  return (
    <div className="grid w-full items-center gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto]">
      <NotifyApplicantCheckbox notify={notify} explainedBy={explainedBy} />
      <fieldset
        aria-label={m.applications_decide()}
        className="m-0 grid min-w-0 grid-cols-3 gap-2 border-0 p-0 sm:flex sm:flex-wrap sm:justify-end sm:gap-3"
      >
        <Button variant="secondary" {...shared('reviewing')}>
          {m.applications_decide_reviewing()}
        </Button>
        <Button variant="danger" {...shared('rejected')}>
          {m.applications_decide_reject()}
        </Button>
        <Button {...shared('accepted')}>{m.applications_decide_accept()}</Button>
      </fieldset>
    </div>
  );
}

/** Leads to the application on paper, beside this tab. */
function PrintLink({ id }: { id: string }) {
  return (
    <Tooltip label={m.applications_print_link()}>
      <Link
        to="/admin/applications/$id/print"
        params={{ id }}
        target="_blank"
        aria-label={m.applications_print_link()}
        className={buttonClass('quiet', 'icon')}
      >
        <Printer aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </Link>
    </Tooltip>
  );
}

const portal = getRouteApi('/portal');

/**
 * The notes that go with a decision, as they are being written: they stay when the dialog is closed, when one pages to
 * the next application, and when the page is left, until they are sent.
 */
function useDecisionNotes() {
  const { user } = portal.useRouteContext();
  const draftOf = (id: string) => ({ userId: user.id, id, of: 'decision' }) as const;
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  return {
    /** Unsent text on an application. */
    read: (id: string) => written[id] ?? readReviewDraft(draftOf(id)),
    write: (id: string, text: string) => {
      setWritten((all) => ({ ...all, [id]: text }));
      saveReviewDraft(draftOf(id), text);
    },
    remove: (id: string) => {
      setWritten(({ [id]: _sent, ...others }) => others);
      saveReviewDraft(draftOf(id), undefined);
    },
  };
}

/** Stands where decisions are taken on other applications. */
function WithdrawnNote({ withdrawnAt }: { withdrawnAt: Date }) {
  const { moment } = useDateTimeFormat();
  return (
    <p className="w-full text-sm text-muted">
      {m.applications_withdrawn_note({ date: moment(withdrawnAt) })}
    </p>
  );
}

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
  // An open review is loaded anew: it may have been decided since the last load.
  const query = trpc.admin.applications.get.useQuery({ id }, { enabled: isOpen, staleTime: 0 });
  const drafts = useDecisionNotes();
  const notify = useNotifyChoice();
  const notifyExplanationId = useId();
  const [conflictOn, setConflictOn] = useState<string>();
  const { sending, decide } = useReview({
    onDecided: (decided) => {
      drafts.remove(decided);
      setConflictOn(undefined);
      if (decided === id) onClose();
    },
    onConflict: setConflictOn,
  });

  // Erased while it was open: the last known state must not be decided on.
  const application = isMissingRecordError(query.error) ? undefined : query.data;
  const notes = drafts.read(id) ?? application?.reviewNotes ?? '';
  const named = application ?? rows.find((row) => row.id === id);

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={
        <span className="wrap-anywhere">
          <bdi>{named ? applicantLabel(named) : m.applications_review_title()}</bdi>
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
            notify={notify}
            explainedBy={notifyExplanationId}
            onDecide={(status) => {
              // The sent text stays, also where the server's notes change underneath.
              drafts.write(id, notes);
              decide(application, { status, reviewNotes: notes, tellApplicant: notify.isNotified });
            }}
          />
        ))
      }
    >
      {isOpen && (
        <RecordQueryResult
          query={query}
          missing={{
            title: m.applications_review_missing_title(),
            text: m.applications_review_missing_text(),
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
              notifyExplanationId={notifyExplanationId}
              hasConflict={conflictOn === id}
              onErased={() => {
                drafts.remove(id);
                onClose();
              }}
            />
          )}
        </RecordQueryResult>
      )}
    </Dialog>
  );
}
