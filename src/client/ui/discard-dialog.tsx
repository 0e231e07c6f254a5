import { m } from '../../shared/i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface DiscardDialogProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks whether what was typed may be lost. */
export function DiscardDialog({ open, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onKeep();
      }}
      size="sm"
      title={m.ui_discard_title()}
      description={m.ui_discard_text()}
      footer={
        <>
          <Button variant="secondary" onClick={onDiscard}>
            {m.ui_discard()}
          </Button>
          <Button onClick={onKeep}>{m.ui_discard_keep()}</Button>
        </>
      }
    />
  );
}
