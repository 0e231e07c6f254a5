import { useNavigate } from '@tanstack/react-router';
import type { ClientRecord, CreateClientInput } from '../../../shared/contracts/client-record.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

type SaveResult =
  | { outcome: 'saved' }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; issues: FieldIssue[] };

/** The client as it was when the editing began; missing for a new one. */
type EditedVersion = Pick<ClientRecord, 'id' | 'version'>;

export type SaveClient = (
  input: CreateClientInput,
  edited: EditedVersion | undefined,
) => Promise<SaveResult>;

/** Adds or updates, tells the result, and answers what the form has to show. */
export function useSaveClient(): { save: SaveClient; isSaving: boolean } {
  const refresh = useRefresh();
  const navigate = useNavigate();
  const create = trpc.admin.clients.create.useMutation();
  const update = trpc.admin.clients.update.useMutation();

  async function send(input: CreateClientInput, edited: EditedVersion | undefined) {
    if (edited) {
      await update.mutateAsync({ ...input, ...edited });
      toast({ title: m.clients_updated(), variant: 'success' });
      return;
    }
    const { id } = await create.mutateAsync(input);
    toast({
      title: m.clients_added(),
      variant: 'success',
      action: {
        label: m.clients_view_details(),
        onSelect: () => void navigate({ to: '/admin/clients/$id', params: { id } }),
      },
    });
  }

  return {
    isSaving: create.isPending || update.isPending,
    save: async (input, edited) => {
      try {
        await send(input, edited);
      } catch (error) {
        const { code, message, issues } = readError(error);
        if (code === 'conflict') {
          await refresh();
          return { outcome: 'conflict' };
        }
        toast({
          title: edited ? m.clients_update_failed() : m.clients_add_failed(),
          description: message,
          variant: 'danger',
        });
        return { outcome: 'refused', issues };
      }
      void refresh();
      return { outcome: 'saved' };
    },
  };
}
