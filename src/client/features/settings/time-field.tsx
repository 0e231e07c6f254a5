import { useFormContext } from 'react-hook-form';
import type { Availability } from '../../../shared/contracts/availability.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface TimeFieldProps {
  name:
    | `weekdays.${number}.${number}.${'from' | 'to'}`
    | `exceptions.${number}.hours.${number}.${'from' | 'to'}`;
  /** For screen readers; a column's head says it to the eye. */
  label: string;
  error: string | undefined;
}

/** A time of day, by the clock of the office. */
export function TimeField({ name, label, error }: TimeFieldProps) {
  const { register } = useFormContext<Availability>();
  return (
    <Field
      label={<span className="sr-only">{label}</span>}
      error={error}
      className="w-31 gap-0 sm:w-36"
    >
      <Input {...register(name)} type="time" step={300} className="figures" />
    </Field>
  );
}
