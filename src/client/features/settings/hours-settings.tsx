import { useRouteContext } from '@tanstack/react-router';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { type Availability, type Hours, availabilitySchema } from '../../../shared/contracts/availability.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { HoursFields } from './hours-fields.tsx';
import { FieldGroup } from '../../ui/form-fields.tsx';
import type { Difference } from './conflict-notice.tsx';
import { meetingMinutes } from '../../../shared/content/meetings.ts';
import type { AdminSettings } from '../../../shared/contracts/settings.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.tsx';
import { NumberInput } from './number-input.tsx';
import { SettingForm } from './setting-form.tsx';
import { SettingSection } from './setting-section.tsx';
import { SlotsPreview } from './slots-preview.tsx';
import { useSettingForm } from './use-setting-form.ts';

/** The days of the week from Monday on, in the reader's language. */
function weekdayNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 5 January 2026 is a Monday.
  return Array.from({ length: 7 }, (_, index) =>
    format.format(new Date(Date.UTC(2026, 0, 5 + index))),
  );
}

/** A date of the office's calendar, `2026-12-24`, as the reader's language writes it. */
function dateInWords(date: string, locale: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return date;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(at);
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

const inWords = (hours: readonly Hours[] | undefined) =>
  hours && hours.length > 0
    ? hours.map(({ from, to }) => m.settings_hours_range({ from, to })).join(', ')
    : m.settings_hours_none();

/** Every exception of a value, one a line. */
const exceptionsInWords = ({ exceptions }: Availability, locale: string) =>
  exceptions
    .map(({ date, hours }) => `${dateInWords(date, locale)}: ${inWords(hours)}`)
    .join('; ') || m.settings_exceptions_none();

/** Where two plans of hours differ, in words. */
function hoursDifferences(
  stored: Availability,
  mine: Availability,
  locale: string,
): Difference[] {
  const all = [
    ...weekdayNames(locale).map((name, index) => ({
      name,
      stored: inWords(stored.weekdays[index]),
      mine: inWords(mine.weekdays[index]),
    })),
    {
      name: m.settings_exceptions(),
      stored: exceptionsInWords(stored, locale),
      mine: exceptionsInWords(mine, locale),
    },
    ...(['noticeHours', 'horizonDays', 'bufferMinutes'] as const).map((limit) => ({
      name: limitLabels[limit].name(),
      stored: String(stored[limit]),
      mine: String(mine[limit]),
    })),
  ];
  return all.filter((line) => line.stored !== line.mine);
}

const limitLabels = {
  noticeHours: { name: m.settings_hours_notice, note: m.settings_hours_notice_text },
  horizonDays: { name: m.settings_hours_horizon, note: m.settings_hours_horizon_text },
  bufferMinutes: { name: m.settings_hours_buffer, note: m.settings_hours_buffer_text },
} as const;

const resolver = contractResolver(availabilitySchema);
const limits = ['noticeHours', 'horizonDays', 'bufferMinutes'] as const;

/** When meetings can be booked. */
export function HoursSettings({ availability }: { availability: AdminSettings['availability'] }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { mutateAsync } = trpc.admin.settings.updateAvailability.useMutation();
  const setting = useSettingForm<Availability>({
    name: 'hours',
    stored: availability,
    resolver,
    save: mutateAsync,
    savedText: m.settings_hours_saved,
  });
  return (
    <SettingSection
      id="hours"
      title={m.settings_hours_title()}
      text={m.settings_hours_text({ minutes: meetingMinutes })}
      changed={availability.changed}
    >
      <SettingForm
        labelledBy="hours-title"
        setting={setting}
        differences={(stored, mine) => hoursDifferences(stored, mine, locale)}
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
    </SettingSection>
  );
}
