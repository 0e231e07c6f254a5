import { analyticsInput, analyticsOutput } from '../../../../shared/contracts/analytics.ts';
import { getAnalytics } from '../../../services/analytics/get-analytics.ts';
import { adminProcedure, router } from '../../init.ts';

export const analyticsRouter = router({
  get: adminProcedure
    .input(analyticsInput)
    .output(analyticsOutput)
    .query(({ ctx, input }) => getAnalytics(ctx, input)),
});
