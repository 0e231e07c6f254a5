import type { ProvenChangeInput } from '../../../../shared/contracts/second-factor.ts';
import type { FieldIssue } from '../../../../shared/errors.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProveForm } from './prove-form.tsx';

interface ProveDialogProps {
  title: string;
  /** What happens then. */
  text: string;
  action: string;
  variant: 'primary' | 'danger';
  isPending: boolean;
  send: (input: ProvenChangeInput) => Promise<FieldIssue[]>;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'second-factor-form';

/** A change of two-step login that password and code have to go with. */
export function ProveDialog({
  title,
  text,
  action,
  variant,
  isPending,
  send,
  onClose,
  returnFocus,
}: ProveDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnFocus={returnFocus}
      size="sm"
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} variant={variant} pending={isPending}>
            {action}
          </Button>
        </>
      }
    >
      <ProveForm id={formId} asksCode send={send} />
    </Dialog>
  );
}
