import { useState } from 'react';
import { daySchema } from '../../../shared/contracts/day.ts';
import { officeDay } from '../../../shared/domain/office-day.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface PayDialogProps {
  isOpen: boolean;
  isPending: boolean;
  onClose: () => void;
  onPay: (day: string) => void;
}

/** Asks for the day of a payment; today is what it begins with. */
export function PayDialog({ isOpen, isPending, onClose, onPay }: PayDialogProps) {
  const [day, setDay] = useState(() => officeDay(new Date()));
  const [error, setError] = useState<string>();

  function pay() {
    if (isPending) return;
    const parsed = daySchema.safeParse(day);
    setError(parsed.error?.issues[0]?.message);
    if (parsed.success) onPay(parsed.data);
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={m.invoices_pay_title()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button pending={isPending} onClick={pay}>
            {m.invoices_pay()}
          </Button>
        </>
      }
    >
      <Field label={m.invoices_pay_day()} error={error}>
        <Input
          type="date"
          max={officeDay(new Date())}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
