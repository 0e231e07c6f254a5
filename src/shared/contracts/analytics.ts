import { z } from 'zod';
import { adminStatsSchema } from './activity.ts';
import { applicationStatusSchema, positionSchema } from './application.ts';
import { applicationSummarySchema } from './application-admin.ts';

/** Days that end today, or everything there is. */
const analyticsPeriodSchema = z.enum(['7', '30', '90', '365', 'all']);
export type AnalyticsPeriod = z.infer<typeof analyticsPeriodSchema>;

export const analyticsInput = z.object({ period: analyticsPeriodSchema.default('30') });

const count = z.number().int();
const countsSchema = z.record(applicationStatusSchema, count);

/** A stretch of days, both included. */
const bucketSchema = z.object({ from: z.iso.date(), to: z.iso.date(), counts: countsSchema });
export type AnalyticsBucket = z.infer<typeof bucketSchema>;

export const analyticsOutput = z.object({
  period: analyticsPeriodSchema,
  /** First day of the period; days begin at midnight in Berlin. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Of everything, whatever the period. */
  totals: adminStatsSchema.omit({ trends: true }),
  /** Applications of the period. */
  statusCounts: countsSchema,
  unit: z.enum(['day', 'week', 'month']),
  stretches: z.array(bucketSchema),
  positions: z.array(z.object({ position: positionSchema, counts: countsSchema })),
  /** Final scores in tens, 0 to 9 first; the last one is 90 to 100. */
  scores: z.array(count).length(10),
  withoutScore: count,
  /** The five newest of all. */
  recent: z.array(
    applicationSummarySchema.pick({
      id: true,
      applicantName: true,
      position: true,
      status: true,
      finalScore: true,
      createdAt: true,
      isMasked: true,
    }),
  ),
  gallery: z.object({
    images: count,
    likes: count,
    /** Likes for an image, rounded. */
    averageLikes: count,
    /** Images with at least one like among all, in whole percent. */
    engagementRate: count,
  }),
});
export type Analytics = z.infer<typeof analyticsOutput>;
