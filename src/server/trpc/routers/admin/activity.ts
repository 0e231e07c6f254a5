import { listActivityInput, listActivityOutput } from '../../../../shared/contracts/activity.ts';
import { findActivity } from '../../../services/activity/list-activity.ts';
import { adminProcedure, router } from '../../init.ts';

export const activityRouter = router({
  find: adminProcedure
    .input(listActivityInput)
    .output(listActivityOutput)
    .query(({ ctx, input }) => findActivity(ctx, input)),
});
