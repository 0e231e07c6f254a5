import { z } from 'zod';
import * as activity from '../../../../shared/contracts/activity.ts';
import { analyticsInput, analyticsOutput } from '../../../../shared/contracts/analytics.ts';
import { launchChecklistSchema, setTickInput } from '../../../../shared/contracts/launch.ts';
import { findRecordsInput, foundRecordSchema } from '../../../../shared/contracts/record-search.ts';
import { resumeQuotaSchema } from '../../../../shared/contracts/upload.ts';
import { listActivityPage, listRecentActivity } from '../../../services/activity/list-activity.ts';
import { getChecklist, setTick } from '../../../services/admin/launch-checklist.ts';
import { getAnalytics } from '../../../services/analytics/get-analytics.ts';
import { getStats } from '../../../services/analytics/overview.ts';
import { findRecords } from '../../../services/search/find-records.ts';
import { readResumeQuota } from '../../../services/uploads/resume-upload.ts';
import { adminMutation, adminProcedure, adminQuery, router } from '../../init.ts';

export const activityRouter = router({
  find: adminQuery(activity.listActivityInput, activity.listActivityOutput, listActivityPage),
});

export const analyticsRouter = router({
  get: adminQuery(analyticsInput, analyticsOutput, getAnalytics),
});

export const launchRouter = router({
  getChecklist: adminProcedure.output(launchChecklistSchema).query(({ ctx }) => getChecklist(ctx)),
  setTick: adminMutation(setTickInput, launchChecklistSchema, setTick),
});

export const searchRouter = router({
  find: adminQuery(findRecordsInput, z.array(foundRecordSchema), findRecords),
});

/** The dashboard shows this many of the newest events. */
const dashboardEvents = 10;

export const overviewRouter = router({
  getStats: adminProcedure.output(activity.adminStatsSchema).query(({ ctx }) => getStats(ctx)),

  listActivity: adminProcedure
    .output(activity.activitySchema.array())
    .query(({ ctx }) => listRecentActivity(ctx, { limit: dashboardEvents })),

  getResumeRoom: adminProcedure
    .output(resumeQuotaSchema)
    .query(({ ctx }) => readResumeQuota(ctx.em)),
});
