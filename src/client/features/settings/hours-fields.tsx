import { Plus, X } from 'lucide-react';
import { type FieldPath, useFieldArray, useFormContext } from 'react-hook-form';
import type { Availability } from '../../../shared/contracts/availability.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { errorMessageAt } from '../../ui/form-fields.tsx';
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
function TimeField({ name, label, error }: TimeFieldProps) {
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

interface HoursFieldsProps {
  /** Path of the day's hours in the form. */
  name: `weekdays.${number}` | `exceptions.${number}.hours`;
  /** Name of the day. */
  day: string;
}

const maxHourRanges = 6;

/** The hours of one day: none, or several with breaks between them. */
export function HoursFields({ name, day }: HoursFieldsProps) {
  const { formState, getValues, setFocus } = useFormContext<Availability>();
  const { fields, append, remove } = useFieldArray<Availability>({ name });

  function add() {
    append({ from: '09:00', to: '17:00' }, { shouldFocus: false });
    const path: FieldPath<Availability> = `${name}.${fields.length}.from`;
    setTimeout(() => setFocus(path));
  }

  const adder = fields.length < maxHourRanges && (
    <Button
      variant="quiet"
      size="sm"
      aria-label={m.settings_hours_add_label({ day })}
      onClick={add}
      className="my-1"
    >
      <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
      {m.settings_hours_add()}
    </Button>
  );

  if (fields.length === 0) {
    return (
      <div className="flex flex-wrap items-start gap-x-3">
        <p className="leading-11 text-muted">{m.settings_hours_none()}</p>
        {adder}
      </div>
    );
  }
  return (
    <div className="grid min-w-0 gap-3">
      {fields.map(({ id }, index) => (
        <div key={id} className="flex flex-wrap items-start gap-x-2 gap-y-1 sm:gap-x-3">
          <TimeField
            name={`${name}.${index}.from`}
            label={m.settings_hours_from_label({ day })}
            error={errorMessageAt(formState.errors, `${name}.${index}.from`)}
          />
          <TimeField
            name={`${name}.${index}.to`}
            label={m.settings_hours_to_label({ day })}
            error={errorMessageAt(formState.errors, `${name}.${index}.to`)}
          />
          <Button
            variant="quiet"
            size="icon"
            aria-label={m.settings_hours_remove({ day, ...getValues(`${name}.${index}`) })}
            onClick={() => remove(index)}
          >
            <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
          </Button>
          {index === fields.length - 1 && adder}
        </div>
      ))}
    </div>
  );
}
