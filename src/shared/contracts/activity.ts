import { z } from 'zod';
import { type ActivityAction, activityKinds } from '../domain/activity-kinds.ts';
import { idSchema, momentSchema, pageInput, pageOf } from './fields.ts';

/** Number a day over the last 30 days; a day begins at midnight in Berlin. */
const trendSchema = z.object({
  /** The oldest day first, today last. */
  days: z.array(z.number().int()).length(30),
  last: z.number().int(),
  /** In the 30 days before. */
  before: z.number().int(),
});
export type Trend = z.infer<typeof trendSchema>;

export const adminStatsSchema = z.object({
  totalApplications: z.number().int(),
  pendingApplications: z.number().int(),
  /** Clients whose status is active. */
  totalClients: z.number().int(),
  activeProjects: z.number().int(),
  totalUsers: z.number().int(),
  /** Records that came in or were added. */
  trends: z.object({ applications: trendSchema, clients: trendSchema, users: trendSchema }),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

/** Everything that is written down when it happens; what stands before the dot is the kind of record. */
export const auditActionSchema = z.enum([
  'user.login',
  'user.login-failed',
  'user.logout',
  'user.create',
  'user.invite',
  'user.join',
  'user.update',
  'user.role',
  'user.deactivate',
  'user.reactivate',
  'user.erase',
  'user.end-sessions',
  'user.password',
  'user.password-forgotten',
  'user.login-recovery',
  'user.code-failed',
  'user.second-factor-on',
  'user.second-factor-off',
  'user.second-factor-removed',
  'user.recovery-codes',
  'application.submit',
  'application.review',
  'application.undo',
  'application.tell',
  'application.note',
  'application.recompute',
  'application.retake',
  'application.retake-withdraw',
  'application.export',
  'application.reveal',
  'application.correct',
  'application.unlock',
  'application.withdraw',
  'application.download',
  'application.erase',
  'question.create',
  'question.update',
  'question.delete',
  'question.restore',
  'question.seed',
  'question.import',
  'question.export',
  'setting.update',
  'setting.mail-test',
  'setting.tick',
  'setting.untick',
  'retention.erase',
  'retention.hold',
  'retention.lift',
  'mail.resend',
  'resume.read',
  'contact.send',
  'contact.update',
  'contact.delete',
  'newsletter.delete',
  'newsletter.export',
  'client.register',
  'client.create',
  'client.update',
  'client.handle',
  'client.manager',
  'client.erase',
  'client.add-service',
  'client.change-service',
  'client.add-project',
  'client.change-project',
  'client.post-update',
  'client.draft-invoice',
  'client.change-invoice',
  'client.drop-invoice',
  'client.send-invoice',
  'client.settle-invoice',
  'client.reopen-invoice',
  'client.void-invoice',
  'client.credit-invoice',
  'client.ask-change',
  'client.answer-change',
  'client.withdraw-change',
  'employee.ask-change',
  'employee.answer-change',
  'employee.withdraw-change',
  'booking.create',
  'booking.move',
  'booking.cancel',
  'booking.reschedule',
  'booking.call-off',
  'booking.note',
  'employee.create',
  'employee.update',
  'employee.delete',
  'employee.restore',
  'employee.order',
  'employee.reveal',
  'employee.link',
  'employee.unlink',
  'employee.publish',
  'employee.unpublish',
  'gallery.upload',
  'gallery.update',
  'gallery.delete',
  'gallery.order',
  'news.create',
  'news.update',
  'news.publish',
  'news.delete',
  'news.restore',
  'announcement.create',
  'announcement.update',
  'announcement.publish',
  'announcement.delete',
  'announcement.restore',
  'resource.create',
  'resource.update',
  'resource.version',
  'resource.archive',
  'resource.unarchive',
  'resource.delete',
  'resource.restore',
  'resource.acknowledge',
  'activity.export',
] as const satisfies ActivityAction[]);
export type AuditAction = z.infer<typeof auditActionSchema>;

export const activitySchema = z.object({
  id: idSchema,
  at: z.date(),
  action: auditActionSchema,
  /** Null for a visitor, and for what the system did by itself. */
  actorId: idSchema.nullable(),
  actorName: z.string().nullable(),
  subjectId: z.string().nullable(),
  /** Name of the record: an applicant's name, a question's text, a setting's key. */
  subjectLabel: z.string().nullable(),
});
export type Activity = z.infer<typeof activitySchema>;

const activityKindSchema = z.enum(activityKinds);

/** Which events are wanted; each narrows the others. */
export const activityFilterSchema = z.object({
  actorId: idSchema.optional(),
  kind: activityKindSchema.optional(),
  /** The id of a record, or words of what it is called. */
  record: z.string().trim().max(200).optional(),
  from: momentSchema.optional(),
  /** The end of the time; not included. */
  until: momentSchema.optional(),
});
export type ActivityFilter = z.infer<typeof activityFilterSchema>;

export const listActivityInput = z.object({
  ...activityFilterSchema.shape,
  ...pageInput.pick({ after: true, before: true, limit: true }).shape,
});
export type ListActivityInput = z.infer<typeof listActivityInput>;

/** More rows than that are not counted. */
export const maxCountedActivityRows = 10_000;

export const listActivityOutput = pageOf(activitySchema).extend({
  /** Name of the person in the filter; null without one, or for an unknown id. */
  actorName: z.string().nullable(),
});
