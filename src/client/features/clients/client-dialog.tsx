import type { ClientRecord } from '../../../shared/contracts/client-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
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
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      returnFocus={returnFocus}
      title={client ? m.clients_edit_title() : m.clients_add_title()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.clients_cancel()}
          </Button>
          <Button type="submit" form={formId} pending={isSaving}>
            {client ? m.clients_save() : m.clients_save_new()}
          </Button>
        </>
      }
    >
      {isOpen && <ClientForm id={formId} client={client} save={save} onClose={onClose} />}
    </Dialog>
  );
}
