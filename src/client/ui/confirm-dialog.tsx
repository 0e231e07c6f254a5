import { Dialog as Radix } from 'radix-ui';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Button, type ButtonProps } from './button.tsx';
import { Dialog, type DialogChange, type DialogProps } from './dialog.tsx';

interface ConfirmDialogProps
  extends Pick<DialogProps, 'trigger' | 'title' | 'returnFocus' | 'children'>,
    Pick<ButtonProps, 'variant' | 'pending'> {
  open: boolean;
  /** The consequences, and whether they can be undone. */
  description: DialogProps['description'];
  /** Says what happens: "Delete the picture", not "Yes". */
  action: string;
  onConfirm: () => void;
  /** Label of the button that changes nothing, where "Cancel" would be ambiguous. */
  cancelLabel?: string;
}

/** Asks before something that hurts, or that cannot be taken back. */
export function ConfirmDialog({
  action,
  variant = 'danger',
  pending = false,
  onConfirm,
  cancelLabel = m.ui_cancel(),
  ...shown
}: ConfirmDialogProps & DialogChange) {
  return (
    <Dialog
      {...shown}
      size="sm"
      footer={
        <>
          <Radix.Close asChild>
            <Button variant="secondary">{cancelLabel}</Button>
          </Radix.Close>
          <Button variant={variant} pending={pending} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}
