import { z } from 'zod';
import { planIds } from '../content/plans.ts';
import { serviceIds } from '../content/service-ids.ts';
import { m } from '../i18n/paraglide/messages.js';
import { currencySchema } from './client.ts';
import { idSchema, text, wholeNumber } from './common.ts';
import { daySchema, optionalDaySchema } from './day.ts';

export const serviceStatusSchema = z.enum(['active', 'paused', 'ended']);
export type ServiceStatus = z.infer<typeof serviceStatusSchema>;

/** What an administrator enters of a service that a client has. */
const serviceFields = z.object({
  name: text(200).min(1, { error: () => m.validation_service_name() }),
  kind: z.enum(serviceIds).nullable(),
  plan: z.enum(planIds).nullable(),
  agents: wholeNumber(10_000),
  /** Of each agent. */
  hoursPerWeek: wholeNumber(168),
  /** Per hour and agent, in hundredths of the currency. */
  rateCents: z
    .number({ error: () => m.validation_number() })
    .int({ error: () => m.validation_two_decimals() })
    .min(0, { error: () => m.validation_min({ min: 0 }) })
    .max(100_000_00, { error: () => m.validation_max({ max: 100_000 }) }),
  currency: currencySchema,
  startsOn: daySchema,
  endsOn: optionalDaySchema,
  /** What is promised, in plain words. */
  sla: text(2000).nullable(),
  status: serviceStatusSchema,
});

/** A service cannot end before it began. */
const endsAfterStart = {
  check: ({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }) =>
    endsOn === null || endsOn >= startsOn,
  params: { path: ['endsOn'], error: () => m.validation_end_before_start() },
};

/** The form of the administrators' dialog. */
export const serviceFormSchema = serviceFields.refine(endsAfterStart.check, endsAfterStart.params);
export type ServiceForm = z.infer<typeof serviceFormSchema>;

export const createServiceInput = serviceFields
  .extend({ clientId: idSchema })
  .refine(endsAfterStart.check, endsAfterStart.params);
export type CreateServiceInput = z.infer<typeof createServiceInput>;

export const updateServiceInput = serviceFields
  .extend({
    id: idSchema,
    /** The version that was edited; a newer one in the database is a conflict. */
    version: z.number().int(),
  })
  .refine(endsAfterStart.check, endsAfterStart.params);
export type UpdateServiceInput = z.infer<typeof updateServiceInput>;

/** A service as the client sees it, who has nothing to hide from them. */
export const clientServiceSchema = serviceFields.extend({ id: idSchema });
export type ClientServiceRecord = z.infer<typeof clientServiceSchema>;

/** The same for administrators, who change it. */
export const adminServiceSchema = clientServiceSchema.extend({ version: z.number().int() });
export type AdminService = z.infer<typeof adminServiceSchema>;

export const ofClientInput = z.object({ clientId: idSchema });
