import * as booking from '../../../../shared/contracts/booking-admin.ts';
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
import { adminMutation, adminQuery, router } from '../../init.ts';

export const bookingsRouter = router({
  list: adminQuery(booking.listBookingsInput, booking.listBookingsOutput, listBookings),
  listCalendar: adminQuery(booking.listCalendarInput, booking.listCalendarOutput, listCalendar),
  get: adminQuery(byIdSchema, booking.bookingRecordSchema, getBooking),
  reschedule: adminMutation(
    booking.rescheduleBookingInput,
    booking.bookingRecordSchema,
    rescheduleBookingAsAdmin,
  ),
  end: adminMutation(booking.endBookingInput, booking.bookingRecordSchema, endBooking),
  note: adminMutation(booking.noteBookingInput, booking.bookingRecordSchema, updateBookingNote),
  setDay: adminMutation(booking.setDayInput, booking.setDayOutput, setDay),
});
