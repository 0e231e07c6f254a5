import type { ProvenChangeInput } from '../../../../shared/contracts/second-factor.ts';
import type { FieldIssue } from '../../../../shared/errors.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
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
    <FormDialog
      open
      onClose={onClose}
      returnFocus={returnFocus}
      size="sm"
      title={title}
      description={text}
      formId={formId}
      action={action}
      variant={variant}
      pending={isPending}
    >
      <ProveForm id={formId} asksCode send={send} />
    </FormDialog>
  );
}
