import {
  bookingRecordSchema,
  endBookingInput,
  listBookingsInput,
  listBookingsOutput,
  listCalendarInput,
  listCalendarOutput,
  noteBookingInput,
  rescheduleBookingInput,
  setDayInput,
  setDayOutput,
} from '../../../../shared/contracts/booking-admin.ts';
import { byIdSchema } from '../../../../shared/contracts/fields.ts';
import {
  endBooking,
  getBooking,
  listBookings,
  listCalendar,
  rescheduleBookingAsAdmin,
  setDay,
  updateBookingNote,
} from '../../../services/bookings/admin-bookings.ts';
import { adminProcedure, router } from '../../init.ts';

export const bookingsRouter = router({
  list: adminProcedure
    .input(listBookingsInput)
    .output(listBookingsOutput)
    .query(({ ctx, input }) => listBookings(ctx, input)),

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
    .mutation(({ ctx, input }) => rescheduleBookingAsAdmin(ctx, input)),

  end: adminProcedure
    .input(endBookingInput)
    .output(bookingRecordSchema)
    .mutation(({ ctx, input }) => endBooking(ctx, input)),

  note: adminProcedure
    .input(noteBookingInput)
    .output(bookingRecordSchema)
    .mutation(({ ctx, input }) => updateBookingNote(ctx, input)),

  setDay: adminProcedure
    .input(setDayInput)
    .output(setDayOutput)
    .mutation(({ ctx, input }) => setDay(ctx, input)),
});
