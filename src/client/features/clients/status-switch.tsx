import type { ClientDetail } from '../../../shared/contracts/client-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRefresh } from './use-refresh.ts';

/** Active or not, changed at once. */
export function StatusSwitch({ client }: { client: ClientDetail }) {
  const { id, version, companyName: name } = client;
  const refresh = useRefresh();
  const update = trpc.admin.clients.update.useMutation({
    onSuccess: async ({ status }) => {
      await refresh();
      toast({
        title:
          status === 'active' ? m.clients_activated({ name }) : m.clients_deactivated({ name }),
        variant: 'success',
      });
    },
    onError: async (error) => {
      const { code, message } = readError(error);
      if (code === 'conflict' || code === 'not-found') await refresh();
      toast({
        title: m.clients_status_failed(),
        description: code === 'conflict' ? m.clients_status_conflict() : message,
        variant: 'danger',
      });
    },
  });
  const shown = update.isPending ? update.variables.status : client.status;
  return (
    <Switch
      label={m.clients_active_switch()}
      description={m.clients_active_switch_text()}
      checked={shown === 'active'}
      onCheckedChange={(isActive) => {
        if (!update.isPending) {
          update.mutate({ id, version, status: isActive ? 'active' : 'inactive' });
        }
      }}
    />
  );
}
