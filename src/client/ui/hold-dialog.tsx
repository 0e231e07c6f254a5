import { useId, useState } from 'react';
import { holdReasonSchema } from '../../shared/contracts/retention-hold.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { saveOutcome } from '../lib/save-outcome.ts';
import { Field } from './field.tsx';
import { FormDialog } from './form-dialog.tsx';
import type { HoldActions } from './hold-control.tsx';
import { Textarea } from './textarea.tsx';
import { toast } from './use-toast.ts';

interface HoldDialogProps extends Pick<HoldActions, 'onHold' | 'refresh'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks why a record is to be held. What was typed stays when the dialog is closed, and when sending fails. */
export function HoldDialog({ open, onOpenChange, onHold, refresh }: HoldDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function send() {
    if (isSending) return;
    const parsed = holdReasonSchema.safeParse(reason);
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    setIsSending(true);
    const told = { saved: m.retention_hold_done(), failed: m.retention_hold_failed(), refresh };
    const { outcome } = await saveOutcome(() => onHold(parsed.data), told);
    setIsSending(false);
    if (outcome === 'conflict') {
      toast({ title: told.failed, description: m.error_conflict(), variant: 'danger' });
    }
    if (outcome === 'refused') return;
    onOpenChange(false);
    setReason('');
  }

  return (
    <FormDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title={m.retention_hold_title()}
      description={m.retention_hold_text()}
      formId={formId}
      action={m.retention_hold_confirm()}
      pending={isSending}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog inside a form of its own is no part of that.
          event.stopPropagation();
          void send();
        }}
      >
        <Field label={m.retention_reason()} hint={m.retention_reason_hint()} error={error} required>
          <Textarea
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setError(undefined);
            }}
            maxLength={500}
            counter
            rows={3}
            dir="auto"
          />
        </Field>
      </form>
    </FormDialog>
  );
}
