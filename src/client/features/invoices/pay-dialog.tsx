import { useId, useState } from 'react';
import { daySchema } from '../../../shared/contracts/day.ts';
import { officeDay } from '../../../shared/domain/office-day.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';

interface PayDialogProps {
  isOpen: boolean;
  isPending: boolean;
  onClose: () => void;
  onPay: (day: string) => void;
}

/** Asks for the day of a payment; today is what it begins with. */
export function PayDialog({ isOpen, isPending, onClose, onPay }: PayDialogProps) {
  const formId = useId();
  const [day, setDay] = useState(() => officeDay(new Date()));
  const [error, setError] = useState<string>();

  function pay() {
    if (isPending) return;
    const parsed = daySchema.safeParse(day);
    setError(parsed.error?.issues[0]?.message);
    if (parsed.success) onPay(parsed.data);
  }

  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      size="sm"
      title={m.invoices_pay_title()}
      formId={formId}
      action={m.invoices_pay()}
      pending={isPending}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          pay();
        }}
      >
        <Field label={m.invoices_pay_day()} error={error}>
          <Input
            type="date"
            max={officeDay(new Date())}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </Field>
      </form>
    </FormDialog>
  );
}
