import type { ReactNode } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What happens then, and whether it can be undone. */
  description: ReactNode;
  /** Says what happens: "Delete the picture", not "Yes". */
  action: string;
  pending?: boolean;
  onConfirm: () => void;
}

/** Asks before something that hurts. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  action,
  pending = false,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {m.ui_cancel()}
          </Button>
          <Button variant="danger" pending={pending} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}
