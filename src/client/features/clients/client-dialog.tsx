import { useNavigate } from '@tanstack/react-router';
import type { ClientRecord, CreateClientInput } from '../../../shared/contracts/client-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type SaveRecord, saveOutcome } from '../../ui/record-form.tsx';
import { trpc } from '../../trpc.tsx';
import { useRefresh } from './use-refresh.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ClientForm } from './client-form.tsx';

/** Adds or updates, tells the result, and answers what the form has to show. */
function useSaveClient(): { save: SaveRecord<CreateClientInput>; isSaving: boolean } {
  const refresh = useRefresh();
  const navigate = useNavigate();
  const create = trpc.admin.clients.create.useMutation();
  const update = trpc.admin.clients.update.useMutation();

  return {
    isSaving: create.isPending || update.isPending,
    save: (input, edited) =>
      saveOutcome(
        () =>
          edited
            ? update.mutateAsync({ ...input, id: edited.id, version: edited.version })
            : create.mutateAsync(input),
        {
          saved: edited ? m.clients_updated() : m.clients_added(),
          next: edited
            ? undefined
            : ({ id }) => ({
                label: m.clients_view_details(),
                onSelect: () => void navigate({ to: '/admin/clients/$id', params: { id } }),
              }),
          failed: edited ? m.clients_update_failed() : m.clients_add_failed(),
          refresh,
        },
      ),
  };
}

interface ClientDialogProps {
  isOpen: boolean;
  /** The client as it is stored now; missing for a new one. */
  client?: ClientRecord;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'client-form';

export function ClientDialog({ isOpen, client, onClose, returnFocus }: ClientDialogProps) {
  const { save, isSaving } = useSaveClient();
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={client ? m.clients_edit_title() : m.clients_add_title()}
      formId={formId}
      action={client ? m.clients_save() : m.clients_save_new()}
      pending={isSaving}
    >
      {isOpen && <ClientForm id={formId} client={client} save={save} onClose={onClose} />}
    </FormDialog>
  );
}
