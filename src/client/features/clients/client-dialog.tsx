import type { ClientRecord } from '../../../shared/contracts/client-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ClientForm } from './client-form.tsx';
import { useSaveClient } from './use-save-client.ts';

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
