import {
  answerChangeRequestInput,
  changeRequestSchema,
  listChangeRequestsInput,
  listChangeRequestsOutput,
} from '../../../../shared/contracts/change-request.ts';
import { byIdSchema } from '../../../../shared/contracts/common.ts';
import { answerChangeRequest } from '../../../services/change-requests/answer-change-request.ts';
import { getChangeRequest, listChangeRequests } from '../../../services/change-requests/list-change-requests.ts';
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
