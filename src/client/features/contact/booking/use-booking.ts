import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type {
  BookingForm,
  BookMeetingOutput,
  bookingFormSchema,
} from '../../../../shared/contracts/booking.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { toast } from '../../../ui/toast.tsx';
import { forgetAttempt } from '../form/attempt-key.ts';
import { forgetFormDraft, openFormDraft } from '../form/form-draft.ts';
import { lazyResolver } from '../form/lazy-resolver.ts';
import { tellMissingConsent } from '../form/missing-consent.ts';
import { readFailure } from '../form/read-failure.ts';
import { useFormDraft } from '../form/use-form-draft.ts';
import { useSubmission } from '../form/use-submission.ts';
import { useSubmitOnce } from '../form/use-submit-once.ts';

type Values = z.input<typeof bookingFormSchema>;
export type BookedMeeting = BookMeetingOutput & { name: string };
export type KnownPerson = { name?: string; email?: string; company?: string };

const resolver = lazyResolver(() => import('./booking-resolver.ts'));
const fields = ['startsAt', 'name', 'email', 'company', 'topic', 'consent'] as const;

function draftValues(known: KnownPerson) {
  const kept = openFormDraft('meeting');
  return {
    startsAt: undefined,
    name: kept('name') || known.name,
    email: kept('email') || known.email,
    company: kept('company') || known.company,
    topic: kept('topic'),
    consent: undefined,
  };
}

interface BookingOptions {
  known: KnownPerson;
  timeZone: string;
  /** Somebody else was faster; what is free has to be asked for again. */
  onTaken: () => void;
  onBooked: (meeting: BookedMeeting) => void;
}

/** The form of a booking over the contract. */
export function useBooking({ known, timeZone, onTaken, onBooked }: BookingOptions) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const submission = useSubmission('meeting');
  const [defaultValues] = useState(() => draftValues(known));
  const [chosen, setChosen] = useState<Date>();
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const form = useForm<Values, unknown, BookingForm>({ resolver, defaultValues });
  useFormDraft('meeting', form);

  async function send(input: BookingForm) {
    setFailure(null);
    try {
      const meeting = await (await api()).public.bookMeeting.mutate({
        ...input,
        timeZone,
        ...submission.describe({ ...input, timeZone }),
      });
      forgetFormDraft('meeting');
      forgetAttempt('meeting');
      // Takes the place of what went wrong before.
      toast({ title: m.contact_booking_done_title(), variant: 'success' });
      onBooked({ ...meeting, name: input.name });
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown) {
    const { code, message, issues } = readFailure(error, { name: 'meeting', form, fields });
    const isTaken = code === 'slot-taken' || issues.some(({ path }) => path === 'startsAt');
    const title = isTaken ? m.contact_booking_taken_title() : m.contact_booking_failed_title();
    setFailure({ title, text: message });
    toast({ title, description: message, variant: 'danger' });
    if (!isTaken) return;
    setChosen(undefined);
    onTaken();
  }

  function showWhatIsMissing(errors: FieldErrors<Values>) {
    setFailure(null);
    tellMissingConsent(errors);
  }

  return {
    form,
    failure,
    trap: submission.trap,
    chosen,
    choose: (slot: Date) => {
      setFailure(null);
      setChosen(slot);
      form.setValue('startsAt', slot);
    },
    ...useSubmitOnce({ submit: form.handleSubmit(send, showWhatIsMissing), onBroken: fail }),
  };
}
