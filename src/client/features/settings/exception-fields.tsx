import { useRouteContext } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import type { Availability } from '../../../shared/contracts/availability.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { HoursFields } from './hours-fields.tsx';
import { dateInWords } from './weekday-names.ts';

interface ExceptionFieldsProps {
  index: number;
  onRemove: () => void;
}

/** A day with other hours than its weekday's, or with none. */
export function ExceptionFields({ index, onRemove }: ExceptionFieldsProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { register, watch, formState } = useFormContext<Availability>();
  const date = watch(`exceptions.${index}.date`);
  const day = date ? dateInWords(date, locale) : m.settings_exception_new();
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-mist pt-4 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <Field
        label={m.settings_exception_date()}
        required
        error={formState.errors.exceptions?.[index]?.date?.message}
      >
        <Input {...register(`exceptions.${index}.date`)} type="date" className="figures" />
      </Field>
      <div className="sm:pt-7">
        <HoursFields name={`exceptions.${index}.hours`} day={day} />
      </div>
      <Button
        variant="quiet"
        size="icon"
        aria-label={m.settings_exception_remove({ day })}
        onClick={onRemove}
        className="sm:mt-7"
      >
        <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </Button>
    </li>
  );
}
