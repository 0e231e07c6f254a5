import { useState } from 'react';
import {
  type ApplicationStatus,
  applicationStatusSchema,
} from '../../../shared/contracts/application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { Progress } from '../../ui/progress.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import {
  type BulkState,
  type BulkTarget,
  NotifyApplicantCheckbox,
  type NotifyChoice,
  useBulkReview,
  useNotifyChoice,
  useUndoBatch,
} from './decisions.tsx';
import { useNumberFormats } from './use-number-formats.ts';

interface BulkActionsProps {
  state: BulkState;
  onStart: () => void;
  onStop: () => void;
  onClose: () => void;
  /** Takes back what was changed. */
  onUndo: () => void;
  isUndoing: boolean;
}

function BulkActions({ state, onStart, onStop, onClose, onUndo, isUndoing }: BulkActionsProps) {
  const undoButton = state.changed > 0 && (
    <Button variant="secondary" pending={isUndoing} onClick={onUndo}>
      {m.applications_batch_undo()}
    </Button>
  );
  switch (state.phase) {
    case 'open':
      return (
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button onClick={onStart}>{m.applications_bulk_start()}</Button>
        </>
      );
    case 'running':
      return (
        <Button variant="secondary" onClick={onStop}>
          {m.applications_bulk_stop()}
        </Button>
      );
    case 'done':
      return (
        <>
          {undoButton}
          <Button disabled={isUndoing} onClick={onClose}>
            {m.applications_close()}
          </Button>
        </>
      );
    case 'stopped':
    case 'failed':
      return (
        <>
          {undoButton}
          <Button variant="secondary" disabled={isUndoing} onClick={onClose}>
            {m.applications_close()}
          </Button>
          {/* A changed record has to be looked at again first. */}
          {state.error?.code !== 'conflict' && (
            <Button disabled={isUndoing} onClick={onStart}>
              {m.applications_bulk_continue()}
            </Button>
          )}
        </>
      );
  }
}

interface BulkFormProps {
  status: ApplicationStatus | undefined;
  onStatus: (status: string) => void;
  notes: string;
  onNotes: (notes: string) => void;
  /** True to mail the applicants. */
  notify: NotifyChoice;
  hasError: boolean;
}

function BulkForm({ status, onStatus, notes, onNotes, notify, hasError }: BulkFormProps) {
  return (
    <div className="grid gap-5">
      <Field
        group
        required
        label={m.applications_bulk_status()}
        error={hasError && m.validation_required()}
      >
        <RadioGroup
          value={status ?? null}
          onValueChange={onStatus}
          options={applicationStatusSchema.options.map((value) => ({
            value,
            label: statusNames[value](),
          }))}
        />
      </Field>
      <Field label={m.applications_notes()} hint={m.applications_bulk_notes_hint()}>
        <Textarea
          value={notes}
          onChange={({ target }) => onNotes(target.value)}
          maxLength={5000}
          rows={3}
          dir="auto"
        />
      </Field>
      <NotifyApplicantCheckbox notify={notify} isMany />
    </div>
  );
}

interface BulkResultProps {
  state: BulkState;
  total: number;
}

const titles: Record<BulkState['phase'], () => string> = {
  open: m.applications_bulk,
  running: m.applications_bulk,
  stopped: m.applications_bulk_stopped,
  failed: m.applications_bulk_failed,
  done: m.applications_bulk_done,
};

function BulkResult({ state, total }: BulkResultProps) {
  const formats = useNumberFormats();
  const { phase, changed, skipped, error } = state;
  const done = changed + skipped;
  const left = total - done;
  return (
    <div className="grid gap-5">
      <Progress
        label={titles[phase]()}
        value={done}
        max={Math.max(total, 1)}
        valueText={m.applications_bulk_progress({
          done: formats.whole(done),
          total: formats.whole(total),
        })}
      />
      {error && (
        <Alert tone="danger">
          {error.code === 'conflict' ? m.applications_bulk_moved() : error.message}
        </Alert>
      )}
      <div role="status" className="grid gap-1 text-sm">
        {phase !== 'running' && (
          <>
            <p className="font-medium">{m.applications_bulk_changed({ count: changed })}</p>
            <p>
              {skipped > 0
                ? m.applications_bulk_skipped({ count: skipped })
                : phase === 'done' && m.applications_bulk_skipped_none()}
            </p>
            {left > 0 && <p>{m.applications_bulk_left({ count: left })}</p>}
          </>
        )}
      </div>
    </div>
  );
}

interface BulkDialogProps {
  /** Subject of the decision; the dialog is closed without it. */
  target: BulkTarget | undefined;
  /** `isDone` where the selection has served its purpose. */
  onClose: (isDone: boolean) => void;
}

/** One decision for many, its progress, and what came of it. */
export function BulkDialog({ target, onClose }: BulkDialogProps) {
  const { state, total, batch, run, stop, reset } = useBulkReview(target);
  const [status, setStatus] = useState<ApplicationStatus>();
  const [notes, setNotes] = useState('');
  const notify = useNotifyChoice();
  const [isChecked, setIsChecked] = useState(false);
  const isRunning = state.phase === 'running';

  function start() {
    setIsChecked(true);
    if (status) void run({ status, reviewNotes: notes, tellApplicant: notify.isNotified });
  }

  // The chosen rows have moved on twice, so a selection of theirs would match none of them.
  const { undo, isUndoing } = useUndoBatch(() => {
    reset();
    setIsChecked(false);
    setStatus(undefined);
    setNotes('');
    onClose(true);
  });

  function close() {
    if (isRunning || isUndoing) return;
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
      onClose={close}
      title={m.applications_bulk_title({ count: total })}
      description={m.applications_bulk_text()}
      footer={
        <BulkActions
          state={state}
          onStart={start}
          onStop={stop}
          onClose={close}
          onUndo={() => void undo(batch())}
          isUndoing={isUndoing}
        />
      }
    >
      {state.phase === 'open' ? (
        <BulkForm
          status={status}
          onStatus={(value) => setStatus(applicationStatusSchema.parse(value))}
          notes={notes}
          onNotes={setNotes}
          notify={notify}
          hasError={isChecked && !status}
        />
      ) : (
        <BulkResult state={state} total={total} />
      )}
    </Dialog>
  );
}
