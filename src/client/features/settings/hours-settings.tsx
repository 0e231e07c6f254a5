import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Plus, Trash2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type FieldPath, useFieldArray, useFormContext } from 'react-hook-form';
import { meetingMinutes, officeTimeZone } from '../../../shared/content/meetings.ts';
import {
  type Availability,
  availabilitySchema,
  type Hours,
} from '../../../shared/contracts/availability.ts';
import type { AdminSettings } from '../../../shared/contracts/settings.ts';
import { getDateFormat } from '../../../shared/i18n/date-format.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { errorMessageAt, FieldGroup } from '../../ui/form-fields.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { QueryError } from '../../ui/query-result.tsx';
import type { FieldText } from '../../ui/record-form.tsx';
import { NumberInput, SettingForm } from './setting-form.tsx';

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
function HoursFields({ name, day }: HoursFieldsProps) {
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

/** Typing rests for so long before the server is asked, in milliseconds. */
const debounceMs = 400;

/** The form's values, once typing rests; null where they cannot be used. */
function useDebouncedDraft(): Availability | null {
  const { watch } = useFormContext<Availability>();
  const text = JSON.stringify(watch());
  const [resting, setResting] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setResting(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  const parsed = availabilitySchema.safeParse(JSON.parse(resting));
  return parsed.success ? parsed.data : null;
}

/** Times a visitor would be offered by the hours in the form. */
function SlotsPreview() {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const draft = useDebouncedDraft();
  const preview = trpc.admin.settings.previewSlots.useQuery(draft ?? skipToken, {
    placeholderData: keepPreviousData,
  });
  const moment = getDateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: officeTimeZone,
  });

  function content() {
    if (!draft) return <p className="mt-2 text-muted">{m.settings_preview_invalid()}</p>;
    if (preview.error) {
      return <QueryError title={m.settings_preview_failed()} query={preview} />;
    }
    if (!preview.data) return <Skeleton className="mt-3 h-24 w-full" />;
    const { slots, total } = preview.data;
    if (total === 0) return <p className="mt-2">{m.settings_preview_none()}</p>;
    const count = new Intl.NumberFormat(locale).format(total);
    return (
      <>
        <p className="mt-1 text-sm text-muted">{m.settings_preview_text({ count })}</p>
        <ul className="m-0 mt-3 grid list-none gap-x-6 gap-y-1 p-0 sm:grid-cols-2 lg:grid-cols-3">
          {slots.map((slot) => (
            <li key={slot.toISOString()}>
              <time dateTime={slot.toISOString()} className="figures">
                {moment.format(slot)}
              </time>
            </li>
          ))}
        </ul>
      </>
    );
  }

  return (
    <section
      aria-labelledby="preview-title"
      aria-busy={preview.isFetching || undefined}
      className="rounded border border-mist p-4"
    >
      <h3 id="preview-title" className="text-lg">
        {m.settings_preview()}
      </h3>
      {content()}
    </section>
  );
}

/** The days of the week from Monday on, in the reader's language. */
function weekdayNames(locale: string): string[] {
  const format = getDateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 5 January 2026 is a Monday.
  return Array.from({ length: 7 }, (_, index) =>
    format.format(new Date(Date.UTC(2026, 0, 5 + index))),
  );
}

/** A date of the office's calendar, `2026-12-24`, as the reader's language writes it. */
function formatIsoDate(date: string, locale: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return date;
  return getDateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(at);
}

interface ExceptionFieldsProps {
  index: number;
  onRemove: () => void;
}

/** A day with other hours than its weekday's, or with none. */
function ExceptionFields({ index, onRemove }: ExceptionFieldsProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { register, watch, formState } = useFormContext<Availability>();
  const date = watch(`exceptions.${index}.date`);
  const day = date ? formatIsoDate(date, locale) : m.settings_exception_new();
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

/** Days off, and days with other hours. */
function ExceptionsGroup() {
  const { control, setFocus } = useFormContext<Availability>();
  const { fields, append, remove } = useFieldArray({ control, name: 'exceptions' });

  function add() {
    const index = fields.length;
    append({ date: '', hours: [] }, { shouldFocus: false });
    setTimeout(() => setFocus(`exceptions.${index}.date`));
  }

  return (
    <FieldGroup title={m.settings_exceptions()} description={m.settings_exceptions_text()}>
      {fields.length === 0 ? (
        <p className="text-muted">{m.settings_exceptions_none()}</p>
      ) : (
        <ul className="m-0 grid list-none gap-4 p-0">
          {fields.map(({ id }, index) => (
            <ExceptionFields key={id} index={index} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
      <Button variant="secondary" size="sm" onClick={add} className="justify-self-start">
        <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
        {m.settings_exception_add()}
      </Button>
    </FieldGroup>
  );
}

const formatHours = (hours: readonly Hours[] | undefined) =>
  hours && hours.length > 0
    ? hours.map(({ from, to }) => m.settings_hours_range({ from, to })).join(', ')
    : m.settings_hours_none();

/** Every exception of a value, one a line. */
const formatExceptions = ({ exceptions }: Availability, locale: string) =>
  exceptions
    .map(({ date, hours }) => `${formatIsoDate(date, locale)}: ${formatHours(hours)}`)
    .join('; ') || m.settings_exceptions_none();

/** A plan of hours in words. */
function hoursTexts(value: Availability, locale: string): FieldText[] {
  return [
    ...weekdayNames(locale).map((name, day): FieldText => [name, formatHours(value.weekdays[day])]),
    [m.settings_exceptions(), formatExceptions(value, locale)],
    ...limits.map((limit): FieldText => [limitLabels[limit].name(), String(value[limit])]),
  ];
}

const limits = ['noticeHours', 'horizonDays', 'bufferMinutes'] as const;
const limitLabels = {
  noticeHours: { name: m.settings_hours_notice, note: m.settings_hours_notice_text },
  horizonDays: { name: m.settings_hours_horizon, note: m.settings_hours_horizon_text },
  bufferMinutes: { name: m.settings_hours_buffer, note: m.settings_hours_buffer_text },
} as const;

const resolver = contractResolver(availabilitySchema);

/** Hours in which meetings can be booked. */
export function HoursSettings({ availability }: { availability: AdminSettings['availability'] }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { mutateAsync } = trpc.admin.settings.updateAvailability.useMutation();
  return (
    <SettingForm<Availability>
      id="hours"
      title={m.settings_hours_title()}
      text={m.settings_hours_text({ minutes: meetingMinutes })}
      stored={availability}
      resolver={resolver}
      save={mutateAsync}
      savedText={m.settings_hours_saved}
      texts={(value) => hoursTexts(value, locale)}
    >
      <FieldGroup title={m.settings_hours_week()} className="gap-0">
        {weekdayNames(locale).map((day, index) => (
          <div
            key={day}
            className="grid gap-x-6 border-t border-mist py-3 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <p className="leading-11 font-medium">{day}</p>
            <HoursFields name={`weekdays.${index}`} day={day} />
          </div>
        ))}
      </FieldGroup>
      <ExceptionsGroup />
      <FieldGroup title={m.settings_hours_limits()} className="sm:grid-cols-3">
        {limits.map((limit) => (
          <NumberInput<Availability>
            key={limit}
            name={limit}
            label={limitLabels[limit].name()}
            hint={limitLabels[limit].note()}
          />
        ))}
      </FieldGroup>
      <SlotsPreview />
    </SettingForm>
  );
}
