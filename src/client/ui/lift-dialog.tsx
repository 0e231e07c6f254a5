import { useState } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { saveOutcome } from '../lib/save-outcome.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { HoldActions } from './hold-control.tsx';

interface LiftDialogProps extends Pick<HoldActions, 'onLift' | 'refresh'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a hold is lifted: the record may go within the hour. */
export function LiftDialog({ open, onOpenChange, onLift, refresh }: LiftDialogProps) {
  const [isSending, setIsSending] = useState(false);

  async function send() {
    if (isSending) return;
    setIsSending(true);
    const told = { saved: m.retention_lift_done(), failed: m.retention_lift_failed(), refresh };
    const { outcome } = await saveOutcome(onLift, told);
    setIsSending(false);
    if (outcome !== 'refused') onOpenChange(false);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.retention_lift_title()}
      description={m.retention_lift_text()}
      action={m.retention_lift()}
      pending={isSending}
      onConfirm={() => void send()}
    />
  );
}
