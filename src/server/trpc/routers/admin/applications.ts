import {
  applicationDetailSchema,
  applicationSummarySchema,
  listApplicationsInput,
  listApplicationsOutput,
  reviewApplicationInput,
} from '../../../../shared/contracts/application.ts';
import { byIdSchema } from '../../../../shared/contracts/common.ts';
import { getApplication } from '../../../services/applications/get-application.ts';
import { listApplications } from '../../../services/applications/list-applications.ts';
import { reviewApplication } from '../../../services/applications/review-application.ts';
import { adminProcedure, router } from '../../init.ts';

export const applicationsRouter = router({
  list: adminProcedure
    .input(listApplicationsInput)
    .output(listApplicationsOutput)
    .query(({ ctx, input }) => listApplications(ctx, input)),

  get: adminProcedure
    .input(byIdSchema)
    .output(applicationDetailSchema)
    .query(({ ctx, input }) => getApplication(ctx, input)),

  review: adminProcedure
    .input(reviewApplicationInput)
    .output(applicationSummarySchema)
    .mutation(({ ctx, input }) => reviewApplication(ctx, input)),
});
