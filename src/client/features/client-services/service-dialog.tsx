import type { ClientDetail } from '../../../shared/contracts/client-record.ts';
import type { AdminService } from '../../../shared/contracts/client-service.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ServiceForm } from './service-form.tsx';
import { useSaveService } from './use-save-service.ts';

interface ServiceDialogProps {
  client: ClientDetail;
  isOpen: boolean;
  /** The service as it is stored now; missing for a new one. */
  service: AdminService | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'service-form';

export function ServiceDialog({
  client,
  isOpen,
  service,
  onClose,
  returnFocus,
}: ServiceDialogProps) {
  const { save, isSaving } = useSaveService(client.id);
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={service ? m.client_portal_service_edit_title() : m.client_portal_service_add()}
      formId={formId}
      action={m.client_portal_save()}
      pending={isSaving}
    >
      {isOpen && (
        <ServiceForm
          id={formId}
          service={service}
          currency={client.preferredCurrency}
          save={save}
          onClose={onClose}
        />
      )}
    </FormDialog>
  );
}
