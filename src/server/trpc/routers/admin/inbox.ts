import * as booking from '../../../../shared/contracts/booking-admin.ts';
import {
  answerChangeRequestInput,
  changeRequestSchema,
  listChangeRequestsInput,
  listChangeRequestsOutput,
  revealedRequestSchema,
} from '../../../../shared/contracts/change-request.ts';
import { byIdSchema } from '../../../../shared/contracts/fields.ts';
import {
  handleRegistrationInput,
  inboxCountsSchema,
  listMessageRecordsOutput,
  listMessagesInput,
  listMessagesOutput,
  listRegistrationsInput,
  listRegistrationsOutput,
  listSubscribersInput,
  listSubscribersOutput,
  messageSchema,
  registrationSchema,
  updateMessageInput,
} from '../../../../shared/contracts/inbox.ts';
import {
  failedMailsSchema,
  listMailsInput,
  listMailsOutput,
  mailSchema,
} from '../../../../shared/contracts/mail.ts';
import {
  endBooking,
  getBooking,
  listBookings,
  listCalendar,
  rescheduleBookingAsAdmin,
  setDay,
  updateBookingNote,
} from '../../../services/bookings/admin-bookings.ts';
import { answerChangeRequest } from '../../../services/change-requests/answer-change-request.ts';
import {
  getChangeRequest,
  listChangeRequests,
  revealChangeRequest,
} from '../../../services/change-requests/list-change-requests.ts';
import {
  countInbox,
  deleteMessage,
  getMessage,
  listMessageRecords,
  listMessages,
  updateMessage,
} from '../../../services/inbox/messages.ts';
import { handleRegistration, listRegistrations } from '../../../services/inbox/registrations.ts';
import { countFailedMails, getMail, listMails, resendMail } from '../../../services/mail/outbox.ts';
import { deleteSubscriber, listSubscribers } from '../../../services/newsletter/subscriber-list.ts';
import { adminCommand, adminMutation, adminProcedure, adminQuery, router } from '../../init.ts';

export const mailsRouter = router({
  list: adminQuery(listMailsInput, listMailsOutput, listMails),
  get: adminQuery(byIdSchema, mailSchema, getMail),
  countFailed: adminProcedure.output(failedMailsSchema).query(({ ctx }) => countFailedMails(ctx)),
  resend: adminMutation(byIdSchema, mailSchema, resendMail),
});

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

export const changeRequestsRouter = router({
  list: adminQuery(listChangeRequestsInput, listChangeRequestsOutput, listChangeRequests),
  get: adminQuery(byIdSchema, changeRequestSchema, getChangeRequest),
  reveal: adminMutation(byIdSchema, revealedRequestSchema, revealChangeRequest),
  answer: adminMutation(answerChangeRequestInput, changeRequestSchema, answerChangeRequest),
});

export const inboxRouter = router({
  counts: adminProcedure.output(inboxCountsSchema).query(({ ctx }) => countInbox(ctx)),
  listMessages: adminQuery(listMessagesInput, listMessagesOutput, listMessages),
  listMessageRecords: adminQuery(listMessagesInput, listMessageRecordsOutput, listMessageRecords),
  getMessage: adminQuery(byIdSchema, messageSchema, getMessage),
  updateMessage: adminMutation(updateMessageInput, messageSchema, updateMessage),
  deleteMessage: adminCommand(byIdSchema, deleteMessage),
  listRegistrations: adminQuery(listRegistrationsInput, listRegistrationsOutput, listRegistrations),

  handleRegistration: adminMutation(
    handleRegistrationInput,
    registrationSchema,
    handleRegistration,
  ),

  listSubscribers: adminQuery(listSubscribersInput, listSubscribersOutput, listSubscribers),
  deleteSubscriber: adminCommand(byIdSchema, deleteSubscriber),
});
