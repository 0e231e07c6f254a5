import { z } from 'zod';
import { applicationStatusSchema, positionSchema } from './application.ts';
import { applicationSummarySchema } from './application-record.ts';
import { sortOrderSchema } from './common.ts';

export const applicationSortSchema = z.enum([
  'createdAt',
  'applicantName',
  'email',
  'position',
  'status',
  'finalScore',
]);
export type ApplicationSort = z.infer<typeof applicationSortSchema>;

/** What narrows the table; every part must hold. */
export const applicationFilterSchema = z.object({
  /** Words, each of which must occur in name, e-mail address or phone number, in any order and spelling. */
  search: z.string().trim().max(200).optional(),
  status: applicationStatusSchema.optional(),
  /** Rejected, and nobody has told the applicant, nor will a mail. */
  untold: z.boolean().optional(),
  position: positionSchema.optional(),
  /** Whole percent, both ends included; who has no score is left out. */
  scoreFrom: z.number().int().min(0).max(100).optional(),
  scoreTo: z.number().int().min(0).max(100).optional(),
  /** Moments, of which a browser makes the days in Berlin. */
  appliedFrom: z.iso.datetime().optional(),
  appliedBefore: z.iso.datetime().optional(),
});
export type ApplicationFilter = z.infer<typeof applicationFilterSchema>;

const applicationTableSchema = applicationFilterSchema.extend({
  sort: applicationSortSchema.default('createdAt'),
  order: sortOrderSchema.default('desc'),
  /** Opaque keyset position; rows after it are given, or before it when `before` is set. */
  after: z.string().max(500).optional(),
  before: z.string().max(500).optional(),
});
export const listApplicationsInput = applicationTableSchema.extend({
  limit: z.number().int().min(1).max(1000).default(25),
});
export type ListApplicationsInput = z.infer<typeof listApplicationsInput>;

export const listApplicationsOutput = z.object({
  rows: z.array(applicationSummarySchema),
  /** Nothing has every word of the search; the rows are only similar to it. */
  isSimilar: z.boolean().optional(),
  /** Rows matching search and filters. */
  total: z.number().int(),
  /** Rows of each status matching the search and the other filters. */
  statusCounts: z.record(applicationStatusSchema, z.number().int()),
  /** Names are withheld until the reviewer has written a note. */
  isBlind: z.boolean(),
  /** When the server looked; what is done to all rows found is done to these. */
  asOf: z.date(),
  nextCursor: z.string().nullable(),
  previousCursor: z.string().nullable(),
});
