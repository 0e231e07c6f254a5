import { z } from 'zod';
import { idSchema } from './common.ts';

export const adminStatsSchema = z.object({
  totalApplications: z.number().int(),
  pendingApplications: z.number().int(),
  /** Active users with the client role. */
  totalClients: z.number().int(),
  activeProjects: z.number().int(),
  totalUsers: z.number().int(),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

export const auditActionSchema = z.enum([
  'user.login',
  'user.login-failed',
  'user.logout',
  'user.create',
  'application.submit',
  'application.review',
  'question.create',
  'question.update',
  'question.delete',
  'question.restore',
  'question.seed',
  'setting.update',
  'resume.read',
]);
export type AuditAction = z.infer<typeof auditActionSchema>;

export const activitySchema = z.object({
  id: idSchema,
  at: z.date(),
  action: auditActionSchema,
  actorName: z.string().nullable(),
  subjectId: z.string().nullable(),
  /** What the record is called: an applicant's name, a question's text, a setting's key. */
  subjectLabel: z.string().nullable(),
});
export type Activity = z.infer<typeof activitySchema>;
