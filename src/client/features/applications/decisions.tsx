import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ApplicationStatus } from '../../../shared/contracts/application.ts';
import type {
  ApplicationDetail,
  ApplicationFilter,
} from '../../../shared/contracts/application-admin.ts';
import { undoMs } from '../../../shared/domain/decision-times.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival, useInvalidate } from '../../invalidation.ts';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { newId } from '../../lib/new-id.ts';
import { readError, type UiError } from '../../lib/read-error.ts';
import { focusRowWhenShown } from '../../lib/row-keys.ts';
import { trpc } from '../../trpc.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { readReviewDraft, saveReviewDraft } from './application-history.tsx';
import type { RowSelection } from './application-summary.tsx';
import { useNumberFormats } from './use-number-formats.ts';

const storageKey = 'applications-tell-applicant';

/** Choice to notify applicants of decisions by e-mail: off at first, then stored in this browser. */
export function useNotifyChoice() {
  const [isNotified, setIsNotified] = useState(() => readStored('browser', storageKey) === 'true');
  return {
    isNotified,
    choose: (next: boolean) => {
      setIsNotified(next);
      writeStored('browser', storageKey, String(next));
    },
  };
}
export type NotifyChoice = ReturnType<typeof useNotifyChoice>;

interface NotifyApplicantCheckboxProps {
  notify: NotifyChoice;
  isMany?: boolean;
  /** Id of a NotifyExplanation elsewhere, where there is no room for it under the label. */
  explainedBy?: string;
}

/** True to mail the applicant the decision. */
export function NotifyApplicantCheckbox({
  notify,
  isMany = false,
  explainedBy,
}: NotifyApplicantCheckboxProps) {
  return (
    <Checkbox
      label={isMany ? m.applications_tell_many() : m.applications_tell()}
      description={explainedBy === undefined && m.applications_tell_text()}
      aria-describedby={explainedBy}
      checked={notify.isNotified}
      onCheckedChange={(checked) => notify.choose(checked === true)}
      {...(explainedBy === undefined ? {} : { className: 'max-sm:text-sm' })}
    />
  );
}

/** Explains the mail about a decision, away from the checkbox that asks for it. */
export function NotifyExplanation({ id }: { id: string }) {
  return (
    <div className="grid max-w-[68ch] gap-1 text-sm">
      <p className="font-medium">{m.applications_tell()}</p>
      <p id={id} className="text-muted">
        {m.applications_tell_text()}
      </p>
    </div>
  );
}

/** Target of the decision: the selected ones, or the matches the person saw, and when. */
export type BulkTarget = {
  selection: RowSelection;
  filter: ApplicationFilter;
  total: number;
  asOf: Date;
};

type BulkDecision = {
  status: ApplicationStatus;
  reviewNotes: string;
  tellApplicant: boolean;
};

export type BulkState = {
  phase: 'open' | 'running' | 'stopped' | 'failed' | 'done';
  changed: number;
  skipped: number;
  error?: UiError;
};

const initialBulkState: BulkState = { phase: 'open', changed: 0, skipped: 0 };

/** Decides on many, piece by piece; can be stopped between two pieces and taken up again where it ended. */
export function useBulkReview(target: BulkTarget | undefined) {
  const invalidate = useInvalidate('admin.applications');
  const { mutateAsync } = trpc.admin.applications.reviewMany.useMutation({
    meta: { keepsData: true },
  });
  const [state, setState] = useState(initialBulkState);
  const isStopped = useRef(false);
  const next = useRef<string>(undefined);
  // One name for all the pieces, so that they are undone as one.
  const batch = useRef(newId());

  const total = !target
    ? 0
    : target.selection.kind === 'all'
      ? target.total
      : target.selection.versions.size;

  /** The next piece; null when the last one is done. */
  async function decide({ status, reviewNotes, tellApplicant }: BulkDecision) {
    if (!target) return null;
    const { selection, filter, total: expectedTotal, asOf } = target;
    const shared = {
      batch: batch.current,
      status,
      tellApplicant,
      ...(reviewNotes.trim() ? { reviewNotes } : {}),
    };
    if (selection.kind === 'some') {
      const applications = [...selection.versions].map(([id, version]) => ({ id, version }));
      return mutateAsync({ ...shared, of: { kind: 'selected', applications } });
    }
    return mutateAsync({
      ...shared,
      of: { kind: 'matching', filter, expectedTotal, asOf, after: next.current },
    });
  }

  async function run(decision: BulkDecision) {
    if (state.phase === 'running') return;
    isStopped.current = false;
    let { changed, skipped } = state;
    setState({ phase: 'running', changed, skipped });
    try {
      for (;;) {
        const piece = await decide(decision);
        if (!piece) break;
        changed += piece.changed;
        skipped += piece.skipped;
        next.current = piece.next ?? undefined;
        if (piece.next === null) {
          // Rows that no longer matched were decided on by others before their turn.
          setState({ phase: 'done', changed, skipped: Math.max(skipped, total - changed) });
          break;
        }
        setState({ phase: isStopped.current ? 'stopped' : 'running', changed, skipped });
        if (isStopped.current) break;
      }
    } catch (error) {
      setState({ phase: 'failed', changed, skipped, error: readError(error) });
    }
    void invalidate();
  }

  return {
    state,
    total,
    /** The name that all pieces have in common. */
    batch: () => batch.current,
    run,
    stop: () => {
      isStopped.current = true;
    },
    reset: () => {
      next.current = undefined;
      batch.current = newId();
      setState(initialBulkState);
    },
  };
}

