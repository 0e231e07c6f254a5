import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { meetingMinutes } from '../../../../shared/content/meetings.ts';
import type {
  BookingFields,
  BookMeetingOutput,
  bookingFormSchema,
} from '../../../../shared/contracts/booking.ts';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { getBrowserTimeZone } from '../../../lib/local-time.ts';
import type { UiError } from '../../../lib/read-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.tsx';
import { fieldProps, readFormDraft } from '../form/form-draft.ts';
import { ConsentCheckbox, ContactPersonFields } from '../form/form-fields.tsx';
import { lazyResolver, usePublicForm } from '../form/form-submission.ts';
import { HoneypotField, PrivacySentence } from '../form/public-form.tsx';
import { formatTimeZone, listMeetingZones, ZoneClocks } from './meeting-time.tsx';
import { DayPicker, groupSlotsByDay, TimePicker } from './slot-picker.tsx';

type Values = z.input<typeof bookingFormSchema>;
export type ConfirmedMeeting = BookMeetingOutput & { name: string };
export type BookingPrefill = { name?: string; email?: string; company?: string };

const resolver = lazyResolver(() => import('./booking-resolver.ts'));
const texts = ['name', 'email', 'company', 'topic'] as const;
const fields = ['startsAt', ...texts, 'consent'] as const;

function draftValues(known: BookingPrefill) {
  const draft = readFormDraft('meeting', texts);
  return {
    ...draft,
    name: draft.name || known.name,
    email: draft.email || known.email,
    company: draft.company || known.company,
  };
}

const isTaken = ({ code, issues }: UiError) =>
  code === 'slot-taken' || issues.some(({ path }) => path === 'startsAt');

const failureTitle = (failure: UiError) =>
  isTaken(failure) ? m.contact_booking_taken_title() : m.contact_booking_failed_title();

interface BookingOptions {
  known: BookingPrefill;
  timeZone: string;
  /** After a conflict: free times have to be requested again. */
  onTaken: () => void;
  onBooked: (meeting: ConfirmedMeeting) => void;
}

/** The form of a booking over the contract. */
function useBooking({ known, timeZone, onTaken, onBooked }: BookingOptions) {
  const [chosen, setChosen] = useState<Date>();
  const { form, clearFailure, ...state } = usePublicForm<Values, BookingFields, BookMeetingOutput>({
    name: 'meeting',
    resolver,
    defaultValues: () => draftValues(known),
    fields,
    send: (api, input, getMetadata) =>
      api.public.bookMeeting.mutate({
        ...input,
        timeZone,
        ...getMetadata({ ...input, timeZone }),
      }),
    onSent: (meeting, { name }) => {
      // Takes the place of what went wrong before.
      toast({ title: m.contact_booking_done_title(), variant: 'success' });
      onBooked({ ...meeting, name });
    },
    onFailure: (failure) => {
      toast({ title: failureTitle(failure), description: failure.message, variant: 'danger' });
      if (!isTaken(failure)) return;
      setChosen(undefined);
      onTaken();
    },
  });

  return {
    ...state,
    form,
    chosen,
    choose: (slot: Date) => {
      clearFailure();
      setChosen(slot);
      form.setValue('startsAt', slot);
    },
  };
}

interface BookingContactFieldsProps {
  form: UseFormReturn<Values, unknown, BookingFields>;
}

/** Visitor of the meeting. */
function BookingContactFields({ form }: BookingContactFieldsProps) {
  const { errors } = form.formState;
  const at = fieldProps('meeting', errors);
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <ContactPersonFields
        name="meeting"
        inputs={{
          name: form.register('name'),
          email: form.register('email'),
          company: form.register('company'),
        }}
        errors={errors}
      />
      <Field {...at('topic')} label={m.contact_booking_topic()} className="sm:col-span-2">
        <Textarea {...form.register('topic')} rows={3} maxLength={1000} />
      </Field>
      <div className="sm:col-span-2">
        <ConsentCheckbox {...form.register('consent')} {...at('consent')}>
          <PrivacySentence sentence={(link) => m.contact_consent({ link })} />
        </ConsentCheckbox>
      </div>
    </div>
  );
}

