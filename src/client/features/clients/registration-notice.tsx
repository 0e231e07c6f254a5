import type { ClientDetail } from '../../../shared/contracts/client-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRefresh } from './use-refresh.ts';

/** A registration nobody has dealt with yet, and the button that says somebody has. */
export function RegistrationNotice({ client }: { client: ClientDetail }) {
  const { id, version, isSuspicious } = client;
  const refresh = useRefresh();
  const handle = trpc.admin.inbox.handleRegistration.useMutation({
    onSuccess: async () => {
      toast({ title: m.clients_handled(), variant: 'success' });
      await refresh();
    },
    onError: async (error) => {
      const { code, message } = readError(error);
      if (code === 'conflict' || code === 'not-found') await refresh();
      toast({
        title: m.clients_handle_failed(),
        description: code === 'conflict' ? m.clients_status_conflict() : message,
        variant: 'danger',
      });
    },
  });
  return (
    <Alert tone={isSuspicious ? 'warning' : 'info'} title={m.clients_registration_waits_title()}>
      {isSuspicious && <p>{m.clients_registration_suspicious()}</p>}
      <p>{m.clients_registration_waits_text()}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        pending={handle.isPending}
        onClick={() => handle.mutate({ id, version, handled: true })}
      >
        {m.clients_handle()}
      </Button>
    </Alert>
  );
}
