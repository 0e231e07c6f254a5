import { useState } from 'react';
import { type Hold, holdReasonSchema } from '../../shared/contracts/retention.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { useSingleFlight } from '../lib/single-flight.ts';
import { useDateTimeFormat } from '../lib/use-format.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DetailItem } from '../ui/fact.tsx';
import { ReasonDialog } from '../ui/reason-dialog.tsx';
import { saveWithFeedback } from '../ui/record-form.tsx';

interface LiftDialogProps extends Pick<HoldActions, 'onLift' | 'arrival'> {
  open: boolean;
  onClose: () => void;
}

/** Asks before a hold is lifted: the record may go within the hour. */
function LiftDialog({ open, onClose, onLift, arrival }: LiftDialogProps) {
  const [send, isSending] = useSingleFlight(async () => {
    const feedback = { saved: m.retention_lift_done(), failed: m.retention_lift_failed(), arrival };
    const { outcome } = await saveWithFeedback(onLift, feedback);
    if (outcome !== 'refused') onClose();
  });

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={m.retention_lift_title()}
      description={m.retention_lift_text()}
      action={m.retention_lift()}
      pending={isSending}
      onConfirm={() => void send()}
    />
  );
}

interface HoldActions {
  onHold: (reason: string) => Promise<unknown>;
  onLift: () => Promise<unknown>;
  /** Asks again for what is shown. */
  arrival: () => Promise<void>;
}

interface HoldControlProps extends HoldActions {
  /** Of the button. */
  id?: string;
  /** Name of the record, for screen readers. */
  record: string;
  hold: Hold | null;
}

/** The button that holds a record against erasure or lifts the hold, and the question before either. */
export function HoldControl({ id, record, hold, ...actions }: HoldControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const Question = hold ? LiftDialog : HoldDialog;
  return (
    <>
      <Button
        id={id}
        variant="quiet"
        size="sm"
        aria-label={hold ? m.retention_lift_of({ record }) : m.retention_hold_of({ record })}
        onClick={() => setIsOpen(true)}
      >
        {hold ? m.retention_lift() : m.retention_hold()}
      </Button>
      <Question open={isOpen} onClose={() => setIsOpen(false)} {...actions} />
    </>
  );
}

interface HoldDialogProps extends Pick<HoldActions, 'onHold' | 'arrival'> {
  open: boolean;
  onClose: () => void;
}

/** Asks why a record is to be held. */
function HoldDialog({ onHold, arrival, ...shown }: HoldDialogProps) {
  return (
    <ReasonDialog
      {...shown}
      title={m.retention_hold_title()}
      description={m.retention_hold_text()}
      label={m.retention_reason()}
      hint={m.retention_reason_hint()}
      action={m.retention_hold_confirm()}
      schema={holdReasonSchema}
      onSend={onHold}
      feedback={{ saved: m.retention_hold_done(), failed: m.retention_hold_failed(), arrival }}
    />
  );
}

/** Says why a record is held, by whom and since when. */
export function HoldText({ hold: { reason, by, at } }: { hold: Hold }) {
  const { moment } = useDateTimeFormat();
  return (
    <span className="block min-w-0">
      <span dir="auto" className="block wrap-anywhere whitespace-pre-line">
        {reason}
      </span>
      <span className="block text-xs text-muted">
        {m.retention_held_by({ name: by, date: moment(at) })}
      </span>
    </span>
  );
}

interface HoldDetailItemProps extends HoldActions {
  /** Name of the record, for screen readers. */
  record: string;
  query: { data: { hold: Hold | null } | undefined; isError: boolean };
}

/** Shows whether a record is held against erasure, with the button that changes it. */
export function HoldDetailItem({ record, query, ...actions }: HoldDetailItemProps) {
  const { data, isError } = query;
  return (
    <DetailItem label={m.retention_record()}>
      {data ? (
        <span className="flex flex-wrap items-center justify-between gap-x-4">
          {data.hold ? (
            <HoldText hold={data.hold} />
          ) : (
            <span className="text-muted">{m.retention_not_held()}</span>
          )}
          <HoldControl record={record} hold={data.hold} {...actions} />
        </span>
      ) : (
        <span className="text-muted">
          {isError ? m.retention_record_error() : m.retention_record_loading()}
        </span>
      )}
    </DetailItem>
  );
}
