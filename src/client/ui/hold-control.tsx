import { useState } from 'react';
import type { Hold } from '../../shared/contracts/retention-hold.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { LiftDialog } from './lift-dialog.tsx';

export interface HoldActions {
  onHold: (reason: string) => Promise<unknown>;
  onLift: () => Promise<unknown>;
  /** Asks again for what is shown. */
  refresh: () => Promise<void>;
}

interface HoldControlProps extends HoldActions {
  /** Of the button. */
  id?: string;
  /** What the record is called, for screen readers. */
  record: string;
  hold: Hold | null;
  onFocus?: () => void;
}

/** The button that holds a record against erasure or lifts the hold, and the question before either. */
export function HoldControl({ id, record, hold, onFocus, ...actions }: HoldControlProps) {
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
        onFocus={onFocus}
      >
        {hold ? m.retention_lift() : m.retention_hold()}
      </Button>
      <Question open={isOpen} onOpenChange={setIsOpen} {...actions} />
    </>
  );
}
