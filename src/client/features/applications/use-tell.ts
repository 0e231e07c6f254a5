import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { toast } from '../../ui/toast.tsx';
import { useInvalidateApplications } from './use-applications.ts';

/** Tells applicants of the decision now, or notes that they know it. */
export function useTell(onDone?: () => void) {
  const refresh = useInvalidateApplications();
  const mutation = trpc.admin.applications.tell.useMutation({
    onSuccess: ({ told }, { how }) => {
      const title =
        told === 0
          ? m.admin_tell_nobody()
          : how === 'mail'
            ? m.admin_tell_now_done({ count: told })
            : m.admin_tell_elsewhere_done();
      toast({ title, variant: told === 0 ? 'default' : 'success' });
      onDone?.();
      void refresh.applications();
    },
    onError: (error) => {
      const { message } = readError(error);
      toast({ title: m.admin_tell_failed(), description: message, variant: 'danger' });
    },
  });
  return {
    isTelling: mutation.isPending,
    tell: (ids: string[], how: 'mail' | 'elsewhere') => {
      if (!mutation.isPending) mutation.mutate({ ids, how });
    },
  };
}
