import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { BookingRecord, EndStatus } from '../../../shared/contracts/booking-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { ends } from './booking-status.tsx';

/** Moves, cancels and notes a booking. A change by another person in the meantime is loaded and shown. */
export function useChangeBooking() {
  const queryClient = useQueryClient();

  const feedback = <Input,>(title: (input: Input) => string) => ({
    onSuccess: (booking: BookingRecord, input: Input) => {
      queryClient.setQueryData(
        getQueryKey(trpc.admin.bookings.get, { id: booking.id }, 'query'),
        booking,
      );
      toast({ title: title(input), variant: 'success' });
    },
    onError: (error: unknown) => {
      toastFailure(m.bookings_change_failed(), error);
    },
  });

  return {
    reschedule: trpc.admin.bookings.reschedule.useMutation(feedback(() => m.bookings_moved())),
    end: trpc.admin.bookings.end.useMutation(
      feedback(({ status }: { status: EndStatus }) => ends[status].done()),
    ),
    note: trpc.admin.bookings.note.useMutation(feedback(() => m.ui_note_saved())),
  };
}

interface VisitorNoteFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** Note for the mail that notifies a visitor of a change. */
export function VisitorNoteField({ value, onChange }: VisitorNoteFieldProps) {
  return (
    <Field label={m.bookings_visitor_note()} hint={m.bookings_visitor_note_hint()}>
      <Textarea
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={1000}
        rows={3}
        dir="auto"
      />
    </Field>
  );
}
