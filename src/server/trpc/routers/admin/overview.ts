import { activitySchema, adminStatsSchema } from '../../../../shared/contracts/admin.ts';
import {
  setApplicationsEnabledInput,
  settingSchema,
} from '../../../../shared/contracts/settings.ts';
import { resumeRoomSchema } from '../../../../shared/contracts/upload.ts';
import { getStats } from '../../../services/analytics/overview.ts';
import { listActivity } from '../../../services/activity/list-activity.ts';
import { setApplicationsEnabled } from '../../../services/settings/applications-enabled.ts';
import { readResumeRoom } from '../../../services/uploads/resume-upload.ts';
import { adminProcedure, router } from '../../init.ts';

/** The dashboard shows this many of the newest events. */
const dashboardEvents = 10;

export const overviewRouter = router({
  getStats: adminProcedure.output(adminStatsSchema).query(({ ctx }) => getStats(ctx)),

  listActivity: adminProcedure
    .output(activitySchema.array())
    .query(({ ctx }) => listActivity(ctx, { limit: dashboardEvents })),

  getResumeRoom: adminProcedure.output(resumeRoomSchema).query(({ ctx }) => readResumeRoom(ctx.em)),

  setApplicationsEnabled: adminProcedure
    .input(setApplicationsEnabledInput)
    .output(settingSchema)
    .mutation(({ ctx, input }) => setApplicationsEnabled(ctx, input)),
});
