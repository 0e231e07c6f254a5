import type { ApplicationDetail } from '../../../shared/contracts/application-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Says why the applicant is covered, and uncovers once one's own note is in. */
export function CoveredNotice({ application }: { application: ApplicationDetail }) {
  const refresh = useRefresh();
  const mutation = trpc.admin.applications.reveal.useMutation({
    onSuccess: () => {
      void refresh.overview();
      return refresh.applications();
    },
    onError: (error) => {
      const { message } = readError(error);
      toast({ title: m.admin_app_reveal_failed(), description: message, variant: 'danger' });
    },
  });
  if (!application.isMasked) return null;
  return (
    <Alert title={m.admin_app_masked_title()}>
      <p>{application.canReveal ? m.admin_app_masked_ready() : m.admin_app_masked_text()}</p>
      {application.canReveal && (
        <Button
          size="sm"
          className="mt-2"
          pending={mutation.isPending}
          onClick={() => mutation.mutate({ id: application.id })}
        >
          {m.admin_app_reveal()}
        </Button>
      )}
    </Alert>
  );
}
