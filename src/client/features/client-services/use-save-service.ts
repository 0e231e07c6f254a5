import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { ServiceForm } from '../../../shared/contracts/client-service.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type SaveRecord, saveOutcome } from '../../lib/save-outcome.ts';
import { trpc } from '../../trpc.ts';

/** Adds a service to a client or changes one. */
export function useSaveService(clientId: string): {
  save: SaveRecord<ServiceForm>;
  isSaving: boolean;
} {
  const queryClient = useQueryClient();
  const create = trpc.admin.clientServices.create.useMutation();
  const update = trpc.admin.clientServices.update.useMutation();
  return {
    isSaving: create.isPending || update.isPending,
    save: (input, edited) =>
      saveOutcome(
        () =>
          edited
            ? update.mutateAsync({ ...input, id: edited.id, version: edited.version })
            : create.mutateAsync({ ...input, clientId }),
        {
          saved: m.client_portal_service_saved(),
          failed: m.client_portal_service_save_failed(),
          refresh: async () => {
            void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.clients) });
            await queryClient.invalidateQueries({
              queryKey: getQueryKey(trpc.admin.clientServices),
            });
          },
        },
      ),
  };
}