/** Holds the place of the rest of the form: the day lies ahead, the sun waits for an hour. */
function NoSlotChosen() {
  return (
    <div className="flex grow flex-col justify-end gap-4 pt-4">
      <p className="text-muted">{m.contact_booking_choose_first()}</p>
      <svg
        aria-hidden="true"
        viewBox="0 0 960 130"
        fill="none"
        preserveAspectRatio="xMidYMax slice"
        className="h-32 w-full"
      >
        <path d="M-300 130A330 120 0 0 1 360 130" stroke="var(--edge)" />
        <path
          d="M150 130A330 120 0 0 1 810 130"
          stroke="var(--sea)"
          strokeDasharray="1 6"
          strokeLinecap="round"
          strokeWidth="1.5"
        />
        <path d="M600 130A330 120 0 0 1 1260 130" stroke="var(--edge)" />
        <path d="M0 129.5H960" stroke="var(--edge)" />
        <circle cx="480" cy="10" r="9" fill="var(--paper)" stroke="var(--sun)" strokeWidth="1.5" />
      </svg>
    </div>
  );
}

interface BookingFormProps {
  /** At least one. */
  slots: readonly Date[];
  known: BookingPrefill;
  locale: Locale;
  onTaken: () => void;
  onBooked: (meeting: ConfirmedMeeting) => void;
}

/** A day and a half hour of it; the rest of the form follows the choice. */
export function BookingForm({ slots, known, locale, onTaken, onBooked }: BookingFormProps) {
  const [timeZone] = useState(getBrowserTimeZone);
  const days = groupSlotsByDay(slots, timeZone);
  const [dayKey, setDayKey] = useState<string>();
  const day = days.find(({ key }) => key === dayKey) ?? days[0];
  const booking = useBooking({ known, timeZone, onTaken, onBooked });
  const { form, chosen, failure, pending } = booking;
  const [now] = useState(() => new Date());
  const alert = useRef<HTMLDivElement>(null);

  // The button that had the focus is gone with the time it was for.
  const lostTime = failure !== null && chosen === undefined;
  useEffect(() => {
    if (lostTime) alert.current?.focus();
  }, [lostTime]);

  const failureAlert = failure && (
    <div ref={alert} tabIndex={-1} className="scroll-mt-32 outline-none">
      <Alert tone="danger" title={failureTitle(failure)}>
        {failure.message}
      </Alert>
    </div>
  );

  return (
    <form
      id="meeting-form"
      method="dialog"
      noValidate
      onSubmit={booking.submit}
      className="flex min-h-[inherit] flex-col gap-6"
    >
      <p className="text-sm text-muted">
        {m.contact_booking_zone({ zone: formatTimeZone(timeZone, chosen ?? now, locale) })}
      </p>
      {!chosen && failureAlert}
      <DayPicker
        name="meeting"
        days={days}
        value={day?.key ?? ''}
        timeZone={timeZone}
        locale={locale}
        onChange={setDayKey}
      />
      <TimePicker
        name="meeting"
        slots={day?.slots ?? []}
        value={chosen}
        timeZone={timeZone}
        locale={locale}
        onChange={booking.choose}
      />
      <HoneypotField ref={booking.trap} />
      {chosen ? (
        <div className="grid animate-rise-in gap-8 border-t border-edge pt-6">
          <div aria-live="polite" className="grid gap-4">
            <p className="text-sm font-medium">{m.contact_booking_chosen()}</p>
            <ZoneClocks
              from={chosen}
              to={new Date(chosen.getTime() + meetingMinutes * 60_000)}
              zones={listMeetingZones(timeZone)}
              locale={locale}
            />
          </div>
          <BookingContactFields form={form} />
          {failureAlert}
          <Button type="submit" size="lg" pending={pending} className="justify-self-start">
            {pending ? m.contact_booking_confirming() : m.contact_booking_confirm()}
          </Button>
        </div>
      ) : (
        <NoSlotChosen />
      )}
    </form>
  );
}
