import {
  bookingRecordSchema,
  callOffBookingInput,
  listCalendarInput,
  listCalendarOutput,
  noteBookingInput,
  rescheduleBookingInput,
  setDayInput,
  setDayOutput,
} from '../../../../shared/contracts/booking-record.ts';
import { byIdSchema } from '../../../../shared/contracts/common.ts';
import { callOffBooking } from '../../../services/bookings/call-off-booking.ts';
import { getBooking } from '../../../services/bookings/get-booking.ts';
import { listCalendar } from '../../../services/bookings/list-calendar.ts';
import { noteBooking } from '../../../services/bookings/note-booking.ts';
import { rescheduleBooking } from '../../../services/bookings/reschedule-booking.ts';
import { setDay } from '../../../services/bookings/set-day.ts';
import { adminProcedure, router } from '../../init.ts';

export const bookingsRouter = router({
  listCalendar: adminProcedure
    .input(listCalendarInput)
    .output(listCalendarOutput)
    .query(({ ctx, input }) => listCalendar(ctx, input)),

  get: adminProcedure
    .input(byIdSchema)
    .output(bookingRecordSchema)
    .query(({ ctx, input }) => getBooking(ctx, input)),

  reschedule: adminProcedure
    .input(rescheduleBookingInput)
    .output(bookingRecordSchema)
    .mutation(({ ctx, input }) => rescheduleBooking(ctx, input)),

  callOff: adminProcedure
    .input(callOffBookingInput)
    .output(bookingRecordSchema)
    .mutation(({ ctx, input }) => callOffBooking(ctx, input)),

  note: adminProcedure
    .input(noteBookingInput)
    .output(bookingRecordSchema)
    .mutation(({ ctx, input }) => noteBooking(ctx, input)),

  setDay: adminProcedure
    .input(setDayInput)
    .output(setDayOutput)
    .mutation(({ ctx, input }) => setDay(ctx, input)),
});