const portal = getRouteApi('/portal');

interface ReviewOptions {
  onDecided: (id: string) => void;
  /** Another person decided on a newer version, which is loaded by then. */
  onConflict: (id: string) => void;
}

/** Notification of the applicant: its content and time. */
function consequence(
  status: ApplicationStatus,
  isNotified: boolean | undefined,
): string | undefined {
  if (status === 'rejected')
    return isNotified ? m.applications_told_later() : m.applications_rejected_untold();
  return isNotified ? m.applications_told() : undefined;
}

/** Sends a decision on the version that the reviewer sees, with a note that was not sent yet, and offers to undo it. */
export function useReview({ onDecided, onConflict }: ReviewOptions) {
  const arrival = useArrival('admin.applications.get');
  const { user } = portal.useRouteContext();
  const noteOf = (id: string) => ({ userId: user.id, id, of: 'note' }) as const;
  const undo = trpc.admin.applications.undoReview.useMutation({
    onSuccess: (_data, { id }) => {
      toast({
        title: m.applications_undone(),
        description: m.applications_undone_text(),
        variant: 'success',
      });
      focusRowWhenShown(id);
    },
    onError: (error) => toastFailure(m.applications_undo_failed(), error),
  });
  const mutation = trpc.admin.applications.review.useMutation({
    onSuccess: ({ version }, { id, status, tellApplicant }) => {
      const description = consequence(status, tellApplicant);
      toast({
        title: m.applications_decided(),
        ...(description === undefined ? {} : { description }),
        variant: 'success',
        durationMs: undoMs,
        action: { label: m.ui_undo(), onSelect: () => undo.mutate({ id, version }) },
      });
      saveReviewDraft(noteOf(id), undefined);
      onDecided(id);
    },
    onError: async (error, { id }) => {
      const { code, message } = readError(error);
      if (code === 'conflict') {
        await arrival();
        return onConflict(id);
      }
      toast({ title: m.applications_decide_failed(), description: message, variant: 'danger' });
    },
  });

  return {
    /** The decision under way. */
    sending: mutation.isPending ? mutation.variables : undefined,
    decide: (
      { id, version }: ApplicationDetail,
      decision: { status: ApplicationStatus; reviewNotes: string; tellApplicant: boolean },
    ) => {
      if (mutation.isPending) return;
      const teamNote = readReviewDraft(noteOf(id))?.trim();
      mutation.mutate({ id, version, ...decision, ...(teamNote ? { teamNote } : {}) });
    },
  };
}

/** Undoes a decision on many, piece by piece; what was not undone because of an error can be tried again. */
export function useUndoBatch(onDone: () => void) {
  const invalidate = useInvalidate('admin.applications');
  const formats = useNumberFormats();
  const { mutateAsync } = trpc.admin.applications.undoBatch.useMutation({
    meta: { keepsData: true },
  });
  const [isUndoing, setIsUndoing] = useState(false);
  async function undo(batch: string) {
    if (isUndoing) return;
    setIsUndoing(true);
    let undone = 0;
    let skipped = 0;
    let after: string | undefined;
    try {
      do {
        const piece = await mutateAsync({ batch, ...(after === undefined ? {} : { after }) });
        undone += piece.undone;
        skipped += piece.skipped;
        after = piece.next ?? undefined;
      } while (after !== undefined);
      toast({
        title: m.applications_batch_done({ count: undone, skipped: formats.whole(skipped) }),
        variant: 'success',
      });
      onDone();
    } catch (error) {
      toastFailure(m.applications_undo_failed(), error);
    }
    setIsUndoing(false);
    void invalidate();
  }
  return { undo, isUndoing };
}
