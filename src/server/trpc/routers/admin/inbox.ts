import {
  answerChangeRequestInput,
  changeRequestSchema,
  listChangeRequestsInput,
  listChangeRequestsOutput,
} from '../../../../shared/contracts/change-request.ts';
import { byIdSchema, okSchema } from '../../../../shared/contracts/fields.ts';
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
import { adminProcedure, router } from '../../init.ts';

export const changeRequestsRouter = router({
  list: adminProcedure
    .input(listChangeRequestsInput)
    .output(listChangeRequestsOutput)
    .query(({ ctx, input }) => listChangeRequests(ctx, input)),

  get: adminProcedure
    .input(byIdSchema)
    .output(changeRequestSchema)
    .query(({ ctx, input }) => getChangeRequest(ctx, input)),

  answer: adminProcedure
    .input(answerChangeRequestInput)
    .output(changeRequestSchema)
    .mutation(({ ctx, input }) => answerChangeRequest(ctx, input)),
});

export const inboxRouter = router({
  counts: adminProcedure.output(inboxCountsSchema).query(({ ctx }) => countInbox(ctx)),

  listMessages: adminProcedure
    .input(listMessagesInput)
    .output(listMessagesOutput)
    .query(({ ctx, input }) => listMessages(ctx, input)),

  listMessageRecords: adminProcedure
    .input(listMessagesInput)
    .output(listMessageRecordsOutput)
    .query(({ ctx, input }) => listMessageRecords(ctx, input)),

  getMessage: adminProcedure
    .input(byIdSchema)
    .output(messageSchema)
    .query(({ ctx, input }) => getMessage(ctx, input)),

  updateMessage: adminProcedure
    .input(updateMessageInput)
    .output(messageSchema)
    .mutation(({ ctx, input }) => updateMessage(ctx, input)),

  deleteMessage: adminProcedure
    .input(byIdSchema)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await deleteMessage(ctx, input);
      return { ok: true };
    }),

  listRegistrations: adminProcedure
    .input(listRegistrationsInput)
    .output(listRegistrationsOutput)
    .query(({ ctx, input }) => listRegistrations(ctx, input)),

  handleRegistration: adminProcedure
    .input(handleRegistrationInput)
    .output(registrationSchema)
    .mutation(({ ctx, input }) => handleRegistration(ctx, input)),

  listSubscribers: adminProcedure
    .input(listSubscribersInput)
    .output(listSubscribersOutput)
    .query(({ ctx, input }) => listSubscribers(ctx, input)),

  deleteSubscriber: adminProcedure
    .input(byIdSchema)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await deleteSubscriber(ctx, input);
      return { ok: true };
    }),
});
