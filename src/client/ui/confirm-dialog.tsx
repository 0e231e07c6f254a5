import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { canRetry } from '../lib/read-error.ts';
import { useSingleFlight } from '../lib/single-flight.ts';
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

interface ConfirmButtonProps
  extends Pick<
      ConfirmDialogProps,
      'title' | 'description' | 'cancelLabel' | 'returnFocus' | 'children'
    >,
    Pick<ButtonProps, 'variant' | 'size' | 'className' | 'disabled' | 'pending' | 'aria-label'> {
  label: string;
  /** Label of the button in the dialog, where it says more than the one that opens it. */
  action?: string;
  /** Style of the button in the dialog. */
  actionVariant?: ConfirmDialogProps['variant'];
  /** Resolves when the dialog has nothing more to ask; shows its failures itself. */
  onConfirm: () => Promise<unknown>;
}

/**
 * A button whose action is confirmed first. The dialog closes when the action has resolved, or was refused for good; it stays
 * where the action may succeed when it is tried again.
 */
export function ConfirmButton({
  title,
  description,
  cancelLabel,
  returnFocus,
  children,
  label,
  action = label,
  actionVariant,
  onConfirm,
  variant = 'secondary',
  ...button
}: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [confirm, isConfirming] = useSingleFlight(async () => {
    try {
      await onConfirm();
    } catch (error) {
      if (canRetry(error)) return;
    }
    setIsOpen(false);
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button {...button} variant={variant}>
          {label}
        </Button>
      }
      title={title}
      description={description}
      cancelLabel={cancelLabel}
      returnFocus={returnFocus}
      action={action}
      variant={actionVariant}
      pending={isConfirming}
      onConfirm={() => void confirm()}
    >
      {children}
    </ConfirmDialog>
  );
}
