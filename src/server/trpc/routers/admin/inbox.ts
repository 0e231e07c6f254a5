import {
  answerChangeRequestInput,
  changeRequestSchema,
  listChangeRequestsInput,
  listChangeRequestsOutput,
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
import { answerChangeRequest } from '../../../services/change-requests/answer-change-request.ts';
import {
  getChangeRequest,
  listChangeRequests,
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
import { deleteSubscriber, listSubscribers } from '../../../services/newsletter/subscriber-list.ts';
import { adminCommand, adminMutation, adminProcedure, adminQuery, router } from '../../init.ts';

export const changeRequestsRouter = router({
  list: adminQuery(listChangeRequestsInput, listChangeRequestsOutput, listChangeRequests),
  get: adminQuery(byIdSchema, changeRequestSchema, getChangeRequest),
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
