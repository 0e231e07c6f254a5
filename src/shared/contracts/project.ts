import { z } from 'zod';
import { planIds, serviceIds } from '../content/offer.ts';
import { m } from '../i18n/paraglide/messages.js';
import { currencySchema } from './client.ts';
import {
  daySchema,
  editedFields,
  idSchema,
  optionalDaySchema,
  text,
  whenValid,
  wholeNumber,
} from './fields.ts';

export const serviceStatusSchema = z.enum(['active', 'paused', 'ended']);
export type ServiceStatus = z.infer<typeof serviceStatusSchema>;

/** Fields of a client's service, as an administrator enters them. */
const serviceFields = z.object({
  name: text(200).min(1, { error: () => m.validation_service_name() }),
  kind: z.enum(serviceIds).nullable(),
  plan: z.enum(planIds).nullable(),
  agents: wholeNumber(10_000),
  /** Of each agent. */
  hoursPerWeek: wholeNumber(168),
  /** Per hour and agent, in hundredths of the currency. */
  rateCents: z
    .number({ error: () => m.validation_hundredths() })
    .int({ error: () => m.validation_two_decimals() })
    .min(0, { error: () => m.validation_min({ min: 0 }) })
    .max(100_000_00, { error: () => m.validation_max({ max: 100_000 }) }),
  currency: currencySchema,
  startsOn: daySchema,
  endsOn: optionalDaySchema,
  /** The promise to the client, in plain words. */
  sla: text(2000).nullable(),
  status: serviceStatusSchema,
});

/** A service cannot end before it began. */
const endsAfterStart = {
  check: ({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }) =>
    endsOn === null || endsOn >= startsOn,
  params: {
    path: ['endsOn'],
    error: () => m.validation_end_before_start(),
    when: whenValid('startsOn', 'endsOn'),
  },
};

/** The form of the administrators' dialog. */
export const serviceFormSchema = serviceFields.refine(endsAfterStart.check, endsAfterStart.params);
export type ServiceFields = z.infer<typeof serviceFormSchema>;

export const createServiceInput = serviceFields
  .extend({ clientId: idSchema })
  .refine(endsAfterStart.check, endsAfterStart.params);
export type CreateServiceInput = z.infer<typeof createServiceInput>;

export const updateServiceInput = serviceFields
  .extend(editedFields)
  .refine(endsAfterStart.check, endsAfterStart.params);
export type UpdateServiceInput = z.infer<typeof updateServiceInput>;

/** A service as the client sees it, who has nothing to hide from them. */
export const clientServiceSchema = serviceFields.extend({ id: idSchema });
export type ClientServiceRecord = z.infer<typeof clientServiceSchema>;

/** The same for administrators, who change it. */
export const adminServiceSchema = clientServiceSchema.extend({ version: z.number().int() });
export type AdminService = z.infer<typeof adminServiceSchema>;

export const byClientInput = z.object({ clientId: idSchema });

export const projectStatusSchema = z.enum([
  'planned',
  'active',
  'on-hold',
  'completed',
  'cancelled',
]);
export type ProjectStatus = z.infer<typeof projectStatusSchema>;

/** A step of a project; they come in the order in which they stand. */
const milestoneSchema = z.object({
  id: idSchema,
  title: text(200).min(1, { error: () => m.validation_milestone_title() }),
  dueOn: optionalDaySchema,
  /** Null as long as it is ahead. */
  doneOn: optionalDaySchema,
});
export type Milestone = z.infer<typeof milestoneSchema>;

/** Fields of a project, as an administrator enters them. */
const projectFields = z.object({
  name: text(200).min(1, { error: () => m.validation_project_name() }),
  summary: text(5000),
  status: projectStatusSchema,
  startsOn: optionalDaySchema,
  dueOn: optionalDaySchema,
  /** Percent; null where the milestones say how far it is. */
  setProgress: z
    .number({ error: () => m.validation_whole_number() })
    .int({ error: () => m.validation_whole_number() })
    .min(0, { error: () => m.validation_min({ min: 0 }) })
    .max(100, { error: () => m.validation_max({ max: 100 }) })
    .nullable(),
  milestones: z.array(milestoneSchema).max(100),
});

const dueAfterStart = {
  check: ({ startsOn, dueOn }: { startsOn: string | null; dueOn: string | null }) =>
    startsOn === null || dueOn === null || dueOn >= startsOn,
  params: {
    path: ['dueOn'],
    error: () => m.validation_due_before_start(),
    when: whenValid('startsOn', 'dueOn'),
  },
};

/** The form of the administrators' dialog. */
export const projectFormSchema = projectFields.refine(dueAfterStart.check, dueAfterStart.params);
export type ProjectFields = z.infer<typeof projectFormSchema>;

export const createProjectInput = projectFields
  .extend({ clientId: idSchema })
  .refine(dueAfterStart.check, dueAfterStart.params);
export type CreateProjectInput = z.infer<typeof createProjectInput>;

export const updateProjectInput = projectFields
  .extend(editedFields)
  .refine(dueAfterStart.check, dueAfterStart.params);
export type UpdateProjectInput = z.infer<typeof updateProjectInput>;

export const projectUpdateSchema = z.object({
  id: idSchema,
  text: z.string(),
  authorName: z.string(),
  createdAt: z.date(),
});
export type ProjectUpdateRecord = z.infer<typeof projectUpdateSchema>;

/** One project of a list. */
export const projectSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  status: projectStatusSchema,
  startsOn: z.string().nullable(),
  dueOn: z.string().nullable(),
  /** Whole percent, as set or by the milestones. */
  progress: z.number().int(),
  milestonesDone: z.number().int(),
  milestonesTotal: z.number().int(),
  /** The next milestone that is not done. */
  nextMilestone: milestoneSchema.nullable(),
});
export type ProjectSummary = z.infer<typeof projectSummarySchema>;

/** Everything of one project, as the client sees it. */
export const projectSchema = projectSummarySchema.extend({
  summary: z.string(),
  milestones: z.array(milestoneSchema),
  /** The newest first. */
  updates: z.array(projectUpdateSchema),
});
export type ProjectRecord = z.infer<typeof projectSchema>;

/** The same for administrators, who change it. */
export const adminProjectSchema = projectSchema.extend({
  setProgress: z.number().int().nullable(),
  version: z.number().int(),
});
export type AdminProject = z.infer<typeof adminProjectSchema>;

export const postUpdateInput = z.object({
  projectId: idSchema,
  text: text(5000).min(1, { error: () => m.validation_update_text() }),
});
export type PostUpdateInput = z.infer<typeof postUpdateInput>;
