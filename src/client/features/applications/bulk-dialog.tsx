import { useState } from 'react';
import {
  type ApplicationStatus,
  applicationStatusSchema,
} from '../../../shared/contracts/application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Dialog } from '../../ui/dialog.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { BulkForm } from './bulk-form.tsx';
import { BulkResult } from './bulk-result.tsx';
import { type BulkTarget, useBulkReview } from './use-bulk-review.ts';
import { useTellChoice } from './use-tell-choice.ts';

interface BulkDialogProps {
  /** What is decided on; the dialog is closed without it. */
  target: BulkTarget | undefined;
  /** `isDone` where the selection has served its purpose. */
  onClose: (isDone: boolean) => void;
}

/** One decision for many, its progress, and what came of it. */
export function BulkDialog({ target, onClose }: BulkDialogProps) {
  const { state, total, run, stop, reset } = useBulkReview(target);
  const [status, setStatus] = useState<ApplicationStatus>();
  const [notes, setNotes] = useState('');
  const tell = useTellChoice();
  const [isChecked, setIsChecked] = useState(false);
  const isRunning = state.phase === 'running';

  function start() {
    setIsChecked(true);
    if (status) void run({ status, reviewNotes: notes, tellApplicant: tell.isTold });
  }

  function close() {
    if (isRunning) return;
    const isDone = state.phase === 'done';
    reset();
    setIsChecked(false);
    if (isDone) {
      setStatus(undefined);
      setNotes('');
    }
    onClose(isDone);
  }

  return (
    <Dialog
      open={target !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={m.admin_app_bulk_title({ count: total })}
      description={m.admin_app_bulk_text()}
      footer={<BulkActions state={state} onStart={start} onStop={stop} onClose={close} />}
    >
      {state.phase === 'open' ? (
        <BulkForm
          status={status}
          onStatus={(value) => setStatus(applicationStatusSchema.parse(value))}
          notes={notes}
          onNotes={setNotes}
          tell={tell}
          hasError={isChecked && !status}
        />
      ) : (
        <BulkResult state={state} total={total} />
      )}
    </Dialog>
  );
}
