import { z } from 'zod';
import { type AuditAction, activitySchema } from './admin.ts';
import { idSchema } from './common.ts';
import { pageInput, pageOf } from './listing.ts';

type KindOf<Action> = Action extends `${infer Kind}.${string}` ? Kind : never;
export type ActivityKind = KindOf<AuditAction>;

export const activityKindSchema = z.enum([
  'user',
  'application',
  'resume',
  'question',
  'client',
  'contact',
  'booking',
  'newsletter',
  'employee',
  'news',
  'announcement',
  'resource',
  'gallery',
  'mail',
  'setting',
  'retention',
  'activity',
] as const satisfies ActivityKind[]);

/** Which events are wanted; each narrows the others. */
export const activityFilterSchema = z.object({
  actorId: idSchema.optional(),
  kind: activityKindSchema.optional(),
  /** The id of a record, or words of what it is called. */
  record: z.string().trim().max(200).optional(),
  from: z.iso.datetime().optional(),
  /** The end of the time; not included. */
  until: z.iso.datetime().optional(),
});
export type ActivityFilter = z.infer<typeof activityFilterSchema>;

export const listActivityInput = z.object({
  ...activityFilterSchema.shape,
  ...pageInput.pick({ after: true, before: true, limit: true }).shape,
});
export type ListActivityInput = z.infer<typeof listActivityInput>;

/** More rows than that are not counted. */
export const activityCountedTo = 10_000;

export const listActivityOutput = pageOf(activitySchema).extend({
  /** What the person of the filter is called; null without one, or where nobody has the id. */
  actorName: z.string().nullable(),
});
