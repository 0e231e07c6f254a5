import type { ApplicationStatus } from '../../../shared/contracts/application.ts';
import type { ApplicationDetail } from '../../../shared/contracts/application-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

interface ReviewOptions {
  onDecided: (id: string) => void;
  /** Somebody else decided on a newer version, which is loaded by then. */
  onConflict: (id: string) => void;
}

/** Sends a decision on the version that the reviewer sees. */
export function useReview({ onDecided, onConflict }: ReviewOptions) {
  const refresh = useRefresh();
  const mutation = trpc.admin.applications.review.useMutation({
    onSuccess: (_, { id, tellApplicant }) => {
      toast({
        title: m.admin_decided(),
        ...(tellApplicant ? { description: m.admin_told() } : {}),
        variant: 'success',
      });
      onDecided(id);
      void refresh.applications();
      void refresh.overview();
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
      if (!mutation.isPending) mutation.mutate({ id, version, ...decision });
    },
  };
}
