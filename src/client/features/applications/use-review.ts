import { getRouteApi } from '@tanstack/react-router';
import type { ApplicationStatus } from '../../../shared/contracts/application.ts';
import type { ApplicationDetail } from '../../../shared/contracts/application-admin.ts';
import { undoMs } from '../../../shared/domain/decision-times.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { toast } from '../../ui/toast.tsx';
import { keepDraft, readDraft } from './note-drafts.ts';
import { useRefresh } from './use-refresh.ts';

const portal = getRouteApi('/portal');

interface ReviewOptions {
  onDecided: (id: string) => void;
  /** Somebody else decided on a newer version, which is loaded by then. */
  onConflict: (id: string) => void;
}

/** What the applicant learns of a decision, and when. */
function consequence(status: ApplicationStatus, isTold: boolean | undefined): string | undefined {
  if (status === 'rejected') return isTold ? m.admin_told_later() : m.admin_rejected_untold();
  return isTold ? m.admin_told() : undefined;
}

/** Sends a decision on the version that the reviewer sees, with a note that was not sent yet, and offers to undo it. */
export function useReview({ onDecided, onConflict }: ReviewOptions) {
  const refresh = useRefresh();
  const { user } = portal.useRouteContext();
  const noteOf = (id: string) => ({ userId: user.id, id, of: 'note' }) as const;
  const refreshAll = () => {
    void refresh.applications();
    void refresh.overview();
  };
  const undo = trpc.admin.applications.undoReview.useMutation({
    onSuccess: () => {
      toast({ title: m.admin_undone(), description: m.admin_undone_text(), variant: 'success' });
      refreshAll();
    },
    onError: (error) => {
      const { message } = readError(error);
      toast({ title: m.admin_undo_failed(), description: message, variant: 'danger' });
      refreshAll();
    },
  });
  const mutation = trpc.admin.applications.review.useMutation({
    onSuccess: ({ version }, { id, status, tellApplicant }) => {
      const description = consequence(status, tellApplicant);
      toast({
        title: m.admin_decided(),
        ...(description === undefined ? {} : { description }),
        variant: 'success',
        durationMs: undoMs,
        action: { label: m.admin_undo(), onSelect: () => undo.mutate({ id, version }) },
      });
      keepDraft(noteOf(id), undefined);
      onDecided(id);
      refreshAll();
    },
    onError: async (error, { id }) => {
      const { code, message } = readError(error);
      if (code === 'conflict') {
        await refresh.application(id);
        onConflict(id);
        void refresh.applications();
        return;
      }
      toast({ title: m.admin_decide_failed(), description: message, variant: 'danger' });
      if (code === 'not-found') void refresh.applications();
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
      const teamNote = readDraft(noteOf(id))?.trim();
      mutation.mutate({ id, version, ...decision, ...(teamNote ? { teamNote } : {}) });
    },
  };
}
