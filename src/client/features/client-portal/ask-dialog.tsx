import type { ClientServiceRecord } from '../../../shared/contracts/client-service.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { AskForm } from './ask-form.tsx';
import { useRequestChange } from './use-request-change.ts';

interface AskDialogProps {
  /** The id of a service, or `company`; the dialog is closed without one. */
  about: string | undefined;
  services: readonly ClientServiceRecord[];
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'ask-form';

export function AskDialog({ about, services, onClose, returnFocus }: AskDialogProps) {
  const { request, isSending } = useRequestChange();
  const isOpen = about !== undefined;
  const service = services.find(({ id }) => id === about);
  const isGone = isOpen && !service && about !== 'company';
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      returnFocus={returnFocus}
      title={m.client_portal_ask_title()}
      description={service ? service.name : !isGone && m.client_portal_ask_general()}
      formId={formId}
      action={m.client_portal_ask_send()}
      pending={isSending}
      isReady={!isGone}
    >
      {isGone && (
        <EmptyState
          title={m.client_portal_ask_gone()}
          action={
            <Button variant="secondary" onClick={onClose}>
              {m.client_portal_ask_back()}
            </Button>
          }
        >
          {m.client_portal_ask_gone_text()}
        </EmptyState>
      )}
      {isOpen && !isGone && (
        <AskForm key={about} id={formId} service={service} request={request} onClose={onClose} />
      )}
    </FormDialog>
  );
}
