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
import { adminMutation, adminQuery, router } from '../../init.ts';

export const bookingsRouter = router({
  list: adminQuery(listBookingsInput, listBookingsOutput, listBookings),
  listCalendar: adminQuery(listCalendarInput, listCalendarOutput, listCalendar),
  get: adminQuery(byIdSchema, bookingRecordSchema, getBooking),
  reschedule: adminMutation(rescheduleBookingInput, bookingRecordSchema, rescheduleBookingAsAdmin),
  end: adminMutation(endBookingInput, bookingRecordSchema, endBooking),
  note: adminMutation(noteBookingInput, bookingRecordSchema, updateBookingNote),
  setDay: adminMutation(setDayInput, setDayOutput, setDay),
});
